import { z } from 'zod';

import { calendarDate, id } from './wire.ts';

export const dependentScopes = ['book', 'history', 'messages'] as const;

/** Spec §3: where a record stands with respect to the server. New records start at STATUS_NEUTRAL. */
const modificationStatuses = [
  'STATUS_CHILDREN_UPDATED', 'STATUS_DELETED', 'STATUS_NEUTRAL', 'STATUS_NEW', 'STATUS_NEW_UPDATED',
  'STATUS_NON_EXISTING', 'STATUS_UPDATED', 'STATUS_UPDATED_ORDER',
] as const;

/** A person whose access the signed-in user holds (spec §3, product §4). */
export const dependent = z.object({
  patientId: id,
  firstName: z.string(),
  lastName: z.string(),
  hin: z.string().nullable(),
  birthDate: calendarDate.nullable(),
  age: z.number().int().nullable(),
  hasAccess: z.boolean(),
  locked: z.boolean(),
  lockReason: z.string().optional(),
  relationship: z.string(),
  basis: z.string(),
  scopes: z.array(z.enum(dependentScopes)),
  state: z.enum(['pending', 'active', 'ended']),
  modificationStatus: z.enum(modificationStatuses),
});

/**
 * Names the person a call concerns: nothing or null is the user. The portal may post a whole Dependent;
 * the server reads `patientId` and nothing else grants anything (product §8).
 */
export const dependentReference = z.looseObject({ patientId: id }).nullish();

export type Dependent = z.infer<typeof dependent>;
export type DependentReference = z.infer<typeof dependentReference>;
export type DependentScope = (typeof dependentScopes)[number];
export type PatientId = Dependent['patientId'];
