import { calls } from '../../contract/calls.ts';
import type { Profile, ProfileChange } from '../../contract/session.ts';
import { api } from './api';
import { profileIn } from './profileAnswer';

export const profileApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getUser: build.query<Profile, void>({
      query: () => ({ call: calls.getUser }),
      transformResponse: profileIn,
      providesTags: ['User'],
    }),
    /** Refetched: another back end may answer nothing. */
    changeUser: build.mutation<unknown, ProfileChange>({
      query: (body) => ({ call: calls.changeUser, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['User']),
    }),
  }),
});

export const { useGetUserQuery, useChangeUserMutation } = profileApi;
