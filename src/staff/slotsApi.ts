import type {
  StaffOfferBody,
  StaffSeriesBody,
  StaffSeriesChoices,
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
    showSeriesChoices: build.query<StaffSeriesChoices, string>({
      query: (clinic) => ({ call: 'showSeriesChoices', params: { clinic } }),
      keepUnusedDataFor: 0,
    }),
    addSlots: build.mutation<StaffSlotsChanged | null, { body: StaffSeriesBody; key: string }>({
      query: ({ body, key }) => withRetry({ call: 'addSlots', body, key }),
      invalidatesTags: ['Day'],
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

export const {
  useAddSlotsMutation,
  useOfferSlotsMutation,
  useShowSeriesChoicesQuery,
  useShowSlotsQuery,
  useWithdrawSlotsMutation,
} = slotsApi;
