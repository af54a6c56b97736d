import { isDeepStrictEqual } from 'node:util';

import { refuse, type Call, type Fields } from './call.ts';
import type { State } from './state.ts';

/** The record that equals this one: nothing added, left out or changed. */
const listed = <T>(records: readonly T[], record: unknown): T =>
  records.find((one) => isDeepStrictEqual(one, record)) ?? refuse('The record is not as it was listed.');

const network = { clinics: [{ clinicId: 12, name: 'Clinique du Lac' }], hashClinicProf: {}, hashProfName: {} };

export const signedInCalls = ({ booked, people, spaces }: State): Record<string, Call> => {
  /** Null is the person who signed in. */
  const ownerOf = (dependent: unknown) => (dependent === null ? null : listed(people, dependent).patientId);

  const search = ({ dependent }: Fields) => {
    ownerOf(dependent);
    return spaces;
  };
  const reserve = ({ space, raisonVisite, perName, dependent }: Fields) => {
    const [found, owner] = [listed(spaces, space), ownerOf(dependent)];
    if (perName !== found.perName) refuse('perName is not that of the space.');
    spaces.splice(spaces.indexOf(found), 1);
    const reservation = { ...found, reservationId: 9000 + booked.length, raisonVisite };
    booked.push({ owner, reservation });
    return reservation;
  };
  /** `reservationId` says which one is meant where the clinic has several; anywhere else it is a field too many. */
  const cancel = (query: Fields) => {
    const atClinic = booked.filter(({ reservation }) => String(reservation.clinicId) === query['clinicId']);
    const meant = atClinic.find(({ reservation: { clinicId, reservationId } }) => {
      const id = atClinic.length > 1 && { reservationId: String(reservationId) };
      return isDeepStrictEqual(query, { clinicId: String(clinicId), ...id });
    });
    booked.splice(booked.indexOf(meant ?? refuse('The reservation is not named as it should be.')), 1);
  };
  const history = (fields: Fields) => {
    const owner = ownerOf(Object.keys(fields).length === 0 ? null : fields);
    return { upcoming: booked.filter((one) => one.owner === owner).map((one) => one.reservation), past: [] };
  };
  /** `hasAccess` and `locked` may change; all else must be as it was listed. */
  const update = (fields: Fields) => {
    const { hasAccess, locked } = fields;
    const person = people.find((one) => isDeepStrictEqual({ ...one, hasAccess, locked }, fields));
    Object.assign(person ?? listed(people, fields), { hasAccess, locked });
  };
  const lock = (person: Fields) => {
    listed(people, person).locked = true;
  };
  const remove = (person: Fields) => {
    people.splice(people.indexOf(listed(people, person)), 1);
  };

  return {
    'POST mailbox/unread': ['', () => 3],
    'GET appointment/available': ['', (_fields, { login }) => ({ ...network, user: { login } })],
    'POST appointment/available': ['criteria dependent', search],
    'POST appointment/reserve': ['space raisonVisite perName dependent', reserve],
    'GET appointment/cancelreservation': [null, cancel],
    'POST appointment/history': [null, history],
    'GET user/dependents': ['', () => people],
    'POST user/updateAccessDependent': [null, update],
    'POST user/lockDependentAccess': [null, lock],
    'POST user/removeDependentAccess': [null, remove],
  };
};
