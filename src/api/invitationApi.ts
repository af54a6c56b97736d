import type { Slot } from '../../contract/appointments.ts';
import { invitationCalls } from '../../contract/calls/invitationCalls.ts';
import { millisecondsOf } from '../../contract/instants.ts';
import type {
  InvitationAuthAnswer,
  InvitationAuthBody,
  Invitation,
  InvitationsAnswer,
  InvitedBody,
  InvitedSlots,
} from '../../contract/invitation.ts';
import { api } from './api';
import { textsIn } from './keepReceived';

export type KeptSlot = { holdId: string; extendable: boolean; space: Slot; endsAt: number };

export type ShownInvitation = Omit<Invitation, 'held'> & { held: KeptSlot | null };

export type ShownInvitations = Omit<InvitationsAnswer, 'invitations' | 'checkedAt'> & {
  invitations: ShownInvitation[];
};

const shownIn = (
  { invitations, checkedAt, hashProfName, professions, ...names }: InvitationsAnswer,
  now: number,
): ShownInvitations => {
  const ahead = millisecondsOf(checkedAt) - now;
  return {
    ...names,
    hashProfName: textsIn(hashProfName),
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: codes, or none
    professions: textsIn(professions) as InvitationsAnswer['professions'],
    invitations: invitations.map(({ held, ...invitation }) => ({
      ...invitation,
      held: held && {
        holdId: held.holdId,
        extendable: held.extendable,
        space: held.space,
        endsAt: millisecondsOf(held.expiresAt) - ahead,
      },
    })),
  };
};

/** Product §4 Hub; nothing personal outlives its pages. */
export const invitationAreaApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    openInvitationArea: build.mutation<InvitationAuthAnswer, InvitationAuthBody>({
      query: (body) => ({ call: invitationCalls.openInvitationArea, body }),
      extraOptions: { signsIn: true },
    }),
    listInvitations: build.query<ShownInvitations, void>({
      query: () => ({ call: invitationCalls.listInvitations }),
      transformResponse: (answer: InvitationsAnswer) => shownIn(answer, Date.now()),
      providesTags: ['Invitation'],
      keepUnusedDataFor: 0,
    }),
    listInvitedSlots: build.query<Slot[], string>({
      query: (invitationId) => ({
        call: invitationCalls.listInvitedSlots,
        body: { invitationId } satisfies InvitedBody,
      }),
      transformResponse: ({ spaces }: InvitedSlots) => spaces,
      providesTags: ['Invitation'],
      keepUnusedDataFor: 0,
    }),
    leaveInvitationArea: build.mutation<unknown, void>({
      query: () => ({ call: invitationCalls.leaveInvitationArea }),
    }),
  }),
});

export const {
  useOpenInvitationAreaMutation,
  useListInvitationsQuery,
  useListInvitedSlotsQuery,
  useLeaveInvitationAreaMutation,
} = invitationAreaApi;
