import { z } from 'zod';

import { newsKinds } from './catalogues.ts';

const kinds = z.array(z.enum(newsKinds)).max(newsKinds.length);

/** GET, POST and PUT user/pushes. `serverKey` null: none are sent; `isOn`: on this device; `elsewhere`: other devices. */
export const pushes = z.object({
  serverKey: z.string().nullable(),
  isOn: z.boolean(),
  elsewhere: z.number().int(),
  kinds,
});

/** As browsers give it (RFC 8291). */
export const pushSubscriptionBody = z.strictObject({
  endpoint: z.string().max(2_000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
});

export const pushChoicesBody = z.strictObject({ kinds });

export type Pushes = z.infer<typeof pushes>;
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBody>;
export type PushChoices = z.infer<typeof pushChoicesBody>;
