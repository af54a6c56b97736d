import { z } from 'zod';

export const appointmentKinds = ['first', 'follow-up'] as const;

/** `covered`: by the public plan (RAMQ). */
export const coverages = ['covered', 'fees'] as const;

export const acceptedCards = ['quebec', 'other-province', 'none'] as const;

export const ageRange = z.object({ from: z.int().nullable(), to: z.int().nullable() });

/** Null or empty: the service does not say. */
export const serviceCare = z.object({
  ages: ageRange.nullable(),
  visit: z.enum(appointmentKinds).nullable(),
  coverage: z.enum(coverages).nullable(),
  fee: z.object({ cents: z.int().nullable(), text: z.string() }).nullable(),
  cards: z.array(z.enum(acceptedCards)),
});

export type AppointmentKind = (typeof appointmentKinds)[number];
export type Coverage = (typeof coverages)[number];
export type AcceptedCard = (typeof acceptedCards)[number];
export type AgeRange = z.infer<typeof ageRange>;
export type ServiceCare = z.infer<typeof serviceCare>;
