import { ours } from './call.ts';
import { hold, orNull, ourAppointment, ourSlot } from './laterParts.ts';

const area = { authToken: 'id', firstName: 'textOrNull' } as const;
const clinic = {
  clinicId: 'id',
  name: 'text',
  timeZone: 'zone',
  address: { line: 'text', city: 'text', province: 'text', postalCode: 'textOrNull' },
  position: orNull({ lat: 'number', lng: 'number' }),
  phone: 'textOrNull',
} as const;
const invitation = {
  invitationId: 'id',
  clinic,
  openUntil: 'instant',
  held: orNull({ ...hold, space: ourSlot }),
  visit: orNull(ourAppointment),
  careType: 'text',
  placesLeft: 'number',
} as const;
const invitations = {
  checkedAt: 'instant',
  hashProfName: 'record',
  professions: 'record',
  firstName: 'textOrNull',
  invitations: ['each', invitation],
} as const;

export const invitationCalls = ours({
  openInvitationArea: ['POST', 'auth', 'write', area, 'rvsp'],
  listInvitations: ['GET', 'invitations', 'read', invitations, 'rvsp'],
  listInvitedSlots: ['POST', 'available', 'read', { spaces: ['each', ourSlot] }, 'rvsp'],
  holdInvitedSlot: ['POST', 'hold', 'write', hold, 'rvsp'],
  releaseInvitedSlot: ['POST', 'release', 'write', hold, 'rvsp'],
  reserveInvitedSlot: ['POST', 'reserve', 'write', ourAppointment, 'rvsp'],
  cancelInvitedAppointment: ['POST', 'cancel', 'write', ourAppointment, 'rvsp'],
  confirmInvitedAppointment: ['POST', 'confirm', 'write', ourAppointment, 'rvsp'],
  changeInvitedPhone: ['POST', 'phone', 'write', ourAppointment, 'rvsp'],
  leaveInvitationArea: ['POST', 'logout', 'write', 'none', 'rvsp'],
});
