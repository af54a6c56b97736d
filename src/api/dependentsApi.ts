import { dependentScopes } from '../../contract/dependentScopes.ts';
import { calls } from '../../contract/calls.ts';
import type { Dependent } from '../../contract/dependents.ts';
import { isCalendarDate } from '../../contract/instants.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';
import { idText } from './idText';
import { keepReceived, knownFields, withReal } from './received';

/** Other back ends may omit these (spec §3). */
const unsaid = {
  firstName: '',
  lastName: '',
  hin: null,
  birthDate: null,
  age: null,
  relationship: '',
  basis: '',
  state: 'active',
  modificationStatus: 'STATUS_NEUTRAL',
} as const;

const days = ['birthDate', 'startsOn', 'endsOn'];

const names = [
  ...['patientId', 'firstName', 'lastName', 'hin', 'birthDate', 'age', 'hasAccess', 'locked', 'lockReason', 'scopes'],
  ...['relationship', 'basis', 'state', 'awaiting', 'startsOn', 'endsOn', 'modificationStatus'],
];

/** Null without an id. Without scopes, all are granted. */
export const personIn = (answer: unknown): Dependent | null => {
  const fields = fieldsOf(answer);
  const patientId = idText(fields['patientId']);
  if (patientId === undefined) return null;
  const scopes = Array.isArray(fields['scopes']) ? fields['scopes'] : [...dependentScopes];
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the rest at the contract's word
  const person = {
    ...unsaid,
    ...knownFields(withReal(days, isCalendarDate, fields), names),
    patientId,
    scopes,
  } as unknown as Dependent;
  return keepReceived(person, answer);
};

export const dependentsIn = (answer: unknown): Dependent[] =>
  (Array.isArray(answer) ? answer : []).map(personIn).filter((person) => person !== null);

/** Spec §7. */
export const dependentsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listDependents: build.query<Dependent[], void>({
      query: () => ({ call: calls.listDependents }),
      transformResponse: dependentsIn,
      providesTags: ['Dependent'],
    }),
  }),
});

export const { useListDependentsQuery } = dependentsApi;
