// Holds: product §4 reschedule, product §4 clinic-changes
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { languages, type Language } from '../../../contract/catalogues.ts';
import { clinicCancelledMessage, clinicMovedMessage, movedMessage, type MovedAppointment } from './changeMessages.ts';
import type { LacksNumber } from './numberAsked.ts';

const appointment: MovedAppointment & LacksNumber = {
  isReader: true,
  firstName: 'Léa',
  startsAt: new Date('2026-11-25T14:15:00Z'),
  timeZone: 'America/Toronto',
  clinicName: 'GMF du Plateau',
  clinicPhone: '514 555-0199',
  perName: 'Suivi',
  mode: 'in-person',
  lacksNumber: false,
  reference: 'ACDEFHJKMN',
  cancelUntil: new Date('2026-11-25T12:15:00Z'),
  from: {
    startsAt: new Date('2026-11-24T13:00:00Z'),
    timeZone: 'America/Toronto',
    mode: 'in-person',
    clinicName: 'GMF du Plateau',
  },
};

const messages = { movedMessage, clinicMovedMessage, clinicCancelledMessage };
const all = Object.entries(messages).flatMap(([name, compose]) =>
  languages.map((lang) => ({ name, lang, message: compose(appointment, lang) })),
);

test('the message of a moved appointment gives its old and new time on the clinic’s clock, and until when it may change', () => {
  const { subject, body } = movedMessage(appointment, 'fr');
  assert.equal(subject, 'Votre rendez-vous est déplacé');
  for (const told of [
    'du mardi 24 novembre 2026 à 8\u00A0h est déplacé',
    'le mercredi 25 novembre 2026 à 9\u00A0h\u00A015, heure de la clinique',
    'jusqu’au mercredi 25 novembre 2026 à 7\u00A0h\u00A015',
    'ACDEFHJKMN',
    '514\u00A0555-0199',
  ])
    assert.ok(body.includes(told), `${told} in ${body}`);
  assert.match(
    movedMessage(appointment, 'en').body,
    /of Tuesday, November 24, 2026 at 8:00\u00A0a\.m\. has moved, as you asked\./,
  );
});

test('the message of an appointment that moved to another mode and another clinic says the mode first, then the old clinic beside the new one', () => {
  const from = { ...appointment.from, mode: 'phone' as const, clinicName: 'Clinique du Vieux-Moulin' };
  for (const compose of [movedMessage, clinicMovedMessage]) {
    const first = (lang: 'fr' | 'en') =>
      compose({ ...appointment, from }, lang)
        .body.split('\n')
        .slice(0, 2);
    assert.deepEqual(first('fr'), [
      'Attention\u00A0: ce rendez-vous n’a plus lieu par téléphone. Il a maintenant lieu sur place, à la clinique.',
      'La clinique change\u00A0: c’était Clinique du Vieux-Moulin, c’est maintenant GMF du Plateau.',
    ]);
    assert.deepEqual(first('en'), [
      'Please note: this appointment is no longer by phone. It now takes place in person, at the clinic.',
      'The clinic has changed: it was Clinique du Vieux-Moulin, it is now GMF du Plateau.',
    ]);
    assert.ok(!compose(appointment, 'fr').body.includes('La clinique change'));
  }
});

test('the message of an appointment that the clinic moved says that the new time stands without an answer', () => {
  assert.match(clinicMovedMessage(appointment, 'fr').body, /\nSans réponse de votre part, la nouvelle heure tient\.\n/);
  assert.match(clinicMovedMessage(appointment, 'en').body, /\nIf you do not answer, the new time stands\.\n/);
});

test('the message of an appointment that the clinic moved says what the patient may do, and that of a cancelled one how to go on', () => {
  assert.match(
    clinicMovedMessage(appointment, 'fr').body,
    /Si cette heure vous convient, confirmez-la dans le portail\. Sinon, choisissez-en une autre ou annulez\./,
  );
  assert.match(
    clinicMovedMessage(appointment, 'en').body,
    /If this time suits you, confirm it in the portal\. If not, choose another or cancel\./,
  );
  assert.match(clinicCancelledMessage(appointment, 'fr').body, /Vous pouvez en prendre un autre dans le portail\./);
});

test('the message of an appointment that is now by phone says what to have ready', () => {
  for (const compose of [movedMessage, clinicMovedMessage]) {
    assert.match(
      compose({ ...appointment, mode: 'phone' }, 'fr').body,
      /\nPar téléphone\u00A0: gardez votre téléphone près de vous\.$/,
    );
  }
});

test('each time is told on the clock of its own clinic, also across a change of hour', () => {
  const across = {
    ...appointment,
    startsAt: new Date('2026-11-01T14:00:00Z'),
    from: { ...appointment.from, startsAt: new Date('2026-10-31T13:00:00Z'), timeZone: 'America/Halifax' },
  };
  const { body } = movedMessage(across, 'fr');
  assert.ok(body.includes('samedi 31 octobre 2026 à 10\u00A0h est'), body);
  assert.ok(body.includes('dimanche 1er\u00A0novembre 2026 à 9\u00A0h,'), body);
  const spring = movedMessage(
    { ...appointment, startsAt: new Date('2027-03-14T13:00:00Z'), timeZone: 'America/Blanc-Sablon' },
    'en',
  );
  assert.ok(spring.body.includes('Sunday, March 14, 2027 at 9:00\u00A0a.m.'), spring.body);
});

test('the three messages differ, in both languages, and keep to the typography of Quebec', () => {
  assert.equal(new Set(all.map(({ message }) => message.subject)).size, 6);
  for (const {
    name,
    lang,
    message: { subject, body },
  } of all) {
    assert.equal(body.includes('\n\n') || body.endsWith('\n'), false, name);
    if (lang === 'fr')
      assert.doesNotMatch(
        `${subject}\n${body}`,
        /[^\S\n][;!?]|(?<!\u00A0):|\d h|'|\.\.\.|veuillez|désolé|(?<!\p{L})(?:tu|ton|tes|toi)(?!\p{L})/iu,
        name,
      );
  }
});

test('a clinic without a phone leaves out the line, not the message', () => {
  for (const compose of Object.values(messages))
    assert.doesNotMatch(compose({ ...appointment, clinicPhone: null }, 'fr').body, /Téléphone|null/);
});

test('a message about a change of somebody without an account names them, whoever made it', () => {
  const child = { ...appointment, isReader: false };
  const subjects = (lang: Language) => Object.values(messages).map((compose) => compose(child, lang).subject);
  assert.deepEqual(subjects('fr'), [
    'Le rendez-vous de Léa est déplacé',
    'La clinique a déplacé le rendez-vous de Léa',
    'La clinique a annulé le rendez-vous de Léa',
  ]);
  assert.deepEqual(subjects('en'), [
    'Léa’s appointment has moved',
    'The clinic has moved Léa’s appointment',
    'The clinic has cancelled Léa’s appointment',
  ]);
  for (const { message } of all) assert.doesNotMatch(message.body, /Léa/, 'who reads is the person');
});
