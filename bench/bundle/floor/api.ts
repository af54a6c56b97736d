import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

type Credentials = { username: string; password: string };

/** One query and one mutation: the whole of RTK Query is paid for. */
export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: 'api/' }),
  endpoints: (build) => ({
    login: build.mutation<{ login: string }, Credentials>({
      query: (body) => ({ url: 'login', method: 'POST', body }),
    }),
    getUser: build.query<{ login: string }, void>({ query: () => 'user' }), // eslint-disable-line @typescript-eslint/no-invalid-void-type -- RTK Query's word for a call without an argument
  }),
});

export const { useLoginMutation, useGetUserQuery } = api;
