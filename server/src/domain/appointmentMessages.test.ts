// Holds: product §8 zones
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { spokenDate, spokenTime } from './spokenTime.ts';
import { cancellationMessage, confirmationMessage, type BookedAppointment } from './appointmentMessages.ts';

const appointment: BookedAppointment = {
  mode: 'in-person',
  isReader: true,
  firstName: 'Léa',
  startsAt: new Date('2026-11-01T14:05:00Z'),
  timeZone: 'America/Toronto',
  clinicName: 'GMF du Fleuve',
  clinicPhone: '514 555-0199',
  perName: 'Sans rendez-vous',
  reference: 'ACDEFHJKMN',
  cancelUntil: new Date('2026-11-01T12:00:00Z'),
};

test('French messages write times as Quebec does: 9 h, 9 h 05, and 1er for the first of the month', () => {
  const at = (time: string): string => spokenTime(new Date(`2026-12-01T${time}:00-05:00`), 'America/Toronto', 'fr');
  assert.deepEqual(
    [at('09:00'), at('09:05'), at('00:30'), at('17:00')],
    ['9\u00A0h', '9\u00A0h\u00A005', '0\u00A0h\u00A030', '17\u00A0h'],
  );
  assert.equal(spokenDate(appointment.startsAt, appointment.timeZone, 'fr'), 'dimanche 1er\u00A0novembre 2026');
  assert.equal(spokenDate(new Date('2026-11-21T14:00:00Z'), appointment.timeZone, 'fr'), 'samedi 21 novembre 2026');
});

test('English messages write times as Canadian English does', () => {
  const at = (time: string): string => spokenTime(new Date(`2026-12-01T${time}:00-05:00`), 'America/Toronto', 'en');
  assert.deepEqual([at('09:00'), at('12:05'), at('00:30')], ['9:00\u00A0a.m.', '12:05\u00A0p.m.', '12:30\u00A0a.m.']);
  assert.equal(spokenDate(appointment.startsAt, appointment.timeZone, 'en'), 'Sunday, November 1, 2026');
});

test('an appointment message contains the time, the clinic, the reference and the cancellation limit, in the reader’s language', () => {
  const { subject, body } = confirmationMessage(appointment, 'fr');
  assert.equal(subject, 'Votre rendez-vous est confirmé');
  for (const told of [
    'dimanche 1er\u00A0novembre 2026 à 9\u00A0h\u00A005',
    'GMF du Fleuve',
    'Référence\u00A0: ACDEFHJKMN',
    '7\u00A0h; ensuite',
    '514\u00A0555-0199',
  ]) {
    assert.ok(body.includes(told), told);
  }
  assert.match(confirmationMessage(appointment, 'en').body, /Sunday, November 1, 2026 at 9:05\u00A0a\.m\./);
  assert.match(cancellationMessage(appointment, 'fr').body, /est annulé, comme vous l’avez demandé/);
  assert.match(cancellationMessage(appointment, 'en').body, /is cancelled, as you asked/);
});

test('a message about a person without an account names them, in its subject and its first sentence, and says how one meets (product §8 mail-content)', () => {
  const child = { ...appointment, isReader: false, mode: 'phone' as const };
  const [french, english] = [confirmationMessage(child, 'fr'), confirmationMessage(child, 'en')];
  assert.deepEqual(
    [french.subject, english.subject],
    ['Le rendez-vous de Léa est confirmé', 'Léa’s appointment is confirmed'],
  );
  assert.match(french.body, /^Le rendez-vous de Léa est confirmé pour le /);
  assert.match(french.body, /\nComment\u00A0: par téléphone\.\n/);
  assert.match(english.body, /^Léa’s appointment is confirmed for .*\n.*\nHow: by phone\.\n/);
  assert.match(cancellationMessage(child, 'fr').body, /^Le rendez-vous de Léa du .* est annulé/);
});

test('a confirmation lists what to bring to the clinic or to have ready for a call', () => {
  assert.match(confirmationMessage(appointment, 'fr').body, /Apportez votre carte d’assurance maladie\.$/);
  assert.match(
    confirmationMessage({ ...appointment, mode: 'phone' }, 'fr').body,
    /gardez votre téléphone près de vous\.$/,
  );
  assert.match(
    confirmationMessage({ ...appointment, mode: 'video' }, 'en').body,
    /will send you the link beforehand; if it does not come, call the clinic\.$/,
  );
});

test('a confirmation for a clinic without a phone number shows none', () => {
  assert.doesNotMatch(confirmationMessage({ ...appointment, clinicPhone: null }, 'fr').body, /Téléphone/);
});

test('French messages have no space before a semicolon and a non-breaking one before a colon', () => {
  for (const { subject, body } of [confirmationMessage(appointment, 'fr'), cancellationMessage(appointment, 'fr')]) {
    assert.doesNotMatch(`${subject}\n${body}`, / [;!?:]|[^\u00A0\s]: |'/);
  }
});
