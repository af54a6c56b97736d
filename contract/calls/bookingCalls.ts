import { ours } from './call.ts';
import { hold, movedFrom, orNull, texts } from './laterParts.ts';
import { appointment, network, search, slot } from './parts.ts';

const criteria = {
  'careType?': 'text',
  'raisonVisite?': 'text',
  'from?': 'day',
  'to?': 'day',
  'dayParts?': texts,
  'weekdays?': ['each', 'number'],
  'clinicIds?': ['each', 'id'],
  'profIds?': ['each', 'id'],
  'near?': 'record',
  'radiusKm?': 'number',
  'modes?': texts,
  'languages?': texts,
} as const;
const alert = {
  alertId: 'id',
  state: 'text',
  criteria,
  patientId: 'id',
  'reservationId?': 'id',
  createdAt: 'instant',
  'missedAt?': 'instant',
} as const;
const choice = {
  patientId: 'id',
  clinicId: 'id',
  profId: orNull('id'),
  careType: 'text',
  mode: 'text',
  raisonVisite: 'text',
  near: 'textOrNull',
  offers: 'text',
} as const;
const linkedAppointment = {
  reference: 'text',
  status: 'text',
  start: 'instant',
  timeZone: 'zone',
  cancelUntil: 'instant',
  mayAct: 'flag',
  firstName: 'textOrNull',
  mode: 'text',
  durationMinutes: 'number',
  clinicName: 'text',
  clinicAddress: 'text',
  clinicPhone: 'textOrNull',
  'attendanceFrom?': 'instant',
  'confirmedAt?': 'instant',
  ...movedFrom,
} as const;

export const bookingCalls = ours({
  listHolds: ['GET', 'appointment/hold', 'read', { holds: ['each', { ...hold, space: slot }] }],
  holdSlot: ['POST', 'appointment/hold', 'write', hold],
  releaseSlot: ['POST', 'appointment/release', 'write', hold],
  rescheduleAppointment: ['POST', 'appointment/reschedule', 'write', appointment],
  confirmAppointment: ['POST', 'appointment/confirm', 'write', appointment],
  changeAppointmentPhone: ['POST', 'appointment/phone', 'write', appointment],
  listAlerts: ['GET', 'appointment/alerts', 'read', { alerts: ['each', alert] }],
  addAlert: ['POST', 'appointment/alerts', 'write', alert],
  endAlert: ['DELETE', 'appointment/alerts/:id', 'write', 'none'],
  countSlots: ['POST', 'appointment/days', 'read', { days: ['each', { date: 'day', count: 'number' }] }],
  getChoices: ['GET', 'user/choices', 'read', { choices: ['each', choice] }],
  forgetChoices: ['DELETE', 'user/choices', 'write', 'none'],
  downloadAppointment: ['GET', 'appointment/:id/calendar.ics', 'read', 'file'],
  openAppointmentLink: ['POST', 'visit', 'write', linkedAppointment, 'nosession'],
  getGuestNetwork: ['GET', 'available', 'read', network, 'nosession'],
  searchGuestSlots: ['POST', 'available', 'read', search, 'nosession'],
  listen: ['GET', 'events', 'read', 'stream'],
});
