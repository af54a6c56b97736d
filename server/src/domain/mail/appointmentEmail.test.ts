import assert from 'node:assert/strict';
import { test } from 'node:test';

import { appointmentEmail, discreetEmail } from './appointmentEmail.ts';
import type { AppointmentFacts, AppointmentNews } from './appointmentWording.ts';

const facts: AppointmentFacts = {
  startsAt: new Date('2030-01-08T14:30:00Z'),
  timeZone: 'America/Toronto',
  mode: 'in-person',
  lacksNumber: false,
  clinicName: 'GMF du Fleuve',
  clinicAddress: '12, rue du Quai, Lévis',
  clinicPhone: '418 555-0123',
  reference: 'TXDJKJ6AXD',
  before: null,
  firstName: null,
  isReader: true,
  address: 'https://portail.example/#/app/appointments',
  reader: 'account',
  mayAct: true,
  cancelUntil: new Date('2030-01-07T14:30:00Z'),
  now: new Date('2030-01-02T14:30:00Z'),
};
const before = {
  startsAt: new Date('2030-01-07T15:00:00Z'),
  timeZone: 'America/Toronto',
  mode: 'phone' as const,
  clinicName: 'GMF du Plateau',
};
const cancellations: readonly AppointmentNews[] = ['cancelled', 'cancelledByClinic'];
const others: readonly AppointmentNews[] = ['booked', 'moved', 'movedByClinic', 'number', 'reminder', 'locked'];
const news = [...others, ...cancellations];

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const saidBefore = (about: AppointmentNews, of: Partial<AppointmentFacts> = {}): string[] =>
  appointmentEmail(about, { ...facts, ...of }, 'fr').before.map(plain);
const saidAfter = (about: AppointmentNews, of: Partial<AppointmentFacts> = {}): string[] =>
  appointmentEmail(about, { ...facts, ...of }, 'fr').after.map(plain);
const newsThat = (holds: (about: AppointmentNews) => boolean) => news.filter(holds);

test('an email about an appointment says when, how, at which clinic and where, the phone of the clinic, the reference and how to come (product §8 mail-content)', () => {
  assert.deepEqual(saidBefore('booked'), [
    'Votre rendez-vous est pris.',
    'Quand : mardi 8 janvier 2030, 9 h 30',
    'Comment : sur place, à la clinique',
    'Clinique : GMF du Fleuve, 12, rue du Quai, Lévis',
    'Téléphone de la clinique : 418 555-0123',
    'Référence : TXDJKJ6AXD',
    'Apportez votre carte d’assurance maladie.',
  ]);
});

test('an email leaves out the phone and the address that a clinic lacks (product §8 mail-content)', () => {
  const said = saidBefore('booked', { clinicPhone: null, clinicAddress: '' });
  assert.equal(said[3], 'Clinique : GMF du Fleuve');
  assert.equal(
    said.some((line) => line.includes('Téléphone')),
    false,
  );
});

test('only an appointment that takes place says how to come to it (product §8 mail-content)', () => {
  const saysHow = newsThat((about) => saidBefore(about).some((line) => line.startsWith('Apportez votre carte')));
  const saysMode = newsThat((about) => saidBefore(about).some((line) => line.startsWith('Comment :')));
  assert.deepEqual(saysHow, ['booked', 'moved', 'movedByClinic', 'reminder']);
  assert.deepEqual(saysMode, others);
});

test('only the email of a move says how it was, and a changed mode first (decision 66)', () => {
  const warning =
    'Attention : ce rendez-vous n’a plus lieu par téléphone. Il a maintenant lieu sur place, à la clinique.';
  const old = 'Avant, c’était : lundi 7 janvier 2030, 10 h, par téléphone (GMF du Plateau)';
  for (const about of news) {
    const said = saidBefore(about, { before });
    const isMove = about === 'moved' || about === 'movedByClinic';
    assert.equal(said[0] === warning, isMove, about);
    assert.equal(said.includes(old), isMove, about);
  }
  assert.equal(saidBefore('moved', { before: { ...before, mode: 'in-person' } })[0]?.startsWith('Attention'), false);
});

