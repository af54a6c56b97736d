import { ageOfDeciding } from '../../../../contract/accessBases.ts';
import { isCataloguedReason, type CareType, type Mode, type Reason } from '../../../../contract/catalogues.ts';
import { ageOn } from '../age.ts';
import type { CalendarDate } from '../calendar.ts';
import type { Eligibility } from './serviceTerms.ts';

export const handsOnReasons: readonly Reason[] = ['blood-test', 'vaccination'];
export const remoteModes: readonly Mode[] = ['phone', 'video'];

/** `hasRecord`: without a birth date an account’s, so of fourteen or more. */
export type Need = { birthDate: CalendarDate | null; hasRecord: boolean; reason: Reason | null };

/** `on`: in Quebec. `careType`: null where a clinic moves within one service. */
export type Offered = { mode: Mode; on: CalendarDate; careType: CareType | null };

export type CareObjection = 'reason' | 'mode' | 'age' | 'ageUnknown';

export const reasonCode = (reason: string | null | undefined): Reason | null =>
  !reason ? null : isCataloguedReason(reason) ? reason : 'other';

const possibleBy = (reason: Reason, mode: Mode): boolean =>
  !(handsOnReasons.includes(reason) && remoteModes.includes(mode));

export const generalCare: readonly CareType[] = ['walk-in', 'priority', 'follow-up'];

const objectionToReason = (
  { reasons }: Eligibility,
  reason: Reason | null,
  { careType, mode }: Offered,
): 'reason' | 'mode' | null => {
  if (reason === null) return reasons.length === 0 || reasons.some((one) => possibleBy(one, mode)) ? null : 'mode';
  if (reasons.length > 0 && !reasons.includes(reason)) return 'reason';
  const isOpen = reasons.length === 0 && careType !== null;
  if (isOpen && reason === 'other' && !generalCare.includes(careType)) return 'reason';
  return possibleBy(reason, mode) ? null : 'mode';
};

const objectionToAge = ({ minAge, maxAge }: Eligibility, { birthDate, hasRecord }: Need, on: CalendarDate) => {
  if (minAge === null && maxAge === null) return null;
  if (birthDate === null) return hasRecord && maxAge !== null && maxAge < ageOfDeciding ? 'age' : 'ageUnknown';
  const age = ageOn(on, birthDate);
  return age < (minAge ?? -Infinity) || age > (maxAge ?? Infinity) ? 'age' : null;
};

/** Decision 0065; in SQL in `data/careConditions.ts`. */
export const objectionToCare = (service: Eligibility, offered: Offered, need: Need): CareObjection | null => {
  const { mode, on } = offered;
  const objection = objectionToReason(service, need.reason, offered);
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
  other: generalCare,
};

/** For services that name no reasons. Empty means any. */
export const usualCareTypes = (reason: Reason | null): readonly CareType[] =>
  reason === null ? [] : (usual[reason] ?? []);
