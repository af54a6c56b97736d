import { ours } from './call.ts';
import { guestAppointment as visit, hold, ourAppointment } from './laterParts.ts';

const proof = { parameters: { nonce: 'text', cost: 'number' }, signature: 'text' } as const;
const held = { token: 'id', checkedAt: 'instant', 'hold?': hold } as const;
const identified = { codeExpiresAt: 'instant', tokenExpiresAt: 'instant' } as const;

export const guestCalls = ours({
  getGuestProof: ['GET', 'proof', 'read', proof, 'nosession'],
  holdGuestSlot: ['POST', 'hold', 'write', held, 'nosession'],
  releaseGuestSlot: ['POST', 'release', 'write', 'none', 'nosession'],
  identifyGuest: ['POST', 'identify', 'write', identified, 'nosession'],
  reserveGuestSlot: ['POST', 'reserve', 'write', ourAppointment, 'nosession'],
  openGuestAppointment: ['POST', 'manage', 'read', { visit, manageToken: 'id' }, 'nosession'],
  cancelGuestAppointment: ['POST', 'cancel', 'write', visit, 'nosession'],
  rescheduleGuestAppointment: ['POST', 'reschedule', 'write', visit, 'nosession'],
  confirmGuestAppointment: ['POST', 'confirm', 'write', visit, 'nosession'],
  changeGuestPhone: ['POST', 'phone', 'write', visit, 'nosession'],
});
