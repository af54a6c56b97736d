import type { HistoryAnswer, Appointment, SearchAnswer, Slot, Suggestion } from '../../contract/appointments.ts';
import type { Clinic, NetworkAnswer } from '../../contract/clinics.ts';
import { isCalendarDate, isInstant, millisecondsOf, readInstant } from '../../contract/instants.ts';
import { appointmentLimits } from '../../contract/limits.ts';
import { quebecZone } from '../../contract/quebec.ts';
import { isTimeZone } from '../lib/timeZone';
import { fieldsOf, type Fields } from '../lib/isRecord';
import { ageRangeIn, careIn } from './careAnswers';
import { elsewhereIn } from './elsewhereAnswers';
import { idText } from './idText';
import { keepReceived, knownFields, textsIn } from './keepReceived';

/* eslint-disable @typescript-eslint/consistent-type-assertions -- the named boundary to answers whose shape the specification does not show */

/* Checks only what screens need (product §8). */

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

const zoneIn = (value: unknown): string => (isText(value) && isTimeZone(value) ? value : quebecZone);

const slotKinds = {
  start: 'instant',
  careType: 'text',
  mode: 'text',
  durationMinutes: 'number',
  distanceKm: 'number',
  held: 'text',
} as const;

const appointmentKinds = {
  ...slotKinds,
  attendanceFrom: 'instant',
  confirmedAt: 'instant',
  movedFrom: 'instant',
  movedFromMode: 'text',
  movedFromClinic: 'text',
} as const;

const personKinds = { patientId: 'id', firstName: 'text', lastName: 'text' } as const;

const careFields = (fields: Fields) => {
  const care = careIn(fields['care']);
  return care && { care };
};

/** A null says as little as nothing. */
const readable = (fields: Fields, kinds: Parameters<typeof knownFields>[1]): Fields =>
  Object.fromEntries(Object.entries(knownFields(fields, kinds)).filter(([, value]) => value !== null));

const slotFields = (fields: Fields, kinds: typeof slotKinds) => ({
  held: null,
  durationMinutes: 0,
  ...readable(fields, kinds),
  spaceId: idText(fields['spaceId']),
  clinicId: idText(fields['clinicId']),
  profId: idText(fields['profId']) ?? null,
  perName: textOr(fields['perName'], ''),
  languages: listIn(fields['languages']).filter(isText),
  timeZone: zoneIn(fields['timeZone']),
  ...careFields(fields),
});

export const slotIn = (value: unknown): Slot | undefined => {
  const fields = fieldsOf(value);
  const slot = { ...slotFields(fields, slotKinds), ...elsewhereIn(fields['elsewhere']) };
  const isUsable = slot.spaceId !== undefined && slot.clinicId !== undefined && isInstant(fields['start']);
  return isUsable ? keepReceived(slot as unknown as Slot, value) : undefined;
};

/** Without a limit, cancelling is possible until the start. */
export const appointmentIn = (value: unknown): Appointment | undefined => {
  const fields = fieldsOf(value);
  const { start, status, cancelUntil, clinicPhone, contactPhone, cancelledBy } = fields;
  const reservationId = idText(fields['reservationId']);
  if (reservationId === undefined || !isInstant(start)) return undefined;
  return {
    ...slotFields(fields, appointmentKinds),
    status: isText(status) ? status : 'booked',
    reservationId,
    reference: textOr(fields['reference'], ''),
    raisonVisite: textOr(fields['raisonVisite'], ''),
    patient: {
      firstName: null,
      lastName: null,
      ...knownFields(fieldsOf(fields['patient']), personKinds),
    },
    cancelUntil: isInstant(cancelUntil) ? cancelUntil : start,
    clinicPhone: isText(clinicPhone) ? clinicPhone : null,
    ...(isText(contactPhone) && { contactPhone }),
    ...((cancelledBy === 'patient' || cancelledBy === 'clinic') && { cancelledBy }),
  } as unknown as Appointment;
};

const present = <T>(items: (T | undefined)[]): T[] => items.filter((item) => item !== undefined);

const suggestionIn = (value: unknown): Suggestion | undefined => {
  const { kind, radiusKm, from, to, found } = fieldsOf(value);
  const count = typeof found === 'number' ? found : 0;
  if (kind === 'wider' && typeof radiusKm === 'number') return { kind, radiusKm, found: count };
  if (kind === 'later' && isCalendarDate(from) && isCalendarDate(to)) return { kind, from, to, found: count };
  return kind === 'anyClinic' ? { kind, found: count } : undefined;
};

