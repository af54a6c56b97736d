import assert from 'node:assert/strict';
import { test } from 'node:test';

import { languages } from '../../../../contract/catalogues.ts';
import { checkTextNumber, textNumberIn } from '../../../../contract/textNumber.ts';
import { keywordIn } from './keywords.ts';
import { isUrgent, quietUntil } from './quietHours.ts';
import { codeText, newsText, replyText } from './wording.ts';

/** 3GPP TS 23.038: what one text of 160 letters can hold. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;
const address = 'https://portail.reseauboreal.example/#/app/appointments';
const answerBy = new Date('2026-11-20T19:32:00Z');

test('every text without details fits in one text of 160 letters, in both languages', () => {
  for (const lang of languages) {
    const texts = [
      codeText('123456', lang),
      newsText({ address, answerBy: null, appointment: null }, lang),
      newsText({ address, answerBy, appointment: null }, lang),
      ...(['stop', 'start', 'help'] as const).map((keyword) => replyText(keyword, lang)),
    ];
    for (const text of texts) {
      assert.match(text, gsm);
      assert.ok(text.length <= 160, text);
    }
  }
});

test('a text with details says for whom, when, how and at which clinic, and nothing else', () => {
  const appointment = {
    firstName: 'Léo',
    startsAt: new Date('2026-11-24T14:30:00Z'),
    timeZone: 'America/Toronto',
    mode: 'in-person' as const,
    clinicName: 'GMF du Fleuve',
  };
  const say = (lang: 'fr' | 'en', state: 'moved' | 'coming' | 'cancelled') =>
    newsText({ address: '…', answerBy: null, appointment: { ...appointment, state } }, lang);
  assert.equal(
    say('fr', 'moved'),
    'Portail patient: Léo, rendez-vous déplacé au mardi 24 novembre à 9 h 30, sur place, GMF du Fleuve. … ARRET pour cesser.',
  );
  assert.match(
    say('fr', 'coming'),
    /Léo, rappel du rendez-vous du mardi 24 novembre à 9 h 30, sur place, GMF du Fleuve\./,
  );
  assert.equal(
    say('en', 'coming'),
    'Patient portal: Léo, reminder of the appointment on Tuesday, November 24 at 9:30 a.m., in person, GMF du Fleuve. … STOP to end.',
  );
  assert.match(say('fr', 'cancelled'), /rendez-vous annulé, mardi 24 novembre à 9 h 30, GMF du Fleuve\./);
});

test('a phone stops, resumes and asks for help in French and English, however it is written', () => {
  for (const word of ['STOP', 'stop ', 'Arrêt!', 'ARRET', 'arrêter', 'stop all', 'Unsubscribe', 'fin'])
    assert.equal(keywordIn(word), 'stop', word);
  for (const word of ['START', 'début']) assert.equal(keywordIn(word), 'start', word);
  for (const word of ['AIDE', 'help?']) assert.equal(keywordIn(word), 'help', word);
  for (const word of ['', 'non merci', 'ne pas arrêter', 'stopper']) assert.equal(keywordIn(word), undefined, word);
});

test('the quiet hours are from 21:00 to 8:00 in Quebec, in winter and in summer', () => {
  const until = (now: string) => quietUntil(new Date(now))?.toISOString() ?? null;
  assert.equal(until('2026-11-20T13:00:00Z'), null);
  assert.equal(until('2026-11-21T01:59:59Z'), null);
  assert.equal(until('2026-11-21T02:00:00Z'), '2026-11-21T13:00:00.000Z');
  assert.equal(until('2026-11-21T12:59:59Z'), '2026-11-21T13:00:00.000Z');
  assert.equal(until('2026-07-01T01:00:00Z'), '2026-07-01T12:00:00.000Z');
  // The clocks go back that night.
  assert.equal(until('2026-11-01T03:00:00Z'), '2026-11-01T13:00:00.000Z');
});

test('an appointment is urgent when it starts within twelve hours', () => {
  const now = new Date('2026-11-21T02:00:00Z');
  assert.ok(isUrgent(new Date('2026-11-21T13:59:00Z'), now));
  assert.ok(!isUrgent(new Date('2026-11-21T14:00:00Z'), now));
});

test('a number for texts is read however it is written, and kept in one form', () => {
  for (const typed of [
    '5145550199',
    '514 555-0199',
    '(514) 555‑0199',
    '1 514 555 0199',
    '+1 (514) 555-0199',
    '514.555.0199',
  ])
    assert.equal(textNumberIn(typed), '+15145550199', typed);
  assert.equal(checkTextNumber('514 555-0199'), undefined);
  assert.equal(checkTextNumber('900 555-0199'), 'texts.invalidNumber');
});
