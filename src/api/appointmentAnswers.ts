import type { HistoryAnswer, Reservation, SearchAnswer, Space, Suggestion } from '../../contract/appointments.ts';
import type { NetworkAnswer } from '../../contract/clinics.ts';
import { isTimeZone } from '../lib/timeZone';

/* eslint-disable @typescript-eslint/consistent-type-assertions -- the named boundary to answers whose shape the specification does not show */

/**
 * Reads the answers about appointments. Another back end may send less than ours: what a screen cannot do without is
 * checked, the rest is taken at the contract's word (product §8).
 */
type Fields = Record<string, unknown>;

const usualTimeZone = 'America/Toronto';

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

const zoneIn = (value: unknown): string => (isText(value) && isTimeZone(value) ? value : usualTimeZone);

const spaceFields = (fields: Fields) => ({
  profId: null, held: null, durationMinutes: 0, ...fields,
  perName: textOr(fields['perName'], ''),
  languages: listIn(fields['languages']),
  timeZone: zoneIn(fields['timeZone']),
});

/** A place, or nothing when it has no id, no clinic or no time. */
export const spaceIn = (value: unknown): Space | undefined => {
  const fields = fieldsOf(value);
  const isUsable = isText(fields['spaceId']) && isText(fields['clinicId']) && isInstant(fields['start']);
  return isUsable ? (spaceFields(fields) as unknown as Space) : undefined;
};

/** A reservation, or nothing when it has no id or no time. Without a limit it can be cancelled until it starts. */
export const reservationIn = (value: unknown): Reservation | undefined => {
  const fields = fieldsOf(value);
  const { start, cancelUntil, clinicPhone } = fields;
  if (!isText(fields['reservationId']) || !isInstant(start)) return undefined;
  return {
    status: 'booked', ...spaceFields(fields),
    reference: textOr(fields['reference'], ''),
    raisonVisite: textOr(fields['raisonVisite'], ''),
    patient: { firstName: null, lastName: null, ...fieldsOf(fields['patient']) },
    cancelUntil: isInstant(cancelUntil) ? cancelUntil : start,
    clinicPhone: isText(clinicPhone) ? clinicPhone : null,
  } as unknown as Reservation;
};

const present = <T>(items: (T | undefined)[]): T[] => items.filter((item) => item !== undefined);

/** A suggestion this portal knows how to follow. */
const suggestionIn = (value: unknown): Suggestion | undefined => {
  const { kind, radiusKm, from, to, found } = fieldsOf(value);
  const count = typeof found === 'number' ? found : 0;
  if (kind === 'wider' && typeof radiusKm === 'number') return { kind, radiusKm, found: count };
  if (kind === 'later' && isText(from) && isText(to)) return { kind, from, to, found: count };
  return kind === 'anyClinic' ? { kind, found: count } : undefined;
};

/** One page of places. */
export const searchAnswerIn = (answer: unknown): SearchAnswer => {
  const fields = fieldsOf(answer);
  const { nextCursor, checkedAt } = fields;
  return {
    spaces: present(listIn(fields['spaces']).map(spaceIn)),
    nextCursor: isText(nextCursor) ? nextCursor : null,
    checkedAt: isInstant(checkedAt) ? checkedAt : new Date().toISOString(),
    suggestions: present(listIn(fields['suggestions']).map(suggestionIn)),
  };
};

/** Both lists; an answer without lists is an empty history (product §8). */
export const historyAnswerIn = (answer: unknown): HistoryAnswer => {
  const { upcoming, past } = fieldsOf(answer);
  return { upcoming: present(listIn(upcoming).map(reservationIn)), past: present(listIn(past).map(reservationIn)) };
};

/** The clinics and their people; whatever is missing is empty. */
export const networkAnswerIn = (answer: unknown): Omit<NetworkAnswer, 'user'> => {
  const { clinics, hashClinicProf, hashProfName, professions } = fieldsOf(answer);
  return {
    clinics: listIn(clinics).filter((clinic) => isText(fieldsOf(clinic)['clinicId'])),
    hashClinicProf: fieldsOf(hashClinicProf),
    hashProfName: fieldsOf(hashProfName),
    professions: fieldsOf(professions),
  } as Omit<NetworkAnswer, 'user'>;
};

/** A place kept for the user. `endsAt` is in milliseconds of this device's clock. */
export type SpaceHold = { holdId: string; space: Space; extendable: boolean; endsAt: number };

/** The user's live holds, their ends moved from the server's clock to this device's: phones are often minutes wrong. */
export const holdsAnswerIn = (answer: unknown, now: number): SpaceHold[] => {
  const { holds, checkedAt } = fieldsOf(answer);
  const ahead = isInstant(checkedAt) ? Date.parse(checkedAt) - now : 0;
  return present(listIn(holds).map((value) => {
    const { holdId, expiresAt, extendable, space } = fieldsOf(value);
    const held = spaceIn(space);
    if (!isText(holdId) || !isInstant(expiresAt) || !held) return undefined;
    return { holdId, space: held, extendable: extendable === true, endsAt: Date.parse(expiresAt) - ahead };
  }));
};
/* eslint-enable @typescript-eslint/consistent-type-assertions */
