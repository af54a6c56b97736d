import { dependentScopes } from '../../contract/dependentScopes.ts';
import { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
import type { Dependent } from '../../contract/dependents.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';
import { idText } from './idText';
import { keepReceived, knownFields } from './keepReceived';

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

const kinds = {
  firstName: 'text',
  lastName: 'text',
  hin: 'text',
  birthDate: 'day',
  age: 'number',
  hasAccess: 'flag',
  locked: 'flag',
  lockReason: 'text',
  relationship: 'text',
  basis: 'text',
  state: 'text',
  awaiting: 'text',
  startsOn: 'day',
  endsOn: 'day',
  modificationStatus: 'text',
} as const;

/** Null without an id. Without scopes, all are granted. */
export const personIn = (answer: unknown): Dependent | null => {
  const fields = fieldsOf(answer);
  const patientId = idText(fields['patientId']);
  if (patientId === undefined) return null;
  const scopes = Array.isArray(fields['scopes'])
    ? fields['scopes'].filter((scope) => typeof scope === 'string')
    : [...dependentScopes];
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the rest at the contract's word
  const person = { ...unsaid, ...knownFields(fields, kinds), patientId, scopes } as unknown as Dependent;
  return keepReceived(person, answer);
};

export const dependentsIn = (answer: unknown): Dependent[] =>
  (Array.isArray(answer) ? answer : []).map(personIn).filter((person) => person !== null);

/** Spec §7. */
export const dependentsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listDependents: build.query<Dependent[], void>({
      query: () => ({ call: specifiedCalls.listDependents }),
      transformResponse: dependentsIn,
      providesTags: ['Dependent'],
    }),
  }),
});

export const { useListDependentsQuery } = dependentsApi;
