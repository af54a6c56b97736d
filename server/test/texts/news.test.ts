import assert from 'node:assert/strict';
import { test } from 'node:test';

import { alertStage, settle } from '../support/alerts.ts';
import { linkIn } from '../support/appointmentLink.ts';
import { mailOf, sendAll, senderDeps } from '../support/mail.ts';
import { clinicOn } from '../support/clinic.ts';
import { addSlot } from '../support/network.ts';
import { outboxWaits } from '../support/mailedAccount.ts';
import { reminderStage } from '../support/reminders.ts';
import { startGateway, twilioEnv } from '../support/textGateway.ts';
import { codeIn, takeTexts, textsOf } from '../support/texts.ts';
import { keptDelivery } from '../../src/mail/keptDelivery.ts';

const start = '2026-11-20T14:30:00Z'; // 9:30 in Montréal
const day = '2026-11-10T15:00:00Z';
const night = '2026-11-11T03:00:00Z'; // 22:00 in Montréal

const newsOf = async (deps: Parameters<typeof textsOf>[0]): Promise<string[]> =>
  (await textsOf(deps)).map(({ body }) => body).filter((body) => !/code/.test(body));

test('an offer goes out by text at once to a person who asked for it, with the time to answer and a link, and nothing of health', async (t) => {
  const stage = await alertStage(t);
  const [me, other] = await stage.patients(2);
  assert.ok(me && other);
  await takeTexts(stage.deps, me);
  await takeTexts(stage.deps, other, { number: '514 555-0142', kinds: ['reminder', 'change'] });
  for (const who of [me, other]) await who.watch({ raisonVisite: 'des vertiges' });
  await (await stage.takenSlot(26)).cancel();
  await (await stage.takenSlot(30)).cancel();
  await settle(stage.deps);
  const [text, ...others] = await newsOf(stage.deps);
  assert.match(
    text ?? '',
    /^Portail patient: une réponse est attendue avant \d+ h( \d\d)?\. http\S+\/#\/app\/alerts ARRET pour cesser\.$/,
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

test('a reminder goes out by text to a person who asked for it, neutral unless they let texts say when', async (t) => {
  const { at, book, deps, person, work } = await reminderStage(t);
  await at(day);
  const [neutral, open] = [await person(), await person()];
  await takeTexts(deps, neutral);
  await takeTexts(deps, open, { number: '514 555-0142' });
  assert.equal((await open.send('PATCH', 'user', { notifications: { textDetails: true } })).status, 200);
  await book(neutral, start);
  await book(open, start, { name: 'GMF du Fleuve' });
  await at('2026-11-19T13:00:00Z');
  await work();
  const texts = (await newsOf(deps)).map((body) => body.replace(/http\S+/, '…'));
  assert.deepEqual(texts.sort(), [
    'Portail patient: rappel du rendez-vous du vendredi 20 novembre à 9 h 30, sur place, GMF du Fleuve. … ARRET pour cesser.',
    'Portail patient: vous avez une nouvelle. … ARRET pour cesser.',
  ]);
});

test('a change goes out by text when another person or the clinic made it, never for one’s own act', async (t) => {
  const { at, book, deps, person } = await reminderStage(t);
  await at(day);
  const me = await person();
  await takeTexts(deps, me);
  await me.send('PATCH', 'user', { notifications: { textDetails: true } });
  const mine = await book(me, start);
  await mine.cancel();
  const theirs = await book(me, '2026-11-23T14:30:00Z', { name: 'GMF du Fleuve' });
  assert.deepEqual(await newsOf(deps), []);
  await clinicOn(deps).type('cancel', theirs.reference);
  assert.deepEqual(
    (await newsOf(deps)).map((body) => body.replace(/http\S+/, '…')),
    ['Portail patient: rendez-vous annulé, lundi 23 novembre à 9 h 30, GMF du Fleuve. … ARRET pour cesser.'],
  );
});

test('a text of a clinic’s move says how and at which clinic the appointment now takes place to a person who lets texts say so', async (t) => {
  const { at, book, db, deps, person } = await reminderStage(t);
  await at(day);
  const me = await person();
  await takeTexts(deps, me);
  await me.send('PATCH', 'user', { notifications: { textDetails: true } });
  const { clinicId, reference } = await book(me, start, { name: 'GMF du Fleuve' });
  const call = await addSlot(db, { clinicId, start: '2026-11-24T14:30:00Z', mode: 'video' });
  await clinicOn(deps).type('move', reference, call);
  assert.deepEqual(
    (await newsOf(deps)).map((body) => body.replace(/http\S+/, '…')),
    [
      'Portail patient: rendez-vous déplacé au mardi 24 novembre à 9 h 30, par vidéo, GMF du Fleuve. … ARRET pour cesser.',
    ],
  );
});

test('a person who cancels by the link of a reminder gets no text and no push about it', async (t) => {
  const { app, at, book, db, deps, mails, person, work } = await reminderStage(t);
  await at(day);
  const me = await person();
  await takeTexts(deps, me, { kinds: ['change'] });
  assert.equal((await me.send('PATCH', 'user', { notifications: { pushes: ['change'] } })).status, 200);
  const pushed = await me.send('POST', 'user/pushes', {
    endpoint: 'https://fcm.googleapis.com/a',
    keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
  });
  assert.equal(pushed.status, 200);
  await book(me, start);
  await at('2026-11-19T13:00:00Z');
  await work();
  const { status, visit } = await linkIn(app, (await mails(me)).at(-1))('cancel');
  assert.deepEqual([status, visit.status], [200, 'cancelled']);
  const queued = await db
    .selectFrom('outbox')
    .where('template', 'in', ['textChange', 'pushChange'])
    .select('template')
    .execute();
  assert.deepEqual([queued, await newsOf(deps)], [[], []]);
});

test('a text of a change waits for the morning, unless the appointment is within twelve hours', async (t) => {
  const { at, book, deps, db, person } = await reminderStage(t);
  await at(day);
  const me = await person();
  await takeTexts(deps, me);
  const [far, near] = [await book(me, start), await book(me, '2026-11-11T14:00:00Z')];
  await at(night);
  await clinicOn(deps).type('cancel', far.reference);
  assert.deepEqual(await newsOf(deps), []);
  const waiting = await db
    .selectFrom('outbox')
    .where('template', '=', 'textChange')
    .select(['attempts', 'next_attempt_at as due'])
    .executeTakeFirstOrThrow();
  assert.deepEqual([waiting.attempts, waiting.due.toISOString()], [0, '2026-11-11T13:00:00.000Z']);
  await clinicOn(deps).type('cancel', near.reference);
  assert.equal((await newsOf(deps)).length, 1);
  await at('2026-11-11T13:00:00Z');
  assert.equal((await newsOf(deps)).length, 2);
});

test('a person who withdrew the consent, or removed the number, gets no text that was on its way', async (t) => {
  const { at, book, deps, person } = await reminderStage(t);
  await at(day);
  const [one, other] = [await person(), await person()];
  await takeTexts(deps, one);
  await takeTexts(deps, other, { number: '514 555-0142' });
  const booked = [await book(one, start), await book(other, start)];
  for (const { reference } of booked) await clinicOn(deps).type('cancel', reference);
  await one.send('PATCH', 'user', { notifications: { texts: ['offer'] } });
  await other.send('DELETE', 'user/texts');
  assert.deepEqual(await newsOf(deps), []);
});

test('a choice of notices by text is kept in order, leaves a line when it changes, and no line when it does not', async (t) => {
  const { db, person } = await reminderStage(t);
  const me = await person();
  const choose = async (notifications: object) => (await me.send('PATCH', 'user', { notifications })).raw;
  assert.match(
    await choose({ texts: ['offer', 'reminder', 'offer'].slice(0, 2) }),
    /"texts":\["reminder","offer"\],"pushes":\[\],"textDetails":false/,
  );
  await choose({ texts: ['reminder', 'offer'] });
  await choose({ email: false });
  await choose({ textDetails: true });
  const lines = await db
    .selectFrom('audit_events')
    .where('action', '=', 'notices.decided')
    .select('patient_id')
    .execute();
  assert.equal(lines.length, 2);
  assert.equal((await me.send('PATCH', 'user', { notifications: { texts: ['result'] } })).status, 400);
});

test('a text that the gateway does not take is tried again under the same id', async (t) => {
  const gateway = await startGateway(t);
  const { db, deps, person } = await reminderStage(t, { env: twilioEnv(gateway) });
  const me = await person();
  const lines: object[] = [];
  const send = () => sendAll(senderDeps(deps, keptDelivery(deps.config.dataDir), lines));
  gateway.answer = { status: 503, body: '' };
  await me.send('POST', 'user/texts', { number: '514 555-0199' });
  await send();
  assert.deepEqual(lines, [{ template: 'textCode', attempts: 1, reason: 'ETEXT 503' }]);
  gateway.answer = { status: 201, body: '{}' };
  await outboxWaits(db, 60);
  await send();
  await mailOf(deps).send();
  assert.equal(gateway.calls.length, 2);
  assert.equal(new Set(gateway.calls.map(({ headers }) => headers['i-twilio-idempotency-token'])).size, 1);
  const code = codeIn({ body: new URLSearchParams(gateway.calls[1]?.body).get('Body') ?? '' });
  assert.equal((await me.send('POST', 'user/texts/confirm', { code })).status, 200);
});
