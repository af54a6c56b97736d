import { accessCalls } from '../../contract/calls/accessCalls.ts';
import type { Delegate, DelegatesAnswer, GrantAccessBody, WithdrawAccessBody } from '../../contract/delegates.ts';
import { api } from './api';
import type { ApiError } from './apiError';

const delegatesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listDelegates: build.query<DelegatesAnswer, void>({
      query: () => ({ call: accessCalls.listDelegates }),
      providesTags: ['Delegate'],
    }),
  }),
});

const withStanding = (linkId: string, standing: Delegate[]) =>
  delegatesApi.util.updateQueryData('listDelegates', undefined, (answer) => {
    answer.delegates = answer.delegates.flatMap((delegate) => (delegate.linkId === linkId ? standing : [delegate]));
  });

type Deciding<T> = {
  dispatch: (action: ReturnType<typeof withStanding>) => unknown;
  queryFulfilled: Promise<{ data: T }>;
};

/** For the next page, at once. */
const noteDecision =
  <T>(standingIn: (answer: T) => Delegate[]) =>
  async ({ linkId }: { linkId: string }, { dispatch, queryFulfilled }: Deciding<T>): Promise<void> => {
    const standing = await queryFulfilled.then(
      ({ data }) => standingIn(data),
      () => undefined,
    ); // the calling screen shows the error
    if (standing) dispatch(withStanding(linkId, standing));
  };

const invalidates = (_answer: unknown, error: ApiError | undefined) => (error ? [] : (['Delegate'] as const));

export const decisionsApi = delegatesApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    grantAccess: build.mutation<Delegate, GrantAccessBody>({
      query: (body) => ({ call: accessCalls.grantAccess, body }),
      onQueryStarted: noteDecision((delegate) => [delegate]),
      invalidatesTags: invalidates,
    }),
    withdrawAccess: build.mutation<unknown, WithdrawAccessBody>({
      query: (body) => ({ call: accessCalls.withdrawAccess, body }),
      onQueryStarted: noteDecision(() => []),
      invalidatesTags: invalidates,
    }),
  }),
});

export const { useListDelegatesQuery } = delegatesApi;
export const { useGrantAccessMutation, useWithdrawAccessMutation } = decisionsApi;
