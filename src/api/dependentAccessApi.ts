import { accessCalls } from '../../contract/calls/accessCalls.ts';
import { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
import type { AddDependentBody, RequestAgreementBody } from '../../contract/delegates.ts';
import type { Dependent } from '../../contract/dependents.ts';
import { fieldsOf, type Fields } from '../lib/isRecord';
import type { ApiError } from './apiError';
import { dependentsApi, personIn } from './dependentsApi';
import { receivedOf } from './received';
import { statusAfter, type Modification } from './modificationStatus';
import { accessProof } from './proofs';

const bound = ['Dependent', 'History', 'Thread', 'Unread', 'Hold', 'Alert'] as const;

type Edit = { modification: Modification; shows: (person: Dependent) => Partial<Dependent> };

const edited = (person: Dependent, { modification, shows }: Edit): Dependent => {
  const modificationStatus = statusAfter(person.modificationStatus, modification);
  return modificationStatus === null ? person : { ...person, ...shows(person), modificationStatus };
};

type Lifecycle = {
  dispatch: (action: ReturnType<typeof patchOf>) => { undo: () => void };
  queryFulfilled: Promise<unknown>;
};

const patchOf = (patientId: string, change: (person: Dependent) => Dependent) =>
  dependentsApi.util.updateQueryData('listDependents', undefined, (people) =>
    people.map((person) => (person.patientId === patientId ? change(person) : person)),
  );

/** A refusal restores the record and its status. */
const optimistically =
  (editOf: (wished: Dependent) => Edit) =>
  async (wished: Dependent, { dispatch, queryFulfilled }: Lifecycle): Promise<void> => {
    const patch = dispatch(patchOf(wished.patientId, (person) => edited(person, editOf(wished))));
    try {
      await queryFulfilled;
      dispatch(patchOf(wished.patientId, (person) => edited(person, { modification: 'saved', shows: () => ({}) })));
    } catch {
      patch.undo();
    }
  };

const changeable = ['hasAccess', 'locked', 'relationship', 'scopes'] as const;

const changesOf = (wished: Dependent) => {
  const listed = personIn(receivedOf(wished));
  return changeable.filter((name) => JSON.stringify(wished[name]) !== JSON.stringify(listed?.[name]));
};

/** Whole, as listed (spec §7). */
export const askedChange = (wished: Dependent): unknown => ({
  ...fieldsOf(receivedOf(wished)),
  ...Object.fromEntries(changesOf(wished).map((name) => [name, wished[name]])),
});

const sorted = (value: unknown): string => JSON.stringify(Array.isArray(value) ? value.map(String).sort() : value);

/** As far as the list shows it. Ours derives `hasAccess`. */
const isAsWished = (person: Fields, wished: Dependent): boolean => {
  const isOurs = receivedOf(wished) === wished;
  const names = isOurs ? changeable.filter((name) => name !== 'hasAccess') : changesOf(wished);
  const shown = names.filter((name) => person[name] !== undefined);
  return shown.length > 0 && shown.every((name) => sorted(person[name]) === sorted(wished[name]));
};

/** Also when no longer listed. */
const isRemoved = ({ patientId, hasAccess, state }: Fields): boolean =>
  patientId === undefined || hasAccess === false || state === 'ended';

const invalidates = (_answer: unknown, error: ApiError | undefined) => (error ? (['Dependent'] as const) : bound);

/** Posts the whole dependent (spec §7). An added person is null if undescribed. */
export const dependentAccessApi = dependentsApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    addDependent: build.mutation<Dependent | null, AddDependentBody>({
      query: (body) => ({ call: accessCalls.addDependent, body }),
      transformResponse: personIn,
      invalidatesTags: invalidates,
    }),
    requestAgreement: build.mutation<unknown, RequestAgreementBody>({
      query: (body) => ({ call: accessCalls.requestAgreement, body }),
      invalidatesTags: invalidates,
    }),
    updateAccessDependent: build.mutation<unknown, Dependent>({
      query: (wished) => ({
        call: specifiedCalls.updateAccessDependent,
        body: askedChange(wished),
        proof: accessProof(wished, (person) => isAsWished(person, wished)),
      }),
      onQueryStarted: optimistically(({ hasAccess, locked, relationship, scopes }) => ({
        modification: 'childrenChanged',
        shows: () => ({ hasAccess, locked, relationship, scopes }),
      })),
      invalidatesTags: invalidates,
    }),
    lockDependentAccess: build.mutation<unknown, Dependent>({
      query: (person) => ({
        call: specifiedCalls.lockDependentAccess,
        body: receivedOf(person),
        proof: accessProof(person, ({ locked }) => locked === true),
      }),
      onQueryStarted: optimistically(() => ({
        modification: 'changed',
        shows: () => ({ locked: true, lockReason: 'self' }),
      })),
      invalidatesTags: invalidates,
    }),
    removeDependentAccess: build.mutation<unknown, Dependent>({
      query: (person) => ({
        call: specifiedCalls.removeDependentAccess,
        body: receivedOf(person),
        proof: accessProof(person, isRemoved),
      }),
      onQueryStarted: optimistically(() => ({
        modification: 'deleted',
        shows: () => ({ hasAccess: false, state: 'ended' }),
      })),
      invalidatesTags: invalidates,
    }),
  }),
});

export const {
  useAddDependentMutation,
  useRequestAgreementMutation,
  useUpdateAccessDependentMutation,
  useLockDependentAccessMutation,
  useRemoveDependentAccessMutation,
} = dependentAccessApi;
