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
export const ourSlot = {
  ...slot,
  ...service,
  languages: texts,
  timeZone: 'zone',
  perName: 'text',
  durationMinutes: 'number',
  'elsewhere?': { 'link?': 'text', 'phone?': 'text' },
} as const;
export const ourAppointment = {
  ...appointment,
  ...service,
  status: 'text',
  timeZone: 'zone',
  cancelUntil: 'instant',
  clinicPhone: 'textOrNull',
  'contactPhone?': 'text',
  'attendanceFrom?': 'instant',
  'confirmedAt?': 'instant',
  'movedFrom?': 'instant',
} as const;
export const wholeAppointment = { ...ourSlot, ...ourAppointment, patient: person } as const;
export const hold = { holdId: 'id', expiresAt: 'instant' } as const;
