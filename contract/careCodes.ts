export const appointmentKinds = ['first', 'follow-up'] as const;

/** `covered`: by the public plan (RAMQ). */
export const coverages = ['covered', 'fees'] as const;

export const acceptedCards = ['quebec', 'other-province', 'none'] as const;

export type AppointmentKind = (typeof appointmentKinds)[number];
export type Coverage = (typeof coverages)[number];
export type AcceptedCard = (typeof acceptedCards)[number];
