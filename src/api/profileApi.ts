import { sessionCalls } from '../../contract/calls/sessionCalls.ts';
import type { Profile, ProfileChange } from '../../contract/session.ts';
import { api } from './api';
import { profileIn } from './profileAnswer';

/** Product §4. */
export const profileApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getUser: build.query<Profile, void>({
      query: () => ({ call: sessionCalls.getUser }),
      transformResponse: profileIn,
      providesTags: ['User'],
    }),
    /** Refetched: another back end may answer nothing. */
    changeUser: build.mutation<unknown, ProfileChange>({
      query: (body) => ({ call: sessionCalls.changeUser, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['User']),
    }),
  }),
});

export const { useGetUserQuery, useChangeUserMutation } = profileApi;
