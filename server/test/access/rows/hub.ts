import { bearer, invited } from '../cells.ts';
import type { Row, Target } from '../row.ts';

const named = async (of: Target) => ({ invitationId: (await of.invitation()).invitationId });
const visit = async (of: Target) => ({ body: { ...(await named(of)), reservationId: await of.invitedVisit() } });

/** Whom a clinic invites: by a token of the hub and by nothing else. */
export const hubRows: Row[] = [
  {
    route: 'openHub',
    names: 'a code',
    saying: 'the number and the birth date',
    ask: async (of) => {
      const { nam, code } = await of.invitation();
      return { body: { nam, code, birthDate: of.birthDate } };
    },
    cells: bearer('200 sees', '403 hub.refused'),
  },
  { route: 'listInvitations', cells: { ...invited('200 sees'), otherHub: '200', otherHubAbsent: '–' } },
  {
    route: 'listInvitedPlaces',
    names: 'an invitation',
    ask: async (of) => ({ body: await named(of) }),
    cells: invited('200'),
  },
  {
    route: 'holdInvitedPlace',
    names: 'an invitation',
    saying: 'one of its slots',
    ask: async (of) => ({ body: { ...(await named(of)), spaceId: await of.invitedPlace() } }),
    cells: invited('200 sees'),
  },
  {
    route: 'holdInvitedPlace',
    names: 'an invitation',
    saying: 'a slot that was not set aside for it',
    ask: async (of, { place }) => ({ body: { ...(await named(of)), spaceId: await place() } }),
    cells: invited('404'),
  },
  {
    route: 'releaseInvitedPlace',
    names: 'an invitation',
    saying: 'its hold',
    ask: async (of) => ({ body: { ...(await named(of)), ...(await of.invitedHold()) } }),
    cells: invited('200 sees'),
  },
  {
    route: 'reserveInvitedPlace',
    names: 'an invitation',
    saying: 'one of its slots',
    ask: async (of) => ({ body: { ...(await named(of)), space: await of.invitedPlace() } }),
    cells: invited('201 sees'),
  },
  {
    route: 'confirmInvitedVisit',
    names: 'an invitation',
    saying: 'its appointment',
    ask: visit,
    cells: invited('200 sees'),
  },
  {
    route: 'cancelInvitedVisit',
    names: 'an invitation',
    saying: 'its appointment',
    ask: visit,
    cells: invited('200 sees'),
  },
  {
    route: 'cancelInvitedVisit',
    names: 'an invitation',
    saying: 'another appointment of the same person',
    ask: async (of) => ({ body: { ...(await named(of)), reservationId: (await of.visit()).reservationId } }),
    cells: invited('404'),
  },
  { route: 'leaveHub', cells: { ...invited('204'), otherHub: '204', otherHubAbsent: '–' } },
];
