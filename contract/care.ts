import { z } from 'zod';

import { acceptedCards, appointmentKinds, coverages } from './careCodes.ts';

export const ageRange = z.object({ from: z.int().nullable(), to: z.int().nullable() });

/** Null or empty: the service does not say. */
export const serviceCare = z.object({
  ages: ageRange.nullable(),
  visit: z.enum(appointmentKinds).nullable(),
  coverage: z.enum(coverages).nullable(),
  fee: z.object({ cents: z.int().nullable(), text: z.string() }).nullable(),
  cards: z.array(z.enum(acceptedCards)),
});

export type AgeRange = z.infer<typeof ageRange>;
export type ServiceCare = z.infer<typeof serviceCare>;
