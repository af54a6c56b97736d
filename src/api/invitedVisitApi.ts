import type { Reservation } from '../../contract/appointments.ts';
import { calls } from '../../contract/calls.ts';
import type {
  InvitedBody,
  InvitedHoldBody,
  InvitedReleaseBody,
  InvitedReserveBody,
  InvitedVisitBody,
} from '../../contract/hub.ts';
import { hubApi } from './hubApi';

const withVisit = (invitationId: string, visit: Reservation) =>
  hubApi.util.updateQueryData('listInvitations', undefined, ({ invitations }) => {
    const invitation = invitations.find((one) => one.invitationId === invitationId);
    if (invitation) Object.assign(invitation, { visit, held: null });
  });

type Writing = {
  dispatch: (action: ReturnType<typeof withVisit>) => unknown;
  queryFulfilled: Promise<{ data: Reservation }>;
};

/** The visit as the server just said it is, before the list is asked for again: the next page begins with it. */
const noteVisit = async ({ invitationId }: InvitedBody, { dispatch, queryFulfilled }: Writing): Promise<void> => {
  const visit = await queryFulfilled.then(
    ({ data }) => data,
    () => undefined,
  ); // the screen that asked shows a refusal
  if (visit) dispatch(withVisit(invitationId, visit));
};

/** Also where it is refused: the page just proved to be old. */
const tried = () => ['Invitation'] as const;

/** What an invited person does with the places set aside for them, and with their visit. */
export const invitedVisitApi = hubApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    holdInvitedPlace: build.mutation<unknown, InvitedHoldBody>({
      query: (body) => ({ call: calls.holdInvitedPlace, body }),
      invalidatesTags: tried,
    }),
    releaseInvitedPlace: build.mutation<unknown, InvitedReleaseBody>({
      query: (body) => ({ call: calls.releaseInvitedPlace, body }),
      invalidatesTags: tried,
    }),
    reserveInvitedPlace: build.mutation<Reservation, InvitedReserveBody>({
      query: (body) => ({ call: calls.reserveInvitedPlace, body }),
      invalidatesTags: tried,
      onQueryStarted: noteVisit,
    }),
    confirmInvitedVisit: build.mutation<Reservation, InvitedVisitBody>({
      query: (body) => ({ call: calls.confirmInvitedVisit, body }),
      invalidatesTags: tried,
      onQueryStarted: noteVisit,
    }),
    cancelInvitedVisit: build.mutation<Reservation, InvitedVisitBody>({
      query: (body) => ({ call: calls.cancelInvitedVisit, body }),
      invalidatesTags: tried,
      onQueryStarted: noteVisit,
    }),
  }),
});
