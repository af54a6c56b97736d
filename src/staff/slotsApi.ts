import type {
  StaffOfferBody,
  StaffSlots,
  StaffSlotsChanged,
  StaffSlotsQuery,
  StaffWithdrawBody,
} from '../../contract/staffSlots.ts';
import { withRetry } from './proofs';
import { staffApi } from './staffApi';

export const slotsApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    showSlots: build.query<StaffSlots, StaffSlotsQuery>({
      query: (params) => ({ call: 'showSlots', params }),
      keepUnusedDataFor: 0,
      providesTags: ['Day'],
    }),
    withdrawSlots: build.mutation<StaffSlotsChanged | null, { body: StaffWithdrawBody; key: string }>({
      query: ({ body, key }) => withRetry({ call: 'withdrawSlots', body, key }),
      invalidatesTags: ['Day'],
    }),
    offerSlots: build.mutation<StaffSlotsChanged | null, { body: StaffOfferBody; key: string }>({
      query: ({ body, key }) => withRetry({ call: 'offerSlots', body, key }),
      invalidatesTags: ['Day'],
    }),
  }),
});

export const { useOfferSlotsMutation, useShowSlotsQuery, useWithdrawSlotsMutation } = slotsApi;
