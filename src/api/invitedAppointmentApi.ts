import type { Appointment } from '../../contract/appointments.ts';
import { invitationCalls } from '../../contract/calls/invitationCalls.ts';
import type {
  InvitedBody,
  InvitedHoldBody,
  InvitedReleaseBody,
  InvitedReserveBody,
  InvitedAppointmentBody,
  InvitedPhoneBody,
} from '../../contract/invitation.ts';
import { invitationAreaApi } from './invitationApi';

const withAppointment = (invitationId: string, appointment: Appointment) =>
  invitationAreaApi.util.updateQueryData('listInvitations', undefined, ({ invitations }) => {
    const invitation = invitations.find((one) => one.invitationId === invitationId);
    if (invitation) Object.assign(invitation, { visit: appointment, held: null });
  });

type Writing = {
  dispatch: (action: ReturnType<typeof withAppointment>) => unknown;
  queryFulfilled: Promise<{ data: Appointment }>;
};

/** For the next page, at once. */
const noteAppointment = async ({ invitationId }: InvitedBody, { dispatch, queryFulfilled }: Writing): Promise<void> => {
  const appointment = await queryFulfilled.then(
    ({ data }) => data,
    () => undefined,
  ); // the calling screen shows the error
  if (appointment) dispatch(withAppointment(invitationId, appointment));
};

/** Also after a refusal: the page was stale. */
const tried = () => ['Invitation'] as const;

export const invitedAppointmentApi = invitationAreaApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    holdInvitedSlot: build.mutation<unknown, InvitedHoldBody>({
      query: (body) => ({ call: invitationCalls.holdInvitedSlot, body }),
      invalidatesTags: tried,
    }),
    releaseInvitedSlot: build.mutation<unknown, InvitedReleaseBody>({
      query: (body) => ({ call: invitationCalls.releaseInvitedSlot, body }),
      invalidatesTags: tried,
    }),
    reserveInvitedSlot: build.mutation<Appointment, InvitedReserveBody>({
      query: (body) => ({ call: invitationCalls.reserveInvitedSlot, body }),
      invalidatesTags: tried,
      onQueryStarted: noteAppointment,
    }),
    confirmInvitedAppointment: build.mutation<Appointment, InvitedAppointmentBody>({
      query: (body) => ({ call: invitationCalls.confirmInvitedAppointment, body }),
      invalidatesTags: tried,
      onQueryStarted: noteAppointment,
    }),
    changeInvitedPhone: build.mutation<Appointment, InvitedPhoneBody>({
      query: (body) => ({ call: invitationCalls.changeInvitedPhone, body }),
      invalidatesTags: tried,
      onQueryStarted: noteAppointment,
    }),
    cancelInvitedAppointment: build.mutation<Appointment, InvitedAppointmentBody>({
      query: (body) => ({ call: invitationCalls.cancelInvitedAppointment, body }),
      invalidatesTags: tried,
      onQueryStarted: noteAppointment,
    }),
  }),
});
