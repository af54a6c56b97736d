import { ours } from './call.ts';
import { hold, ourAppointment, texts, wholeAppointment } from './laterParts.ts';

const visit = {
  ...ourAppointment,
  reference: 'text',
  firstName: 'textOrNull',
  perName: 'text',
  languages: texts,
  durationMinutes: 'number',
} as const;
const proof = { parameters: { nonce: 'text', cost: 'number' }, signature: 'text' } as const;
const held = { token: 'id', checkedAt: 'instant', 'hold?': hold } as const;
const identified = { codeExpiresAt: 'instant', tokenExpiresAt: 'instant' } as const;

export const guestCalls = ours({
  getGuestProof: ['GET', 'proof', 'read', proof, 'nosession'],
  holdGuestSlot: ['POST', 'hold', 'write', held, 'nosession'],
  releaseGuestSlot: ['POST', 'release', 'write', 'none', 'nosession'],
  identifyGuest: ['POST', 'identify', 'write', identified, 'nosession'],
  reserveGuestSlot: ['POST', 'reserve', 'write', { ...wholeAppointment, reference: 'text' }, 'nosession'],
  openGuestAppointment: ['POST', 'manage', 'read', { visit, manageToken: 'id' }, 'nosession'],
  cancelGuestAppointment: ['POST', 'cancel', 'write', visit, 'nosession'],
  rescheduleGuestAppointment: ['POST', 'reschedule', 'write', visit, 'nosession'],
  changeGuestPhone: ['POST', 'phone', 'write', visit, 'nosession'],
});
