import assert from 'node:assert/strict';
import { test } from 'node:test';

import { languages, modes } from '../../../../contract/catalogues.ts';
import { countSegments, plainText } from './characters.ts';
import { keywordIn } from './keywords.ts';
import { isUrgent, quietUntil } from './quietHours.ts';
import { codeText, newsText, replyText, type ToldAppointment } from './wording.ts';

const network = 'Réseau Boréal';
const address = 'https://portail.reseauboreal.example/#/app/appointments';
const answerBy = { at: new Date('2026-11-20T19:32:00Z'), timeZone: 'America/Toronto' };
const appointment: ToldAppointment = {
  firstName: 'Léo',
  startsAt: new Date('2026-11-24T14:30:00Z'),
  timeZone: 'America/Toronto',
  mode: 'in-person',
  clinicName: 'GMF du Fleuve',
  state: 'moved',
};
const states = ['booked', 'moved', 'cancelled', 'coming', 'free'] as const;

test('every text without details fits in one text, in both languages', () => {
  for (const lang of languages) {
    const texts = [
      codeText('123456', { network, lang }),
      newsText({ network, address, answerBy: null, appointment: null }, lang),
      newsText({ network, address, answerBy, appointment: null }, lang),
      ...(['stop', 'start', 'help'] as const).map((keyword) => replyText(keyword, { network, lang })),
    ];
    for (const text of texts) assert.equal(countSegments(text), 1, text);
  }
});

test('a text with details fits in two texts, whatever the names, and then leaves out the clinic first, the name next', () => {
  const long = 'Clinique universitaire de médecine de famille du Centre de santé et de services sociaux ';
  const names = ['Léo', 'Marie-Thérèse-Gwendoline', 'ᐊᓇᓇ', 'Łukasz', null];
  for (const lang of languages)
    for (const firstName of names)
      for (const clinicName of [
        'GMF du Fleuve',
        'Clinique de la Côte-des-Neiges',
        long.repeat(3),
        'ᐃᓄᓕᑦᓯᕕᒃ '.repeat(12),
      ])
        for (const state of states)
          for (const mode of modes) {
            const told = { ...appointment, firstName, clinicName, state, mode };
            const text = newsText(
              { network, address, answerBy: state === 'free' ? answerBy : null, appointment: told },
              lang,
            );
            assert.ok(countSegments(text) <= 2, text);
            assert.match(text, lang === 'fr' ? /24 novembre à 9 h 30/ : /November 24 at 9:30 a\.m\./);
          }
  const without = newsText(
    { network, address, answerBy: null, appointment: { ...appointment, clinicName: long.repeat(3) } },
    'fr',
  );
  assert.match(without, /: Léo, rendez-vous déplacé au mardi 24 novembre à 9 h 30, sur place\. /);
});

test('letters of French cost one letter each, other scripts stay as they are, and texts are counted as networks do', () => {
  assert.equal(plainText('Côte «\u00A0cœur\u00A0» d’août – ça'), 'Cote " coeur " d\'aout - ca');
  assert.equal(plainText('Éric à Montréal, Ç'), 'Éric à Montréal, Ç');
  assert.equal(plainText('ᐊᓇᓇ'), 'ᐊᓇᓇ');
  const sizes = [160, 161, 306, 307].map((length) => countSegments('a'.repeat(length)));
  assert.deepEqual(sizes, [1, 2, 2, 3]);
  const wide = [70, 71, 134, 135].map((length) => countSegments('ᐊ'.repeat(length)));
  assert.deepEqual(wide, [1, 2, 2, 3]);
  assert.deepEqual([countSegments('€'.repeat(80)), countSegments('€'.repeat(81))], [1, 2]);
});

test('a text with details says for whom, when, how and at which clinic, and nothing else', () => {
  const say = (lang: 'fr' | 'en', state: ToldAppointment['state']) =>
    newsText(
      { network, address: '…', answerBy: state === 'free' ? answerBy : null, appointment: { ...appointment, state } },
      lang,
    ).replace('...', '…');
  assert.deepEqual(
    [say('fr', 'moved'), say('fr', 'cancelled'), say('en', 'coming'), say('fr', 'free'), say('en', 'free')],
    [
      'Réseau Boréal: Léo, rendez-vous déplacé au mardi 24 novembre à 9 h 30, sur place, GMF du Fleuve. … ARRET pour cesser.',
      'Réseau Boréal: Léo, rendez-vous annulé, mardi 24 novembre à 9 h 30, GMF du Fleuve. … ARRET pour cesser.',
      'Réseau Boréal: Léo, reminder of the appointment on Tuesday, November 24 at 9:30 a.m., in person, GMF du Fleuve. … STOP to end.',
      'Réseau Boréal: Léo, place libre mardi 24 novembre à 9 h 30, sur place, GMF du Fleuve. Réponse attendue avant 14 h 32. … ARRET pour cesser.',
      'Réseau Boréal: Léo, a time is free Tuesday, November 24 at 9:30 a.m., in person, GMF du Fleuve. Please answer before 2:32 p.m. … STOP to end.',
    ],
  );
});

test('an hour on another clock than Quebec’s says that it is the clinic’s', () => {
  const there = { at: answerBy.at, timeZone: 'America/Halifax' };
  assert.match(
    newsText({ network, address, answerBy: there, appointment: null }, 'fr'),
    /avant 15 h 32 \(heure de la clinique\)\./,
  );
  assert.match(
    newsText({ network, address, answerBy: there, appointment: null }, 'en'),
    /before 3:32 p\.m\. \(clinic time\)\./,
  );
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
  assert.ok(isUrgent(new Date('2026-11-21T13:59:59Z'), now));
  assert.ok(!isUrgent(new Date('2026-11-21T14:00:00Z'), now));
});
