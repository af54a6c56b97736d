import type { Space } from '../../contract/appointments.ts';
import { calls } from '../../contract/calls.ts';
import type {
  HubAuthAnswer,
  HubAuthBody,
  Invitation,
  InvitationsAnswer,
  InvitedBody,
  InvitedPlaces,
} from '../../contract/hub.ts';
import { api } from './api';

/** A place that is kept; `endsAt` in milliseconds of this device's clock: phones are often minutes wrong. */
export type KeptPlace = { holdId: string; extendable: boolean; space: Space; endsAt: number };

/** An invitation as its pages show it. */
export type ShownInvitation = Omit<Invitation, 'held'> & { held: KeptPlace | null };

/** What somebody was invited to, with the names of who receives. */
export type ShownInvitations = Omit<InvitationsAnswer, 'invitations' | 'checkedAt'> & {
  invitations: ShownInvitation[];
};

const shownIn = ({ invitations, checkedAt, ...names }: InvitationsAnswer, now: number): ShownInvitations => {
  const ahead = Date.parse(checkedAt) - now;
  return {
    ...names,
    invitations: invitations.map(({ held, ...invitation }) => ({
      ...invitation,
      held: held && {
        holdId: held.holdId,
        extendable: held.extendable,
        space: held.space,
        endsAt: Date.parse(held.expiresAt) - ahead,
      },
    })),
  };
};

/** The hub (product §4 Hub). Nothing that it shows of a person is kept once its pages are left. */
export const hubApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    openHub: build.mutation<HubAuthAnswer, HubAuthBody>({
      query: (body) => ({ call: calls.openHub, body }),
      extraOptions: { signsIn: true },
    }),
    listInvitations: build.query<ShownInvitations, void>({
      query: () => ({ call: calls.listInvitations }),
      transformResponse: (answer: InvitationsAnswer) => shownIn(answer, Date.now()),
      providesTags: ['Invitation'],
      keepUnusedDataFor: 0,
    }),
    listInvitedPlaces: build.query<Space[], string>({
      query: (invitationId) => ({ call: calls.listInvitedPlaces, body: { invitationId } satisfies InvitedBody }),
      transformResponse: ({ spaces }: InvitedPlaces) => spaces,
      providesTags: ['Invitation'],
      keepUnusedDataFor: 0,
    }),
    leaveHub: build.mutation<unknown, void>({ query: () => ({ call: calls.leaveHub }) }),
  }),
});

export const { useOpenHubMutation, useListInvitationsQuery, useListInvitedPlacesQuery, useLeaveHubMutation } = hubApi;
