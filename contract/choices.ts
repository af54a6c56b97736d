import { z } from 'zod';

import { careTypes, modes } from './catalogues.ts';
import { id } from './wire.ts';

export const choice = z.object({
  clinicId: id,
  profId: id.nullable(),
  careType: z.enum(careTypes),
  mode: z.enum(modes),
  raisonVisite: z.string(),
  near: z.string().nullable(),
});

/** What can be booked again: with the professional, at the clinic, or not at all. */
const offers = ['professional', 'clinic', 'nothing'] as const;

/** GET user/choices (decision 90). */
export const choicesAnswer = z.object({
  choices: z.array(choice.extend({ patientId: id, offers: z.enum(offers) })),
});

export type Choice = z.infer<typeof choice>;
export type Offers = (typeof offers)[number];
export type ChoicesAnswer = z.infer<typeof choicesAnswer>;
