import { bearer, invited } from '../cells.ts';
import type { Row, Target } from '../row.ts';

const named = async (of: Target) => ({ invitationId: (await of.invitation()).invitationId });
const appointment = async (of: Target) => ({
  body: { ...(await named(of)), reservationId: await of.invitedAppointment() },
});

/** Whom a clinic invites: by a token of the invitation area and by nothing else. */
export const invitationRows: Row[] = [
  {
    route: 'openInvitationArea',
    names: 'a code',
    saying: 'the number and the birth date',
    ask: async (of) => {
      const { nam, code } = await of.invitation();
      return { body: { nam, code, birthDate: of.birthDate } };
    },
    cells: bearer('200 sees', '403 hub.refused'),
  },
  { route: 'listInvitations', cells: { ...invited('200 sees'), otherInvitation: '200', otherInvitationAbsent: '–' } },
  {
    route: 'listInvitedSlots',
    names: 'an invitation',
    ask: async (of) => ({ body: await named(of) }),
    cells: invited('200'),
  },
  {
    route: 'holdInvitedSlot',
    names: 'an invitation',
    saying: 'one of its slots',
    ask: async (of) => ({ body: { ...(await named(of)), spaceId: await of.invitedSlot() } }),
    cells: invited('200 sees'),
  },
  {
    route: 'holdInvitedSlot',
    names: 'an invitation',
    saying: 'a slot that was not set aside for it',
    ask: async (of, { slot }) => ({ body: { ...(await named(of)), spaceId: await slot() } }),
    cells: invited('404'),
  },
  {
    route: 'releaseInvitedSlot',
    names: 'an invitation',
    saying: 'its hold',
    ask: async (of) => ({ body: { ...(await named(of)), ...(await of.invitedHold()) } }),
    cells: invited('200 sees'),
  },
  {
    route: 'reserveInvitedSlot',
    names: 'an invitation',
    saying: 'one of its slots',
    ask: async (of) => ({ body: { ...(await named(of)), space: await of.invitedSlot() } }),
    cells: invited('201 sees'),
  },
  {
    route: 'confirmInvitedAppointment',
    names: 'an invitation',
    saying: 'its appointment',
    ask: appointment,
    cells: invited('200 sees'),
  },
  {
    route: 'cancelInvitedAppointment',
    names: 'an invitation',
    saying: 'its appointment',
    ask: appointment,
    cells: invited('200 sees'),
  },
  {
    route: 'cancelInvitedAppointment',
    names: 'an invitation',
    saying: 'another appointment of the same person',
    ask: async (of) => ({ body: { ...(await named(of)), reservationId: (await of.visit()).reservationId } }),
    cells: invited('404'),
  },
  {
    route: 'changeInvitedPhone',
    names: 'an invitation',
    saying: 'its appointment',
    ask: async (of) => ({ body: { ...(await appointment(of)).body, phone: '514 555-0133' } }),
    cells: invited('422 appointment.notByPhone'),
  },
  { route: 'leaveInvitationArea', cells: { ...invited('204'), otherInvitation: '204', otherInvitationAbsent: '–' } },
];
