import { ageOfDeciding } from '../../../../contract/accessBases.ts';
import { isCataloguedReason, type CareType, type Mode, type Reason } from '../../../../contract/catalogues.ts';
import { ageOn } from '../age.ts';
import type { CalendarDate } from '../calendar.ts';
import type { Eligibility } from './serviceTerms.ts';

export const handsOnReasons: readonly Reason[] = ['blood-test', 'vaccination'];
export const remoteModes: readonly Mode[] = ['phone', 'video'];

/** Whom an appointment may be for, judged by its service alone. An empty list of reasons means any. */
export type Clientele = { reasons: readonly Reason[]; mayNeedHands: boolean };

/** `hasRecord`: without a birth date an account’s, so of fourteen or more. */
export type Need = {
  birthDate: CalendarDate | null;
  hasRecord: boolean;
  reason: Reason | null;
  /** Where the reason is hidden. */
  clientele?: Clientele | null;
};

/** `on`: in Quebec. */
export type Offered = { mode: Mode; on: CalendarDate };

export type CareObjection = 'reason' | 'mode' | 'age' | 'ageUnknown';

export const reasonCode = (reason: string | null | undefined): Reason | null =>
  !reason ? null : isCataloguedReason(reason) ? reason : 'other';

const possibleBy = (reason: Reason, mode: Mode): boolean =>
  !(handsOnReasons.includes(reason) && remoteModes.includes(mode));

const objectionToReason = ({ reasons }: Eligibility, reason: Reason | null, mode: Mode): 'reason' | 'mode' | null => {
  if (reason === null) return reasons.length === 0 || reasons.some((one) => possibleBy(one, mode)) ? null : 'mode';
  if (reasons.length > 0 && !reasons.includes(reason)) return 'reason';
  return possibleBy(reason, mode) ? null : 'mode';
};

export const clienteleOf = ({ reasons }: Pick<Eligibility, 'reasons'>, mode: Mode): Clientele => ({
  reasons,
  mayNeedHands:
    !remoteModes.includes(mode) && (reasons.length === 0 || reasons.some((one) => handsOnReasons.includes(one))),
});

const objectionToClientele = ({ reasons }: Eligibility, clientele: Clientele, mode: Mode): 'reason' | 'mode' | null => {
  const takesAll =
    reasons.length === 0 || (clientele.reasons.length > 0 && clientele.reasons.every((one) => reasons.includes(one)));
  if (!takesAll) return 'reason';
  return clientele.mayNeedHands && remoteModes.includes(mode) ? 'mode' : null;
};

const objectionToAge = ({ minAge, maxAge }: Eligibility, { birthDate, hasRecord }: Need, on: CalendarDate) => {
  if (minAge === null && maxAge === null) return null;
  if (birthDate === null) return hasRecord && maxAge !== null && maxAge < ageOfDeciding ? 'age' : 'ageUnknown';
  const age = ageOn(on, birthDate);
  return age < (minAge ?? -Infinity) || age > (maxAge ?? Infinity) ? 'age' : null;
};

/** Decision 0065; in SQL in `data/careConditions.ts`. */
export const objectionToCare = (service: Eligibility, { mode, on }: Offered, need: Need): CareObjection | null => {
  const { reason, clientele = null } = need;
  const ofClientele = clientele === null ? null : objectionToClientele(service, clientele, mode);
  const objection = ofClientele ?? objectionToReason(service, reason, mode);
  if (objection !== null) return objection;
  if (service.modes.length > 0 && !service.modes.includes(mode)) return 'mode';
  return objectionToAge(service, need, on);
};

const usual: Partial<Record<Reason, readonly CareType[]>> = {
  'cold-flu': ['walk-in', 'priority', 'covid', 'child'],
  'fever-child': ['walk-in', 'priority', 'child'],
  'throat-ear': ['walk-in', 'priority', 'child'],
  gastro: ['walk-in', 'priority', 'child'],
  urinary: ['walk-in', 'priority'],
  skin: ['walk-in', 'priority', 'follow-up', 'child'],
  injury: ['walk-in', 'priority'],
  pain: ['walk-in', 'priority', 'follow-up'],
  eye: ['walk-in', 'priority'],
  'allergy-asthma': ['walk-in', 'priority', 'follow-up', 'child'],
  'mental-health': ['walk-in', 'priority', 'follow-up'],
  'sti-screening': ['walk-in', 'priority', 'periodic'],
  'contraception-pregnancy': ['walk-in', 'priority', 'periodic', 'follow-up', 'pregnancy'],
  chronic: ['periodic', 'follow-up'],
  prescription: ['walk-in', 'priority', 'follow-up'],
  other: ['walk-in', 'priority', 'follow-up'],
};

/** For services that name no reasons. Empty means any. */
export const usualCareTypes = (reason: Reason | null): readonly CareType[] =>
  reason === null ? [] : (usual[reason] ?? []);