test('the email of a move by the clinic tells how to answer, an account until when too, and that without an answer the new time stands (decision 82)', () => {
  const answer = /^Si cela vous convient, confirmez-le\./;
  assert.deepEqual(
    newsThat((about) => saidBefore(about).some((line) => answer.test(line))),
    ['movedByClinic'],
  );
  const last = (of: Partial<AppointmentFacts>) => saidBefore('movedByClinic', of).at(-1) ?? '';
  assert.match(last({}), /choisissez une autre heure ou annulez, jusqu’au lundi 7 janvier 2030 à 9 h 30\./);
  assert.match(last({ now: facts.cancelUntil }), /jusqu’au lundi 7 janvier 2030 à 9 h 30\./);
  assert.match(last({ now: new Date(facts.cancelUntil.getTime() + 1) }), /Sinon, appelez la clinique\./);
  assert.equal(
    last({ reader: 'guest' }),
    'Si cela vous convient, confirmez-le. Sans réponse de votre part, la nouvelle heure tient.',
  );
  assert.match(last({}), /Sans réponse de votre part, la nouvelle heure tient\.$/);
});

test('the email of an appointment by phone without a number asks for one after a clinic’s move and in a reminder, on a page that takes it (decision 82)', () => {
  const askedOf = {
    guest: 'La clinique n’a pas de numéro à appeler : donnez-le sur la page du rendez-vous.',
    account: 'La clinique n’a pas de numéro à appeler : donnez-le depuis votre compte, sur la page du rendez-vous.',
  };
  for (const reader of ['guest', 'account'] as const) {
    const asks = (lacksNumber: boolean) =>
      newsThat((about) => saidBefore(about, { lacksNumber, reader }).includes(askedOf[reader]));
    assert.deepEqual(asks(true), ['movedByClinic', 'reminder'], reader);
    assert.deepEqual(asks(false), []);
  }
});

test('a guest reads in each email until when they may cancel, and an account only in its reminder (product §8 mail-content)', () => {
  const until = /Vous pourrez l’annuler jusqu’au lundi 7 janvier 2030 à 9 h 30\./;
  const asks = (of: Partial<AppointmentFacts>) =>
    newsThat((about) => saidAfter(about, of).some((line) => until.test(line)));
  assert.deepEqual(
    asks({ reader: 'guest' }).filter((about) => others.includes(about)),
    others,
  );
  assert.deepEqual(asks({}), ['reminder']);
  assert.deepEqual(asks({ mayAct: false }), []);
  assert.deepEqual(asks({ reader: 'guest', address: null }), []);
  assert.match(saidAfter('reminder', { now: facts.startsAt }).join(' '), /Pour l’annuler, appelez la clinique\./);
});

test('an email asks for attendance in a reminder, and promises to ask only where a reminder is to come (product §8 mail-content)', () => {
  const guest = { reader: 'guest' as const };
  const says = (words: string, of: Partial<AppointmentFacts>) =>
    newsThat((about) => saidAfter(about, of).join(' ').includes(words));
  assert.deepEqual(says('Vous pourrez confirmer votre présence.', guest), ['reminder']);
  const promise = 'Au moment du rappel, vous pourrez aussi confirmer.';
  assert.deepEqual(
    says(promise, guest).filter((about) => others.includes(about)),
    others.filter((about) => about !== 'reminder' && about !== 'movedByClinic'),
  );
  assert.ok(says(promise, { ...guest, now: new Date('2030-01-06T06:00:00Z') }).includes('booked'), 'one is to come');
  assert.deepEqual(says(promise, { ...guest, now: new Date('2030-01-08T06:00:00Z') }), []);
});

test('only an account is told where it chooses what its emails say, and only an email with an address has a button (product §8 mail-content)', () => {
  const choices = 'Dans votre compte, vous choisissez si ces courriels disent quand et où.';
  assert.deepEqual(
    newsThat((about) => saidAfter(about).at(-1) === choices),
    news,
  );
  assert.deepEqual(
    newsThat((about) => saidAfter(about, { reader: 'guest' }).includes(choices)),
    [],
  );
  assert.deepEqual(appointmentEmail('booked', facts, 'fr').action, {
    label: 'Voir le rendez-vous',
    address: facts.address,
  });
  assert.equal('action' in appointmentEmail('booked', { ...facts, address: null }, 'fr'), false);
});

test('an email about another person names them in its subject where their name is known, and one that keeps quiet names neither person, time nor clinic (product §8 mail-content)', () => {
  assert.equal(
    appointmentEmail('booked', { ...facts, isReader: false, firstName: 'Léa' }, 'fr').subject,
    'Le rendez-vous de Léa est confirmé',
  );
  assert.equal(appointmentEmail('booked', { ...facts, isReader: false }, 'fr').subject, 'Un rendez-vous est confirmé');
  for (const about of news) {
    const quiet = discreetEmail(about, { login: 'marie.tremblay', address: 'https://portail.example' }, 'fr');
    const said = [quiet.subject, ...quiet.before, ...quiet.after].join(' ');
    assert.doesNotMatch(said, /Léa|2030|GMF|Lévis|TXDJK/, about);
    assert.match(said, /marie\.tremblay/, about);
  }
});
