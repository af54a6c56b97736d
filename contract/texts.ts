import { z } from 'zod';

import { newsKinds, textNumberStates } from './catalogues.ts';

const kinds = z.array(z.enum(newsKinds)).max(newsKinds.length);

/** GET, POST and PUT user/texts. `isOffered`: this server sends texts. */
export const texts = z.object({
  isOffered: z.boolean(),
  number: z.string().nullable(),
  state: z.enum(textNumberStates),
  kinds,
  showsDetails: z.boolean(),
});

export const textNumberBody = z.strictObject({ number: z.string().max(40) });

export const textCodeBody = z.strictObject({ code: z.string().max(20) });

export const textChoicesBody = z.strictObject({ kinds, showsDetails: z.boolean() });

export type Texts = z.infer<typeof texts>;
export type TextChoices = z.infer<typeof textChoicesBody>;
