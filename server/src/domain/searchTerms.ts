import type { Criteria } from '../../../contract/appointments.ts';
import type { CareType, DayPart, Language, Mode, Reason, SortOrder } from '../../../contract/catalogues.ts';
import { appointmentLimits as limits } from '../../../contract/limits.ts';
import { addDays, daysBetween, type CalendarDate } from './calendar.ts';
import { reasonCode, usualCareTypes, type Clientele } from './care/suitability.ts';
import type { Position } from './distance.ts';
import { BrokenRule, MalformedRequest } from './errors.ts';

/** Its reason is not told to the guest. */
export type GuestMove = { patientId: string; clientele: Clientele };

/** An empty list means any (product §8 Search). */
export type SearchTerms = {
  careTypes: readonly CareType[];
  reason: Reason | null;
  usualCareTypes: readonly CareType[];
  guestMove: GuestMove | null;
  /** Inclusive dates in each clinic's zone. */
  from: CalendarDate;
  to: CalendarDate;
  dayParts: readonly DayPart[];
  /** ISO: Monday is 1. */
  weekdays: readonly number[];
  clinicIds: readonly string[];
  profIds: readonly string[];
  near: Position | null;
  radiusKm: number | null;
  modes: readonly Mode[];
  languages: readonly Language[];
  sort: SortOrder;
  limit: number;
};

export type SearchContext = {
  today: CalendarDate;
  locate: (postalCode: string) => Position | undefined;
  guestMove?: GuestMove | null;
};

const malformed = (field: string): MalformedRequest =>
  new MalformedRequest('errors.malformed', { fields: { [field]: 'errors.malformed' } });

const isSensible = (date: CalendarDate): boolean => date >= '1900' && date < '3000';

const period = (criteria: Criteria, today: CalendarDate): { from: CalendarDate; to: CalendarDate } => {
  const from = criteria.from ?? today;
  if (!isSensible(from)) throw malformed('criteria.from');
  const to = criteria.to ?? addDays(from, limits.searchDays.usual);
  const days = daysBetween(from, to);
  if (days < 0) throw malformed('criteria.to');
  if (days > limits.searchDays.max) {
    throw new BrokenRule('appointment.periodTooLong', { fields: { 'criteria.to': 'appointment.periodTooLong' } });
  }
  return { from, to };
};

const position = ({ near }: Criteria, locate: SearchContext['locate']): Position | null => {
  if (near === undefined || near === null) return null;
  if ('lat' in near) return { latitude: near.lat, longitude: near.lng };
  if (near.postalCode === '') return null;
  const point = locate(near.postalCode);
  if (point !== undefined) return point;
  throw new BrokenRule('appointment.unknownPostalCode', {
    fields: { 'criteria.near': 'appointment.unknownPostalCode' },
  });
};

/** Clinics chosen by name match at any distance. */
const radius = ({ radiusKm, clinicIds }: Criteria): number | null =>
  radiusKm ?? (clinicIds?.length ? null : limits.radiusKm.usual);

/**
 * Defaults to two weeks from today.
 * @throws BrokenRule 422 `appointment.periodTooLong` beyond 90 days, `appointment.unknownPostalCode`
 * @throws MalformedRequest 400 for a reversed period or an unreasonable year
 */
export const toSearchTerms = (criteria: Criteria, { today, locate, guestMove = null }: SearchContext): SearchTerms => {
  const near = position(criteria, locate);
  const reason = reasonCode(criteria.raisonVisite);
  return {
    careTypes: criteria.careType ? [criteria.careType] : [],
    reason,
    usualCareTypes: criteria.careType ? [] : usualCareTypes(reason),
    guestMove,
    ...period(criteria, today),
    dayParts: criteria.dayParts ?? [],
    weekdays: criteria.weekdays ?? [],
    clinicIds: criteria.clinicIds ?? [],
    profIds: criteria.profIds ?? [],
    near,
    radiusKm: near === null ? null : radius(criteria),
    modes: criteria.modes ?? [],
    languages: criteria.languages ?? [],
    sort: near === null ? 'soonest' : (criteria.sort ?? 'soonest'),
    limit: criteria.limit ?? limits.pageSize,
  };
};
