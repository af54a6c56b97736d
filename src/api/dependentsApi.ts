import { dependentScopes } from '../../contract/dependentScopes.ts';
import { calls } from '../../contract/calls.ts';
import type { Dependent } from '../../contract/dependents.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';
import { idText } from './idText';

/** Other back ends may omit what the specification does not show (spec §3). */
const unsaid = {
  firstName: '',
  lastName: '',
  relationship: '',
  basis: '',
  state: 'active',
  modificationStatus: 'STATUS_NEUTRAL',
} as const;

const isNamed = (person: unknown): person is Dependent => idText(fieldsOf(person)['patientId']) !== undefined;

/** Null without an id. Without scopes, all are granted. */
export const personIn = (answer: unknown): Dependent | null =>
  isNamed(answer)
    ? {
        ...Object.assign({}, unsaid, answer),
        patientId: idText(answer.patientId) ?? '',
        scopes: Array.isArray(answer.scopes) ? answer.scopes : [...dependentScopes],
      }
    : null;

const dependentsIn = (answer: unknown): Dependent[] =>
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
