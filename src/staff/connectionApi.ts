import type { StaffConnection } from '../../contract/staffConnection.ts';
import type { StaffTrail, StaffTrailQuery } from '../../contract/staffTrail.ts';
import { staffApi } from './staffApi';

export const connectionApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    showConnection: build.query<StaffConnection, string>({
      query: (clinic) => ({ call: 'showConnection', params: { clinic } }),
      keepUnusedDataFor: 0,
      providesTags: ['Day'],
    }),
    showTrail: build.query<StaffTrail, StaffTrailQuery>({
      query: (params) => ({ call: 'showTrail', params }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useShowConnectionQuery, useShowTrailQuery } = connectionApi;
