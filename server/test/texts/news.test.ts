import assert from 'node:assert/strict';
import { test } from 'node:test';

import { answerText } from '../../src/http/textAnswers.ts';
import { alertStage, settle } from '../support/alerts.ts';
import { linkIn } from '../support/appointmentLink.ts';
import { clinicOn } from '../support/clinic.ts';
import { addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';
import { reminderStage } from '../support/reminders.ts';
import { newsOf, takeTexts } from '../support/texts.ts';

const start = '2026-11-20T14:30:00Z'; // 9:30 in Montréal
const day = '2026-11-10T15:00:00Z';
const night = '2026-11-11T03:00:00Z'; // 22:00 in Montréal
const neutral = 'Portail patient: vous avez une nouvelle. … ARRET pour cesser.';

test('an offer goes out by text to a person who asked for it, with the time to answer and a link, and nothing of health', async (t) => {
  const stage = await alertStage(t);
  const [me, other] = await stage.patients(2);
  assert.ok(me && other);
  await takeTexts(stage.deps, me);
  await takeTexts(stage.deps, other, { number: '514 555-0142', kinds: ['reminder', 'change'] });
  for (const who of [me, other]) await who.watch({ raisonVisite: 'skin' });
  await (await stage.takenSlot(26)).cancel();
  await (await stage.takenSlot(30)).cancel();
  await settle(stage.deps);
  const [text, ...others] = await newsOf(stage.deps);
  assert.match(
    text ?? '',
    /^Portail patient: réponse attendue avant \d+ h( \d\d)?( \(heure de la clinique\))?\. … ARRET pour cesser\.$/,
  );
  assert.deepEqual(others, [], 'the other person did not ask for offers');
});

test('a text of an offer that was answered or is over does not leave', async (t) => {
  const stage = await alertStage(t);
  const me = await stage.patient();
  await takeTexts(stage.deps, me);
  await me.watch();
  const { cancel, spaceId } = await stage.takenSlot();
  await cancel();
  await settle(stage.deps);
  await me.release({ spaceId });
  assert.deepEqual(await newsOf(stage.deps), []);
});

test('a reminder goes out by text to a person who asked for it, neutral unless they let texts say when (product §9 texts)', async (t) => {
  const { at, book, deps, person, work } = await reminderStage(t);
  await at(day);
  const [closed, open] = [await person(), await person()];
  await takeTexts(deps, closed);
  await takeTexts(deps, open, { number: '514 555-0142', showsDetails: true });
  await book(closed, start);
  await book(open, start, { name: 'GMF du Fleuve' });
  await at('2026-11-19T13:00:00Z');
  await work();
  assert.deepEqual((await newsOf(deps)).sort(), [
    'Portail patient: rappel du rendez-vous du vendredi 20 novembre à 9 h 30, sur place, GMF du Fleuve. … ARRET pour cesser.',
    neutral,
  ]);
});

test('a change goes out by text when another person or the clinic made it, never for one’s own act', async (t) => {
  const { at, book, deps, person } = await reminderStage(t);
  await at(day);
  const me = await person();
  await takeTexts(deps, me, { showsDetails: true });
  await (await book(me, start)).cancel();
  const theirs = await book(me, '2026-11-23T14:30:00Z', { name: 'GMF du Fleuve' });
  assert.deepEqual(await newsOf(deps), []);
  await clinicOn(deps).type('cancel', theirs.reference);
  assert.deepEqual(await newsOf(deps), [
    'Portail patient: rendez-vous annulé, lundi 23 novembre à 9 h 30, GMF du Fleuve. … ARRET pour cesser.',
  ]);
});

test('a clinic’s move says how and where the appointment now takes place to a person who lets texts say so, and who moves it oneself hears nothing', async (t) => {
  const { at, book, db, deps, person } = await reminderStage(t);
  await at(day);
  const me = await person();
  await takeTexts(deps, me, { showsDetails: true });
  const { clinicId, reference, reservationId } = await book(me, start, { name: 'GMF du Fleuve' });
  const own = await addSlot(db, { clinicId, start: '2026-11-23T14:30:00Z' });
  assert.equal((await me.reschedule(reservationId, own)).status, 200);
  const call = await addSlot(db, { clinicId, start: '2026-11-24T14:30:00Z', mode: 'video' });
  await clinicOn(deps).type('move', reference, call);
  assert.deepEqual(await newsOf(deps), [
    'Portail patient: rendez-vous déplacé au mardi 24 novembre à 9 h 30, par vidéo, GMF du Fleuve. … ARRET pour cesser.',
  ]);
});

test('a person who cancels by the link of a reminder gets no text about it', async (t) => {
  const { app, at, book, db, deps, mails, person, work } = await reminderStage(t);
  await at(day);
  const me = await person();
  await takeTexts(deps, me, { kinds: ['change'] });
  await book(me, start);
  await at('2026-11-19T13:00:00Z');
  await work();
  const { status, visit } = await linkIn(app, (await mails(me)).at(-1))('cancel');
  assert.deepEqual([status, visit.status], [200, 'cancelled']);
  assert.deepEqual(await db.selectFrom('news_outbox').where('kind', '=', 'change').select('id').execute(), []);
});

test('a change that comes while the text of an earlier one is leaving is told too, and of two that wait only the last', async (t) => {
  const { at, book, db, deps, person } = await reminderStage(t);
  await at(day);
  const me = await person();
  await takeTexts(deps, me, { kinds: ['change'], showsDetails: true });
  const { clinicId, reference } = await book(me, start, { name: 'GMF du Fleuve' });
  const clinic = clinicOn(deps);
  const [monday, tuesday, wednesday] = [
    await addSlot(db, { clinicId, start: '2026-11-23T14:30:00Z' }),
    await addSlot(db, { clinicId, start: '2026-11-24T14:30:00Z' }),
    await addSlot(db, { clinicId, start: '2026-11-25T14:30:00Z' }),
  ] as const;
  let isLeaving = true;
  const { texts } = deps;
  deps.texts = texts && {
    ...texts,
    send: async (text, signal) => {
      if (isLeaving) {
        isLeaving = false;
        await clinic.type('move', reference, tuesday);
        await clinic.type('move', reference, wednesday);
      }
      await texts.send(text, signal);
    },
  };
  await clinic.type('move', reference, monday);
  const moved = (on: string) =>
    `Portail patient: rendez-vous déplacé au ${on} novembre à 9 h 30, sur place, GMF du Fleuve. … ARRET pour cesser.`;
  assert.deepEqual(await newsOf(deps), [moved('lundi 23'), moved('mercredi 25')]);
});

test('a text of a change waits for the morning, unless the appointment is, or was, within twelve hours (decision 74)', async (t) => {
  const { at, book, deps, db, person } = await reminderStage(t);
  await at(day);
  const me = await person();
  await takeTexts(deps, me);
  const far = await book(me, start);
  const near = await book(me, '2026-11-11T14:00:00Z');
  const putOff = await book(me, '2026-11-11T15:00:00Z');
  await at(night);
  await clinicOn(deps).type('cancel', far.reference);
  assert.deepEqual(await newsOf(deps), []);
  const waiting = await db
    .selectFrom('news_outbox')
    .where('kind', '=', 'change')
    .select(['attempts', 'next_attempt_at as due'])
    .executeTakeFirstOrThrow();
  assert.deepEqual([waiting.attempts, waiting.due.toISOString()], [0, '2026-11-11T13:00:00.000Z']);
  await clinicOn(deps).type('cancel', near.reference);
  assert.equal((await newsOf(deps)).length, 1);
  const later = await addSlot(db, { clinicId: putOff.clinicId, start: '2026-11-25T14:30:00Z' });
  await clinicOn(deps).type('move', putOff.reference, later);
  assert.equal((await newsOf(deps)).length, 2, 'the person would come tomorrow');
  await at('2026-11-11T13:00:00Z');
  assert.equal((await newsOf(deps)).length, 3);
});

test('a person who withdrew the consent, answered STOP, removed the number or closed the account gets no text that was on its way', async (t) => {
  const { at, book, db, deps, person } = await reminderStage(t);
  await at(day);
  const people = [await person(), await person(), await person(), await person()] as const;
  const [one, other, gone, stopped] = people;
  for (const [index, who] of people.entries()) await takeTexts(deps, who, { number: `514 555-010${index}` });
  const booked = await Promise.all(people.map((who) => book(who, start)));
  for (const { reference } of booked) await clinicOn(deps).type('cancel', reference);
  await one.send('PUT', 'user/texts', { kinds: ['offer'], showsDetails: false });
  await other.send('DELETE', 'user/texts');
  await answerText(deps, { from: '+15145550103', body: 'ARRET' }, 'stop');
  assert.match((await stopped.send('GET', 'user/texts')).raw, /"stopped"/);
  await db
    .updateTable('accounts')
    .set({ closed_at: new Date(day) })
    .where('id', '=', gone.accountId)
    .execute();
  assert.deepEqual(await newsOf(deps), []);
});

test('a caregiver gets the news of the person they may read for, and none that left after that access ended (product §9 messages)', async (t) => {
  const { at, book, db, deps, person } = await reminderStage(t);
  await at(day);
  const me = await person();
  await takeTexts(deps, me, { kinds: ['change'], showsDetails: true });
  const child = await addPatient(db, { first_name: 'Léo', birth_date: '2018-05-05' });
  for (const { accountId } of [me, await person()])
    await addLink(db, { account_id: accountId, patient_id: child, scopes: ['book', 'messages'] });
  const [first, second] = [await book(me, start, { name: 'GMF du Fleuve' }), await book(me, '2026-11-23T14:30:00Z')];
  await db.updateTable('appointments').set({ patient_id: child, booked_by_account_id: me.accountId }).execute();
  await clinicOn(deps).type('cancel', first.reference);
  assert.deepEqual(await newsOf(deps), [
    'Portail patient: Léo, rendez-vous annulé, vendredi 20 novembre à 9 h 30, GMF du Fleuve. … ARRET pour cesser.',
  ]);
  await clinicOn(deps).type('cancel', second.reference);
  await db.updateTable('dependents').set({ state: 'ended' }).where('account_id', '=', me.accountId).execute();
  assert.equal((await newsOf(deps)).length, 1);
});
