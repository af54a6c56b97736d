import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';

import type { Appointment, Slot } from '../../../../contract/appointments.ts';
import type { MailedLinkAppointment } from '../../../../contract/appointmentLinks.ts';
import { appointmentBooked, appointmentFound, guestSlice, questionAnswered, slotHeld } from '../../guest/guestSlice';
import { appointmentBooked as invitedBooked, invitationSlice, slotChosen } from '../../invitation/invitationSlice';
import { appointmentOpened, mailedLinkSlice } from '../../appointments/mailedLinkSlice';
import { redactTrace } from './redactTrace';

const personal = {
  firstName: 'Apolline',
  lastName: 'Vaillancourt',
  birthDate: '1987-03-14',
  nam: 'VAIA87531412',
  email: 'apolline@courriel.example',
  phone: '514 555-0187',
  token: 'jeton-de-la-personne-0001',
  manageToken: 'jeton-de-la-personne-0002',
  key: 'cle-du-lien-0003',
  holdId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  reference: 'QX7Y2Z9K4M',
  reason: 'une douleur au genou',
  reservationId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  clinicPhone: '418 555-0199',
};

const booked: Omit<Slot, 'held'> = {
  spaceId: '16fd2706-8baf-433b-82eb-8c7fada847da',
  clinicId: '6fa459ea-ee8a-3ca4-894e-db77e160355e',
  profId: '886313e1-3b8a-5372-9b90-0c9aee199e5d',
  start: '2027-03-02T14:15:00.000Z',
  timeZone: 'America/Toronto',
  durationMinutes: 15,
  careType: 'follow-up',
  mode: 'in-person',
  perName: '',
  languages: ['fr'],
};
const slot: Slot = { ...booked, held: null };
const appointment: Appointment = {
  ...booked,
  reservationId: personal.reservationId,
  reference: personal.reference,
  status: 'booked',
  raisonVisite: personal.reason,
  patient: { patientId: 'patient-apolline', firstName: personal.firstName, lastName: personal.lastName },
  cancelUntil: '2027-03-01T14:15:00.000Z',
  clinicPhone: personal.clinicPhone,
};
const linked: MailedLinkAppointment = {
  firstName: personal.firstName,
  reference: personal.reference,
  status: 'booked',
  start: slot.start,
  timeZone: slot.timeZone,
  durationMinutes: 15,
  mode: 'in-person',
  clinicName: 'Clinique du Plateau',
  clinicAddress: '1000 rue Rachel',
  clinicPhone: personal.clinicPhone,
  cancelUntil: appointment.cancelUntil,
  mayAct: true,
};

const { firstName, lastName, birthDate, nam, email, phone, token, manageToken, key, holdId } = personal;

const actions: UnknownAction[] = [
  slotHeld({ token, hold: { holdId, extendable: true, endsAt: 1_900_000_000_000 } }),
  questionAnswered({ firstName, lastName, birthDate, card: 'yes', nam, email, phone, lang: 'fr' }),
  appointmentFound({ visit: appointment, manageToken }),
  appointmentBooked(appointment),
  slotChosen({ invitationId: 'invitation-of-apolline', slot }),
  invitedBooked({ invitationId: 'invitation-of-apolline', appointment }),
  appointmentOpened({ key, birthDate, appointment: linked }),
];

const reduce = combineReducers({
  guest: guestSlice.reducer,
  invitation: invitationSlice.reducer,
  mailedLink: mailedLinkSlice.reducer,
});

describe('the redacted trace of a guest, an invited person and a mailed link', () => {
  const base = actions.reduce<ReturnType<typeof reduce> | undefined>(reduce, undefined);
  const redacted = redactTrace(
    { base, actions: actions.map((action) => ({ ...action })), times: [], dropped: 0 },
    () => false,
  );

  it.each(Object.entries(personal))(
    'the redacted trace of a guest, an invitation and a mailed link contains no %s in its state or its actions',
    (_name, text) => {
      expect(JSON.stringify([base, actions])).toContain(text);
      expect(JSON.stringify([redacted.base, redacted.actions])).not.toContain(text);
    },
  );

  it('the redacted trace of a guest, an invitation and a mailed link keeps what a replay needs: the steps and the appointment status', () => {
    expect(redacted.actions.map(({ type }) => type)).toEqual(actions.map(({ type }) => type));
    expect(JSON.stringify(redacted.base)).toContain('"status":"booked"');
    expect(JSON.stringify(redacted.base)).toMatch(/"start":"\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z"/);
    expect(JSON.stringify(redacted.base)).not.toContain(slot.start);
  });
});
