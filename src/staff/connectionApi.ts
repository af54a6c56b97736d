import type { StaffConnection } from '../../contract/staffConnection.ts';
import { staffApi } from './staffApi';

export const connectionApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    showConnection: build.query<StaffConnection, string>({
      query: (clinic) => ({ call: 'showConnection', params: { clinic } }),
      keepUnusedDataFor: 0,
      providesTags: ['Day'],
    }),
  }),
});

export const { useShowConnectionQuery } = connectionApi;
