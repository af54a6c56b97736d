import { z } from 'zod';

import { dependentScopes } from './dependentScopes.ts';
import { id, calendarDate, line, typedName } from './wire.ts';

/** Emailed requests: `PUBLIC_URL/#<route>?key=<key>`. */
export const agreementRoute = '/nosession/agree';

const scopes = z.array(z.enum(dependentScopes));
const contact = z.strictObject({ email: z.string().max(254) });

/**
 * POST user/addDependent (product §8 addDependent). `scopes` defaults to all for a child, else *book*; `startsOn` to
 * today. Both days are included. `contact` receives the agreement link.
 */
export const addDependentBody = z.strictObject({
  hin: z.string().max(40).nullish(),
  firstName: typedName,
  lastName: typedName,
  birthDate: z.string().max(10),
  relationship: line(40),
  basis: line(40),
  scopes: scopes.min(1).optional(),
  startsOn: calendarDate.nullish(),
  endsOn: calendarDate.nullish(),
  contact: contact.nullish(),
});

/** POST user/requestAgreement: resends the link, for a request or an access locked at fourteen. */
export const requestAgreementBody = z.strictObject({ patientId: id, contact });

/** Privacy: excludes the delegate's private notes. */
export const delegate = z.object({
  linkId: id,
  firstName: z.string(),
  lastName: z.string(),
  /** As the delegate stated it. */
  relationship: z.string(),
  basis: z.string(),
  scopes,
  state: z.enum(['pending', 'active']),
  locked: z.boolean(),
  lockReason: z.string().optional(),
  startsOn: calendarDate,
  endsOn: calendarDate.nullable(),
  /** A request, or an access locked at the fourteenth birthday. */
  awaitsMe: z.boolean(),
  /** Empty when the decision is not the user's. */
  grantable: scopes,
  /** False for a mandate, which ends at the clinic. */
  mayWithdraw: z.boolean(),
});

/** GET user/delegates. Only users `verified` by a clinic can grant *history* and *messages*. */
export const delegatesAnswer = z.object({ verified: z.boolean(), delegates: z.array(delegate) });

/** POST user/grantAccess → the updated delegate: agrees, or changes scopes. */
export const grantAccessBody = z.strictObject({ linkId: id, scopes: scopes.min(1) });

/** POST user/withdrawAccess → 204: refuses a request, or ends an access at once. */
export const withdrawAccessBody = z.strictObject({ linkId: id });

/** POST nosession/api/agree: the emailed key and the birth date; five tries, seven days. */
export const agreementBody = z.strictObject({
  key: z.string().max(200),
  birthDate: calendarDate,
  action: z.enum(['read', 'agree', 'refuse']),
  /** Granted with `agree`; all of `grantable` by default. */
  scopes: scopes.min(1).optional(),
});

/** 410 `agreement.expired`, 403 `agreement.wrongBirthDate`. */
export const agreement = z.object({
  firstName: z.string(),
  requester: z.object({ firstName: z.string(), lastName: z.string() }),
  relationship: z.string(),
  /** Asked for; once `active`, granted. */
  scopes,
  /** Only *book*: no clinic verified the link holder's identity. */
  grantable: scopes,
  state: z.enum(['pending', 'active', 'ended']),
  endsOn: calendarDate.nullable(),
  /** Without one, no account finds the record. */
  hasNumber: z.boolean().optional(),
});

export type AddDependentBody = z.infer<typeof addDependentBody>;
export type RequestAgreementBody = z.infer<typeof requestAgreementBody>;
export type Delegate = z.infer<typeof delegate>;
export type DelegatesAnswer = z.infer<typeof delegatesAnswer>;
export type GrantAccessBody = z.infer<typeof grantAccessBody>;
export type WithdrawAccessBody = z.infer<typeof withdrawAccessBody>;
export type AgreementBody = z.infer<typeof agreementBody>;
export type Agreement = z.infer<typeof agreement>;
