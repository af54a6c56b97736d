import type { Slot } from '../../contract/appointments.ts';
import { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
import type { Dependent, DependentReference } from '../../contract/dependents.ts';
import { millisecondsOf, readInstant } from '../../contract/instants.ts';
import { fieldsOf, type Fields } from '../lib/isRecord';
import { mayShowAbsence, recordsIn } from './absence';
import { fits } from './fits';
import { idText } from './idText';
import type { Known, Proof } from './transport';

type Person = NonNullable<DependentReference> | null;
type Ask = Parameters<NonNullable<Proof['look']>>[0];

/** A §7 service may not repeat the id of the slot. */
const isAt = (value: unknown, slot: Slot): boolean => {
  const { spaceId, clinicId, start } = fieldsOf(value);
  if (spaceId !== undefined) return idText(spaceId) === slot.spaceId;
  return idText(clinicId) === slot.clinicId && readInstant(start) === millisecondsOf(slot.start);
};

const isOf = (value: unknown, reservationId: string): boolean =>
  idText(fieldsOf(value)['reservationId']) === reservationId;

const stands = (value: unknown): boolean => (fieldsOf(value)['status'] ?? 'booked') === 'booked';

const upcomingIn = (data: unknown): Fields[] =>
  recordsIn(Array.isArray(data) ? data : fieldsOf(data)['upcoming']).filter(stands);

const upcomingOf = async (ask: Ask, person: Person): Promise<Fields[] | undefined> => {
  const { data, error } = await ask({ call: specifiedCalls.listHistory, dependent: person });
  return error ? undefined : upcomingIn(data);
};

const seen = (data: unknown) => (data === undefined ? undefined : { data });

export const bookedProof = (person: Person, slot: Slot): Proof => ({
  isIt: (answer) => isAt(answer, slot),
  look: async (ask) => seen((await upcomingOf(ask, person))?.find((one) => isAt(one, slot))),
});

export const movedProof = (person: Person, reservationId: string, slot: Slot): Proof => {
  const isMoved = (value: unknown) => isOf(value, reservationId) && isAt(value, slot);
  return { isIt: isMoved, look: async (ask) => seen((await upcomingOf(ask, person))?.find(isMoved)) };
};

/** Nothing between could name the appointment with its time. A status would say more than the list. */
const isNamed = ({ answer, signs }: Known, reservationId: string): boolean =>
  !signs &&
  fits(specifiedCalls.cancelAppointment.answer, answer) &&
  isOf(answer, reservationId) &&
  fieldsOf(answer)['status'] === undefined;

export const cancelledProof = (person: Person, reservationId: string): Proof => ({
  isIt: (answer) => isOf(answer, reservationId) && !stands(answer),
  look: async (ask, known) => {
    const list = await ask({ call: specifiedCalls.listHistory, dependent: person });
    if (list.error || upcomingIn(list.data).some((one) => isOf(one, reservationId))) return undefined;
    const isKnown = mayShowAbsence(list, known, 'reservationId') || isNamed(known, reservationId);
    return isKnown ? { data: null } : undefined;
  },
});

export const accessProof = ({ patientId }: Dependent, isDone: (person: Fields) => boolean): Proof => ({
  isIt: (answer) => idText(fieldsOf(answer)['patientId']) === patientId,
  look: async (ask, known) => {
    const list = await ask({ call: specifiedCalls.listDependents });
    if (list.error) return undefined;
    const listed = recordsIn(list.data).find((one) => idText(one['patientId']) === patientId);
    const person = listed ?? (mayShowAbsence(list, known, 'patientId') ? {} : undefined);
    return person && isDone(person) ? { data: person } : undefined;
  },
});
