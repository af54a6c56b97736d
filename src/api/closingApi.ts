import { closingCalls } from '../../contract/calls/closingCalls.ts';
import type { ClosedAccount, ClosingBody, ClosingOutlook } from '../../contract/closing.ts';
import { rememberClosed } from '../lib/closedAccount';
import { closingSent, closingTried } from '../lib/closingAsked';
import { api } from './api';
import { accountClosed } from './signals';

/** Product §4. sessionApi.ts reopens. */
export const closingApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Never cached: appointments change meanwhile. */
    foreseeClosing: build.query<ClosingOutlook, void>({
      query: () => ({ call: closingCalls.foreseeClosing }),
      keepUnusedDataFor: 0,
    }),
    closeAccount: build.mutation<ClosedAccount, ClosingBody>({
      query: (body) => ({ call: closingCalls.closeAccount, body, tried: closingTried }),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        closingSent(); // the stream of events may end before the answer
        const closed = await queryFulfilled.catch(() => undefined);
        if (!closed) return;
        rememberClosed(closed.data);
        dispatch(accountClosed());
      },
    }),
  }),
});

export const { useForeseeClosingQuery, useCloseAccountMutation } = closingApi;
