import { z } from 'zod';

import { dependentScopes } from './dependentScopes.ts';
import { calendarDate, id, line } from './wire.ts';

/** Spec §3. New records start at STATUS_NEUTRAL. */
const modificationStatuses = [
  'STATUS_CHILDREN_UPDATED',
  'STATUS_DELETED',
  'STATUS_NEUTRAL',
  'STATUS_NEW',
  'STATUS_NEW_UPDATED',
  'STATUS_NON_EXISTING',
  'STATUS_UPDATED',
  'STATUS_UPDATED_ORDER',
] as const;

/** Spec §3, product §4. */
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
  /** For a pending access, or one locked at fourteen. */
  awaiting: z.enum(['person', 'clinic']).optional(),
  /** Both days included; without a last day, no expiry. */
  startsOn: calendarDate.optional(),
  endsOn: calendarDate.nullable().optional(),
  modificationStatus: z.enum(modificationStatuses),
});

/** Nothing or null is the user. The server reads only `patientId` (product §8). */
export const dependentReference = z.looseObject({ patientId: id }).nullish();

const wished = z.looseObject({
  patientId: id,
  hasAccess: z.boolean().optional(),
  locked: z.boolean().optional(),
  scopes: z.array(z.enum(dependentScopes)).optional(),
  relationship: line(40).optional(),
});

/**
 * POST user/removeDependentAccess and user/lockDependentAccess: the bare dependent, or one in `dependent` (product
 * §8).
 */
export const dependentBody = z
  .union([z.looseObject({ patientId: id }), z.strictObject({ dependent: dependentReference })])
  .nullish();

/** POST user/updateAccessDependent: the desired dependent; other fields are ignored. */
export const dependentInputBody = z.union([wished, z.strictObject({ dependent: wished.nullish() })]).nullish();

export type AccessInput = Partial<Pick<z.infer<typeof wished>, 'hasAccess' | 'locked' | 'scopes' | 'relationship'>>;
export type DependentBody = z.infer<typeof dependentBody>;
export type DependentInputBody = z.infer<typeof dependentInputBody>;
export type Dependent = z.infer<typeof dependent>;
export type DependentReference = z.infer<typeof dependentReference>;
export type DependentScope = (typeof dependentScopes)[number];
export type PatientId = Dependent['patientId'];
