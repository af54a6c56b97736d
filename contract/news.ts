import { z } from 'zod';

import { newsKinds, textNumberStates } from './catalogues.ts';

export const newsKind = z.enum(newsKinds);

/** GET and POST user/texts. `waiting`: for its code; `stopped`: the phone answered STOP. */
export const textNumber = z.object({
  isOffered: z.boolean(),
  number: z.string().nullable(),
  state: z.enum(textNumberStates),
});

export const textNumberBody = z.strictObject({ number: z.string().max(40) });

export const textCodeBody = z.strictObject({ code: z.string().max(20) });

/** GET user/pushes; `isOn`: this device. */
export const pushes = z.object({ serverKey: z.string().nullable(), isOn: z.boolean() });

/** As browsers give it (RFC 8291). */
export const pushSubscriptionBody = z.strictObject({
  endpoint: z.string().max(1_000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
});

export type NewsKind = z.infer<typeof newsKind>;
export type TextNumber = z.infer<typeof textNumber>;
export type Pushes = z.infer<typeof pushes>;
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBody>;
