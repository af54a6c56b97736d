export const texts = ['each', 'text'] as const;
export const orNull = <const S>(shape: S) => ['either', shape, 'none'] as const;
export const names = { firstName: 'textOrNull', lastName: 'textOrNull' } as const;
export const person = { patientId: 'id', ...names } as const;
export const slot = { spaceId: 'id', clinicId: 'id', start: 'instant' } as const;
export const appointment = { reservationId: 'id', start: 'instant' } as const;
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
export const alert = {
  alertId: 'id',
  state: 'text',
  criteria,
  patientId: 'id',
  'reservationId?': 'id',
  createdAt: 'instant',
  'missedAt?': 'instant',
} as const;
export const hold = { holdId: 'id', expiresAt: 'instant' } as const;
export const clinic = {
  clinicId: 'id',
  name: 'text',
  timeZone: 'zone',
  address: { line: 'text', city: 'text', province: 'text', postalCode: 'textOrNull' },
  position: orNull({ lat: 'number', lng: 'number' }),
  phone: 'textOrNull',
} as const;
export const party = { kind: 'text', name: 'textOrNull' } as const;
export const attachment = { attachmentId: 'id', name: 'text', type: 'text', size: 'number' } as const;
export const message = {
  messageId: 'id',
  from: party,
  to: party,
  aboutPatient: person,
  body: 'text',
  sentAt: 'instant',
  readAt: orNull('instant'),
  kind: 'text',
  'appointmentId?': 'id',
  attachments: ['each', attachment],
} as const;
export const delegate = {
  linkId: 'id',
  firstName: 'text',
  lastName: 'text',
  relationship: 'text',
  basis: 'text',
  scopes: texts,
  grantable: texts,
  state: 'text',
  locked: 'flag',
  'lockReason?': 'text',
  startsOn: 'day',
  endsOn: orNull('day'),
  awaitsMe: 'flag',
  mayWithdraw: 'flag',
} as const;
export const consent = {
  granted: 'flag',
  version: 'textOrNull',
  decidedAt: orNull('instant'),
  currentVersion: 'text',
} as const;
export const closing = {
  goes: texts,
  keeps: ['each', { what: 'text', years: orNull('number') }],
  visits: ['each', ourAppointment],
} as const;
