import { z } from 'zod';

import { dependentScopes } from './dependentScopes.ts';
import { id, calendarDate, line } from './wire.ts';

/** Where the link of a mailed request leads inside the portal: `PUBLIC_URL/#<route>?key=<key>`. */
export const agreementRoute = '/nosession/agree';

const scopes = z.array(z.enum(dependentScopes));
const contact = z.strictObject({ email: z.string().max(254) });

/**
 * POST user/addDependent: somebody to act for (product §8 addDependent). `scopes` are the levels asked for (all three for a child, else
 * *book*); `startsOn` (today) and `endsOn` (none) the days of the access, both included. `contact` gets a link to agree by, where the
 * person is to agree.
 */
export const addDependentBody = z.strictObject({
  hin: z.string().max(40).nullish(),
  firstName: z.string().max(200),
  lastName: z.string().max(200),
  birthDate: z.string().max(10),
  relationship: line(40),
  basis: line(40),
  scopes: scopes.min(1).optional(),
  startsOn: calendarDate.nullish(),
  endsOn: calendarDate.nullish(),
  contact: contact.nullish(),
});

/** POST user/requestAgreement: mails somebody again the link by which they agree: to a request, or to share again from fourteen on. */
export const requestAgreementBody = z.strictObject({ patientId: id, contact });

/** Somebody who acts for the user, or asks to; never the holder’s own words about them. */
export const delegate = z.object({
  linkId: id,
  firstName: z.string(),
  lastName: z.string(),
  /** Who the user is to them, as they said. */
  relationship: z.string(),
  basis: z.string(),
  /** The levels they have; of a request, those they ask for. */
  scopes,
  state: z.enum(['pending', 'active']),
  locked: z.boolean(),
  lockReason: z.string().optional(),
  startsOn: calendarDate,
  endsOn: calendarDate.nullable(),
  /** Whether it waits for the user’s decision: a request, or an access that the fourteenth birthday locked. */
  awaitsMe: z.boolean(),
  /** The levels that the user may grant; none where the decision is not theirs. */
  grantable: scopes,
  /** Whether the user may refuse or end it; a mandate ends at the clinic. */
  mayWithdraw: z.boolean(),
});

/** GET user/delegates. Not `verified`: the user says who they are, no clinic has seen it; then *history* and *messages* are not granted. */
export const delegatesAnswer = z.object({ verified: z.boolean(), delegates: z.array(delegate) });

/** POST user/grantAccess: agrees to a request, grants again, or changes the levels → the delegate as it then stands. */
export const grantAccessBody = z.strictObject({ linkId: id, scopes: scopes.min(1) });

/** POST user/withdrawAccess → 204: refuses a request, or ends an access at once. */
export const withdrawAccessBody = z.strictObject({ linkId: id });

/** POST nosession/api/agree: the key of a mailed request and the birth date, five tries, for seven days; reading changes nothing. */
export const agreementBody = z.strictObject({
  key: z.string().max(200),
  birthDate: calendarDate,
  action: z.enum(['read', 'agree', 'refuse']),
  /** With `agree`: the levels granted, among `grantable`; all of those without. */
  scopes: scopes.min(1).optional(),
});

/** The request as whoever holds the link sees it. 410 `agreement.expired`, 403 `agreement.wrongBirthDate`. */
export const agreement = z.object({
  /** The person whom the link asks. */
  firstName: z.string(),
  /** Who asks to act for them. */
  requester: z.object({ firstName: z.string(), lastName: z.string() }),
  relationship: z.string(),
  /** The levels asked for; once `active`, those granted. */
  scopes,
  /** The levels that may be granted by a link: *book* alone, since no clinic saw who opens it. */
  grantable: scopes,
  state: z.enum(['pending', 'active', 'ended']),
  endsOn: calendarDate.nullable(),
});

export type AddDependentBody = z.infer<typeof addDependentBody>;
export type RequestAgreementBody = z.infer<typeof requestAgreementBody>;
export type Delegate = z.infer<typeof delegate>;
export type DelegatesAnswer = z.infer<typeof delegatesAnswer>;
export type GrantAccessBody = z.infer<typeof grantAccessBody>;
export type WithdrawAccessBody = z.infer<typeof withdrawAccessBody>;
export type AgreementBody = z.infer<typeof agreementBody>;
export type Agreement = z.infer<typeof agreement>;