/** Also a bare list (spec §7: shape not shown). */
export const searchAnswerIn = (answer: unknown): SearchAnswer => {
  const fields = fieldsOf(answer);
  const { nextCursor, checkedAt } = fields;
  return {
    spaces: present(listIn(Array.isArray(answer) ? answer : fields['spaces']).map(slotIn)),
    nextCursor: isText(nextCursor) ? nextCursor : null,
    checkedAt: isInstant(checkedAt) ? checkedAt : new Date().toISOString(),
    suggestions: present(listIn(fields['suggestions']).map(suggestionIn)),
    hiddenAges: listIn(fields['hiddenAges'])
      .map(ageRangeIn)
      .filter((ages) => ages !== null),
  };
};

/** A bare list is divided by the clock (spec §7: shape not shown). */
export const historyAnswerIn = (answer: unknown): HistoryAnswer => {
  if (Array.isArray(answer)) {
    const all = present(answer.map(appointmentIn));
    const isUpcoming = ({ status, start }: Appointment) => status === 'booked' && millisecondsOf(start) > Date.now();
    return { upcoming: all.filter(isUpcoming), past: all.filter((one) => !isUpcoming(one)) };
  }
  const { upcoming, past } = fieldsOf(answer);
  return { upcoming: present(listIn(upcoming).map(appointmentIn)), past: present(listIn(past).map(appointmentIn)) };
};

const clinicIn = (value: unknown): Clinic | undefined => {
  const fields = fieldsOf(value);
  const { address, position, phone, cancelLimitMinutes } = fields;
  const { lat, lng } = fieldsOf(position);
  const clinicId = idText(fields['clinicId']);
  if (clinicId === undefined) return undefined;
  return {
    ...fields,
    clinicId,
    name: textOr(fields['name'], ''),
    address: { line: '', city: '', province: '', postalCode: null, ...textsIn(address) },
    position: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
    timeZone: zoneIn(fields['timeZone']),
    phone: isText(phone) ? phone : null,
    cancelLimitMinutes:
      typeof cancelLimitMinutes === 'number' ? cancelLimitMinutes : appointmentLimits.cancelMinutes.usual,
    languages: listIn(fields['languages']).filter(isText),
    careTypes: listIn(fields['careTypes']).filter(isText),
  } as unknown as Clinic;
};

export const networkAnswerIn = (answer: unknown): Omit<NetworkAnswer, 'user'> => {
  const { clinics, hashClinicProf, hashProfName, professions, upcomingMost } = fieldsOf(answer);
  return {
    clinics: present(listIn(clinics).map(clinicIn)),
    hashClinicProf: Object.fromEntries(
      Object.entries(fieldsOf(hashClinicProf)).map(([id, people]) => [id, present(listIn(people).map(idText))]),
    ),
    hashProfName: textsIn(hashProfName),
    professions: textsIn(professions),
    ...(typeof upcomingMost === 'number' && { upcomingMost }),
  } as Omit<NetworkAnswer, 'user'>;
};

/**
 * `endsAt` in milliseconds, on the device's clock. Without `holdId`, an alert's offer: released by its slot, never
 * extended.
 */
export type SlotHold = {
  holdId: string | null;
  patientId: string | null;
  space: Slot;
  extendable: boolean;
  endsAt: number;
};

/** The device's clock is often minutes off. */
export const holdsAnswerIn = (answer: unknown, now: number): SlotHold[] => {
  const { holds, checkedAt } = fieldsOf(answer);
  const ahead = (readInstant(checkedAt) ?? now) - now;
  return present(
    listIn(holds).map((value) => {
      const { holdId, patientId, expiresAt, extendable, space } = fieldsOf(value);
      const held = slotIn(space);
      const endsAt = readInstant(expiresAt);
      if (!isText(holdId) || endsAt === undefined || !held) return undefined;
      return {
        holdId,
        patientId: isText(patientId) ? patientId : null,
        space: held,
        extendable: extendable === true,
        endsAt: endsAt - ahead,
      };
    }),
  );
};
/* eslint-enable @typescript-eslint/consistent-type-assertions */
