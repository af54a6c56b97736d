import { calls } from '../../contract/calls.ts';
import type { Dependent } from '../../contract/dependents.ts';
import { api } from './api';

/** The people the user may act for (spec §7). */
export const dependentsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listDependents: build.query<Dependent[], void>({
      query: () => ({ call: calls.listDependents }),
      providesTags: ['Dependent'],
    }),
  }),
});

export const { useListDependentsQuery } = dependentsApi;
