import type { Appointment } from '../../contract/appointments.ts';
import type { Clinic, NetworkAnswer } from '../../contract/clinics.ts';
import type { Dependent } from '../../contract/dependents.ts';
import type { Attachment, ThreadSummary } from '../../contract/mailbox.ts';

/** A day so far ahead that it never becomes a day gone by. */
const start = '2099-09-30T08:15:00-04:00';

const clinic: Clinic = {
  clinicId: 'clinic',
  name: 'Clinique médicale du Vieux-Limoilou',
  kind: 'gmf',
  address: { line: '1245, 3e Avenue', city: 'Québec', province: 'QC', postalCode: 'G1L\u00a02X9' },
  position: { lat: 46.83, lng: -71.23 },
  timeZone: 'America/Toronto',
  phone: '418\u00a0555-0142',
  cancelLimitMinutes: 120,
  languages: ['fr', 'en'],
  careTypes: ['walk-in', 'follow-up'],
};

/** One clinic and one doctor, known without asking anybody. */
export const network: Omit<NetworkAnswer, 'user'> = {
  clinics: [clinic],
  hashClinicProf: { clinic: ['doctor'] },
  hashProfName: { doctor: 'Dre Geneviève Lafrenière' },
  professions: { doctor: 'family-doctor' },
  upcomingMost: 3,
};

export const appointment: Appointment = {
  reservationId: 'visit',
  reference: 'PX7RT2K9MB',
  status: 'booked',
  raisonVisite: 'prescription',
  spaceId: 'place',
  clinicId: 'clinic',
  profId: 'doctor',
  perName: '',
  careType: 'follow-up',
  mode: 'in-person',
  languages: ['fr', 'en'],
  start,
  timeZone: 'America/Toronto',
  durationMinutes: 20,
  patient: { patientId: 'me', firstName: 'Marie', lastName: 'Desrochers' },
  cancelUntil: '2099-09-30T06:15:00-04:00',
  clinicPhone: '418\u00a0555-0142',
};

/** A child for whom the user may do everything. */
export const child: Dependent = {
  patientId: 'lea',
  firstName: 'Léa',
  lastName: 'Tremblay-Desrochers',
  hin: 'TREL18512412',
  birthDate: '2018-01-24',
  age: 8,
  hasAccess: true,
  locked: false,
  relationship: 'child',
  basis: 'parental-authority',
  scopes: ['book', 'history', 'messages'],
  state: 'active',
  modificationStatus: 'STATUS_NEUTRAL',
};

export const thread: ThreadSummary = {
  threadId: 'thread',
  subject: 'Renouvellement de votre ordonnance',
  from: { kind: 'clinic', name: clinic.name },
  aboutPatient: { patientId: 'me', firstName: 'Marie', lastName: 'Desrochers' },
  kind: 'clinic',
  sentAt: '2026-03-04T14:05:00Z',
  messages: 1,
  unread: 1,
};

export const file: Attachment = {
  attachmentId: 'file',
  name: 'ordonnance.pdf',
  type: 'application/pdf',
  size: 245_760,
};
