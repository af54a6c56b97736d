import type {
  StaffInvitationActBody,
  StaffInvitations,
  StaffInviteBody,
  StaffInvited,
} from '../../contract/staffInvitations.ts';
import { withRetry } from './proofs';
import { staffApi } from './staffApi';

export const invitationsApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    showInvitations: build.query<StaffInvitations, string>({
      query: (clinic) => ({ call: 'showInvitations', params: { clinic } }),
      keepUnusedDataFor: 0,
      providesTags: ['Invitations'],
    }),
    invitePerson: build.mutation<StaffInvited | null, { body: StaffInviteBody; key: string }>({
      query: ({ body, key }) => withRetry({ call: 'invitePerson', body, key }),
      invalidatesTags: ['Invitations'],
    }),
    actOnInvitation: build.mutation<void, { invitationId: string; body: StaffInvitationActBody; key: string }>({
      query: ({ invitationId: id, body, key }) => withRetry({ call: 'actOnInvitation', id, body, key }),
      invalidatesTags: ['Invitations'],
    }),
  }),
});

export const { useActOnInvitationMutation, useInvitePersonMutation, useShowInvitationsQuery } = invitationsApi;
