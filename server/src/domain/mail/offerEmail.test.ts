// Holds: product §8 mail-content
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { offerEmail, type OfferFacts } from './offerEmail.ts';

const facts: OfferFacts = {
  firstName: null,
  isReader: true,
  startsAt: new Date('2030-01-08T14:30:00Z'),
  timeZone: 'America/Toronto',
  mode: 'video',
  clinicName: 'GMF du Fleuve',
  clinicAddress: '',
  expiresAt: new Date('2030-01-07T16:00:00Z'),
  replaced: null,
};
const replaced = {
  startsAt: new Date('2030-01-21T15:00:00Z'),
  timeZone: 'America/Toronto',
  mode: 'phone' as const,
  clinicName: 'GMF du Plateau',
};

const linesOf = (of: Partial<OfferFacts>, lang: 'fr' | 'en') => {
  const { subject, before } = offerEmail({ ...facts, ...of }, 'https://portail.example', lang);
  return [subject, ...before].map((line) => line.replaceAll('\u00A0', ' '));
};

test('the email of an offer says for whom, until when, and when, how and where it is, in both languages', () => {
  assert.deepEqual(linesOf({}, 'fr'), [
    'Une place est libre pour vous, jusqu’à 11 h',
    'Vous attendiez une place : en voici une, gardée jusqu’à 11 h (heure de la clinique).',
    'Quand : mardi 8 janvier 2030 à 9 h 30',
    'Comment : par vidéo',
    'Clinique : GMF du Fleuve',
  ]);
  assert.deepEqual(linesOf({ isReader: false, firstName: 'Léa', clinicAddress: 'Lévis' }, 'en'), [
    'A time is free for Léa, until 11:00 a.m.',
    'You were waiting for a time for Léa: here is one, kept until 11:00 a.m. (clinic time).',
    'When: Tuesday, January 8, 2030 at 9:30 a.m.',
    'How: by video',
    'Clinic: GMF du Fleuve, Lévis',
  ]);
});

test('the email of an earlier time says which appointment it would replace, and that this one stands meanwhile', () => {
  assert.equal(
    linesOf({ replaced }, 'fr').at(-1),
    'Elle remplacerait : lundi 21 janvier 2030 à 10 h, par téléphone (GMF du Plateau). Ce rendez-vous reste tant que vous n’avez pas pris la place.',
  );
  assert.equal(
    linesOf({ replaced }, 'en').at(-1),
    'It would replace: Monday, January 21, 2030 at 10:00 a.m., by phone (GMF du Plateau). That appointment stands until you take the time.',
  );
});
