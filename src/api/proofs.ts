import type { Slot } from '../../contract/appointments.ts';
import { calls } from '../../contract/calls.ts';
import type { Dependent, DependentReference } from '../../contract/dependents.ts';
import { millisecondsOf, readInstant } from '../../contract/instants.ts';
import { fieldsOf, type Fields } from '../lib/isRecord';
import { idText } from './idText';
import type { Proof } from './transport';

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

const recordsIn = (list: unknown): Fields[] => (Array.isArray(list) ? list.map(fieldsOf) : []);

const upcomingOf = async (ask: Ask, person: Person): Promise<Fields[] | undefined> => {
  const { data, error } = await ask({ call: calls.listHistory, dependent: person });
  if (error) return undefined;
  return recordsIn(Array.isArray(data) ? data : fieldsOf(data)['upcoming']).filter(stands);
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

export const cancelledProof = (person: Person, reservationId: string): Proof => ({
  isIt: (answer) => isOf(answer, reservationId) && !stands(answer),
  look: async (ask) => {
    const upcoming = await upcomingOf(ask, person);
    return upcoming && !upcoming.some((one) => isOf(one, reservationId)) ? { data: null } : undefined;
  },
});

/** A person whom the list lacks is judged as no fields. */
export const accessProof = ({ patientId }: Dependent, isDone: (person: Fields) => boolean): Proof => ({
  isIt: (answer) => idText(fieldsOf(answer)['patientId']) === patientId,
  look: async (ask) => {
    const { data, error } = await ask({ call: calls.listDependents });
    if (error) return undefined;
    const person = recordsIn(data).find((one) => idText(one['patientId']) === patientId) ?? {};
    return isDone(person) ? { data: person } : undefined;
  },
});
