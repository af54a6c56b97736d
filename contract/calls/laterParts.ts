import { appointment, slot } from './parts.ts';

export const texts = ['each', 'text'] as const;
export const orNull = <const S>(shape: S) => ['either', shape, 'none'] as const;
export const names = { firstName: 'textOrNull', lastName: 'textOrNull' } as const;
export const person = { patientId: 'id', ...names } as const;
const care = {
  'ages?': { 'from?': 'number', 'to?': 'number' },
  'visit?': 'text',
  'coverage?': 'text',
  'fee?': { 'cents?': 'number', text: 'text' },
  cards: texts,
} as const;
const service = {
  profId: orNull('id'),
  careType: 'text',
  mode: 'text',
  'distanceKm?': 'number',
  'care?': care,
} as const;
const timed = {
  ...slot,
  ...service,
  languages: texts,
  timeZone: 'zone',
  perName: 'text',
  durationMinutes: 'number',
} as const;
export const ourSlot = { ...timed, 'elsewhere?': { 'link?': 'text', 'phone?': 'text' } } as const;
/** Before the clinic moved it. */
export const movedFrom = { 'movedFrom?': 'instant', 'movedFromMode?': 'text', 'movedFromClinic?': 'text' } as const;
const booked = {
  ...timed,
  ...appointment,
  reference: 'text',
  status: 'text',
  cancelUntil: 'instant',
  clinicPhone: 'textOrNull',
  'attendanceFrom?': 'instant',
  'confirmedAt?': 'instant',
  ...movedFrom,
} as const;
export const ourAppointment = { ...booked, 'contactPhone?': 'text', patient: person } as const;
export const guestAppointment = { ...booked, firstName: 'textOrNull' } as const;
export const hold = { holdId: 'id', expiresAt: 'instant' } as const;
