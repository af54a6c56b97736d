import { z } from 'zod';

import { careTypes, modes } from './catalogues.ts';
import { id } from './wire.ts';

/** Decision 90 */
export const choice = z.object({
  clinicId: id,
  profId: id.nullable(),
  careType: z.enum(careTypes),
  mode: z.enum(modes),
  raisonVisite: z.string(),
  near: z.string().nullable(),
});

export const choicesAnswer = z.array(choice.extend({ patientId: id }));

export type Choice = z.infer<typeof choice>;
export type ChoicesAnswer = z.infer<typeof choicesAnswer>;
