import { isDeepStrictEqual } from 'node:util';

import { done, refuse, type Answer, type Call, type Fields, type State } from './state.ts';

/** The record of the service that equals this one: nothing added, left out or changed. */
const same = <T>(list: readonly T[], record: unknown): T | undefined =>
  list.find((one) => isDeepStrictEqual(one, record));

const otherDependent = refuse('The dependent is not the one that was listed.');

const dependentCalls = (state: State): Record<string, Call> => {
  type Person = State['people'][number];
  const replace = (listed: Person | undefined, by: Person[]): Answer => {
    if (!listed) return otherDependent;
    state.people = state.people.flatMap((one) => (one === listed ? by : [one]));
    return done;
  };
  return {
    'GET user/dependents': { run: () => ({ body: state.people }) },
    /** `hasAccess` and `locked` may change; all else must be as it was listed. */
    'POST user/updateAccessDependent': {
      run: ({ fields: { hasAccess, locked, ...others } }) => {
        const listed = state.people.find(({ hasAccess: _hasAccess, locked: _locked, ...rest }) =>
          isDeepStrictEqual(rest, others),
        );
        return replace(listed, listed ? [{ ...listed, hasAccess: hasAccess === true, locked: locked === true }] : []);
      },
    },
    'POST user/lockDependentAccess': {
      run: ({ fields }) => {
        const listed = same(state.people, fields);
        return replace(listed, listed ? [{ ...listed, locked: true }] : []);
      },
    },
    'POST user/removeDependentAccess': { run: ({ fields }) => replace(same(state.people, fields), []) },
  };
};

/** Null is the person who signed in; undefined is nobody whom the service listed. */
const ownerOf = ({ people }: State, dependent: unknown): number | null | undefined =>
  dependent === null ? null : same(people, dependent)?.patientId;

const book = (state: State, { space, raisonVisite, perName, dependent }: Fields): Answer => {
  const { booked, spaces } = state;
  const [found, owner] = [same(spaces, space), ownerOf(state, dependent)];
  if (!found) return refuse('The space is not the one that was offered.');
  if (owner === undefined) return otherDependent;
  if (perName !== found.perName) return refuse('perName is not that of the space.');
  const { spaceId, clinicId, start } = found;
  const reservation = { reservationId: 9000 + booked.length, spaceId, clinicId, start, perName, raisonVisite };
  booked.push({ owner, reservation });
  spaces.splice(spaces.indexOf(found), 1);
  return { body: reservation };
};

/** `reservationId` says which one is meant where the clinic has several; anywhere else it is a field too many. */
const cancel = ({ booked }: State, query: URLSearchParams): Answer => {
  const atClinic = booked.filter(({ reservation }) => String(reservation.clinicId) === query.get('clinicId'));
  const expected = atClinic.length > 1 ? ['clinicId', 'reservationId'] : ['clinicId'];
  if (!isDeepStrictEqual([...query.keys()], expected)) return refuse(`The query is not ${expected.join(', ')}.`);
  const id = query.get('reservationId');
  const meant = atClinic.find(({ reservation }) => id === null || String(reservation.reservationId) === id);
  const at = meant ? booked.indexOf(meant) : -1;
  if (at < 0) return refuse('No such reservation.', 404);
  booked.splice(at, 1);
  return done;
};

export const appointmentCalls = (state: State): Record<string, Call> => ({
  ...dependentCalls(state),
  'GET appointment/available': {
    run: ({ login }) => ({
      body: {
        clinics: [{ clinicId: 12, name: 'Clinique du Lac' }],
        hashClinicProf: {},
        hashProfName: {},
        user: { login },
      },
    }),
  },
  'POST appointment/available': {
    takes: 'criteria dependent',
    run: ({ fields: { dependent } }) =>
      ownerOf(state, dependent) === undefined ? otherDependent : { body: state.spaces },
  },
  'POST appointment/reserve': {
    takes: 'space raisonVisite perName dependent',
    run: ({ fields }) => book(state, fields),
  },
  'GET appointment/cancelreservation': { asks: null, run: ({ query }) => cancel(state, query) },
  'POST appointment/history': {
    run: ({ fields }) => {
      const owner = ownerOf(state, Object.keys(fields).length === 0 ? null : fields);
      if (owner === undefined) return otherDependent;
      const upcoming = state.booked.filter((one) => one.owner === owner).map(({ reservation }) => reservation);
      return { body: { upcoming, past: [] } };
    },
  },
});
