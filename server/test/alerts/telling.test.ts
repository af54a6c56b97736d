// Holds: product §4 alerts, product §8 alert-offers, product §8 mail-content
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { messageContext } from '../../src/data/appointmentMessages.ts';
import { spokenWhen } from '../../src/domain/appointmentMessages.ts';
import { passOnSlotsJob } from '../../src/jobs/passOnSlots.ts';
import { alertStage, finish, offeredTo, offersAge, settle, waitInLine, type AlertStage } from '../support/alerts.ts';
import type { Patient } from '../support/booking.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { mailOf } from '../support/mail.ts';
import { addSlot } from '../support/network.ts';
import { addLink, addPatient, bornYearsAgo } from '../support/people.ts';
import { storedMessages } from '../support/messages.ts';

const addressOf = async ({ db }: AlertStage, { accountId }: Patient): Promise<string> =>
  (await db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirstOrThrow()).email;

const messagesOf = async ({ deps }: AlertStage, patientId: string) =>
  (await storedMessages(deps))
    .filter((each) => each.patient_id === patientId && each.kind === 'alert')
    .map(({ subject, body_sealed: body }) => `${subject}\n${deps.vault.open(body, messageContext)}`);

test('each offer sends one message with the time and the clinic, and one email with neither for a person who wants emails without', async (t) => {
  const stage = await alertStage(t);
  const me = await stage.patient();
  assert.equal((await me.send('PATCH', 'user', { notifications: { emailDetails: false } })).status, 200);
  await me.watch({ raisonVisite: 'des vertiges' });
  await (await stage.takenSlot()).cancel();
  await settle(stage.deps);
  await settle(stage.deps);
  const [message, ...others] = await messagesOf(stage, me.patientId);
  assert.match(message ?? '', /Clinique .*gardée pour vous seulement jusqu’à \d+\u00A0h/s);
  assert.doesNotMatch(message ?? '', /vertiges/);
  assert.deepEqual(others, []);
  const [mail, ...more] = await mailOf(stage.deps).to(await addressOf(stage, me));
  assert.match(mail?.text ?? '', /\/#\/app\/alerts/);
  assert.doesNotMatch(`${mail?.subject} ${mail?.text}`, /vertiges|Clinique|clinique|rendez-vous|novembre|décembre/);
  assert.deepEqual(more, []);
});

test('the email of an offer names the child, the clinic, the time and what it would replace, never the reason (product §9 messages)', async (t) => {
  const stage = await alertStage(t);
  const { clinicId, db, deps } = stage;
  const [parent, other] = await stage.patients(2);
  assert.ok(parent && other);
  const patientId = await addPatient(db, { first_name: 'Léa', birth_date: bornYearsAgo(6.5) });
  for (const { accountId } of [parent, other])
    await addLink(db, { account_id: accountId, patient_id: patientId, scopes: ['book', 'history', 'messages'] });
  const later = (await parent.reserve(await addSlot(db, { clinicId, start: 120 }), { dependent: { patientId } })).body;
  const ask = { dependent: { patientId }, reservationId: later.reservationId };
  assert.equal((await parent.watch({ raisonVisite: 'des vertiges' }, ask)).status, 201);
  await (await stage.takenSlot()).cancel();
  await settle(deps);
  const to = await addressOf(stage, parent);
  const mail = (await mailOf(deps).to(to)).find(({ subject }) => subject.startsWith('Une place'));
  assert.match(mail?.subject ?? '', /^Une place est libre pour Léa, jusqu’à \d+\u00A0h/);
  assert.match(
    mail?.text ?? '',
    /en voici une, gardée .*Quand\u00A0: .*Clinique\u00A0: Clinique .*Elle remplacerait\u00A0: /s,
  );
  assert.doesNotMatch(mail?.text ?? '', /vertiges/);
});

test('an offer that is over before its email leaves sends none, and the next one sends its own (product §9 messages)', async (t) => {
  const stage = await alertStage(t);
  const me = await stage.patient();
  await me.watch();
  await (await stage.takenSlot(26)).cancel();
  await settle(stage.deps);
  await offersAge(stage.db, 180);
  await settle(stage.deps);
  const next = await stage.takenSlot(30);
  await next.cancel();
  await settle(stage.deps);
  const { startsAt, timeZone } = await stage.db
    .selectFrom('slots')
    .innerJoin('clinics', 'clinics.id', 'slots.clinic_id')
    .select(['slots.starts_at as startsAt', 'clinics.time_zone as timeZone'])
    .where('slots.id', '=', next.spaceId)
    .executeTakeFirstOrThrow();
  const mails = await mailOf(stage.deps).to(await addressOf(stage, me));
  assert.equal(mails.length, 1);
  assert.ok(mails[0]?.text.includes(spokenWhen(startsAt, { timeZone }, 'fr')), mails[0]?.text);
});

test('the message uses the patient’s language and the email that of the requester; a person who turned email off gets none', async (t) => {
  const stage = await alertStage(t);
  const { db } = stage;
  const [english, quiet] = await stage.patients(2);
  assert.ok(english && quiet);
  await db.updateTable('accounts').set({ lang: 'en' }).where('id', '=', english.accountId).execute();
  await db.updateTable('accounts').set({ notify_by_email: false }).where('id', '=', quiet.accountId).execute();
  await english.watch();
  await quiet.watch();
  await (await stage.takenSlot(26)).cancel();
  await (await stage.takenSlot(30)).cancel();
  await settle(stage.deps);
  assert.match((await messagesOf(stage, english.patientId))[0] ?? '', /^A place is free for you/);
  assert.match(
    (await mailOf(stage.deps).to(await addressOf(stage, english)))[0]?.subject ?? '',
    /^A time is free for you, until/,
  );
  assert.equal((await messagesOf(stage, quiet.patientId)).length, 1);
  assert.deepEqual(await mailOf(stage.deps).to(await addressOf(stage, quiet)), []);
});

test('the message of an offer says how it takes place and which appointment it would replace, and names a child without an account', async (t) => {
  const stage = await alertStage(t);
  const { clinicId, db, deps } = stage;
  const parent = await stage.patient();
  const patientId = await addPatient(db, { first_name: 'Léa', birth_date: bornYearsAgo(6.5) });
  await addLink(db, { account_id: parent.accountId, patient_id: patientId, scopes: ['book', 'history', 'messages'] });
  const dependent = { patientId };
  const later = (await parent.reserve(await addSlot(db, { clinicId, start: 120 }), { dependent })).body;
  await parent.watch({}, { dependent, reservationId: later.reservationId });
  await (await stage.takenSlot()).cancel();
  await settle(deps);
  const message = (await messagesOf(stage, patientId))[0] ?? '';
  assert.match(message, /^Une place est libre pour Léa\nVous attendiez une place pour Léa\u00A0: en voici une/);
  const replaced = `le rendez-vous du ${spokenWhen(new Date(later.start), later, 'fr')}, sur place, à la clinique (`;
  assert.ok(message.includes(`Elle remplacerait ${replaced}`), message);
  assert.match(message, /^Comment\u00A0: sur place/m);
});

test('the message of an offer says what became of it: open, taken or over', async (t) => {
  const stage = await alertStage(t);
  const [taker, waiter] = await stage.patients(2);
  assert.ok(taker && waiter);
  const offerIn = async (who: Patient) => {
    const mailbox = mailboxOf(who, stage.app);
    const { threads } = (await mailbox.threads()).body;
    const told = threads.find(({ kind }) => kind === 'alert');
    return (await mailbox.open(told?.threadId ?? '')).body.messages[0]?.offer;
  };
  await taker.watch();
  await waiter.watch();
  const { spaceId, cancel } = await stage.takenSlot(26);
  await cancel();
  await (await stage.takenSlot(30)).cancel();
  await settle(stage.deps);
  assert.deepEqual([await offerIn(taker), await offerIn(waiter)], ['open', 'open']);
  assert.equal((await taker.reserve(spaceId)).status, 201);
  await offersAge(stage.db, 180);
  assert.deepEqual([await offerIn(taker), await offerIn(waiter)], ['taken', 'over']);
});

test('for a patient without an account, the message goes to their mailbox and the email to the requester', async (t) => {
  const stage = await alertStage(t);
  const parent = await stage.patient();
  const childId = await addPatient(stage.db);
  await addLink(stage.db, { account_id: parent.accountId, patient_id: childId });
  await parent.watch({}, { dependent: { patientId: childId } });
  await (await stage.takenSlot()).cancel();
  await settle(stage.deps);
  assert.equal((await messagesOf(stage, childId)).length, 1);
  assert.equal((await mailOf(stage.deps).to(await addressOf(stage, parent))).length, 1);
});

test('the server repeats an offer to the same person when no server ran to announce it', async (t) => {
  const stage = await alertStage(t);
  const { first: me, second: next, spaceId } = await waitInLine(stage);
  await offersAge(stage.db, 180);
  await settle(stage.deps);
  assert.deepEqual([await offeredTo(me), await offeredTo(next)], [spaceId, undefined]);
  assert.equal((await me.alerts()).body.alerts[0]?.missedAt, undefined);
  assert.equal((await messagesOf(stage, me.patientId)).length, 1);
});

test('an offer that expired while no server ran passes on as soon as one does', async (t) => {
  const stage = await alertStage(t);
  const { first: me, second: next, spaceId } = await waitInLine(stage);
  await settle(stage.deps);
  await offersAge(stage.db, 600);
  await finish(passOnSlotsJob, stage.deps);
  assert.deepEqual([await offeredTo(me), await offeredTo(next)], [undefined, spaceId]);
});

test('open streams receive each offer and each end of an offer, by ids alone', async (t) => {
  const stage = await alertStage(t);
  const me = await stage.patient();
  const { alertId } = (await me.watch()).body;
  const { spaceId, cancel } = await stage.takenSlot();
  await cancel();
  await me.release({ spaceId });
  const rows = await stage.db
    .selectFrom('live_events')
    .select('event')
    .where('patient_id', '=', me.patientId)
    .orderBy('id')
    .execute();
  assert.deepEqual(
    rows.map(({ event }) => event).filter(({ type }) => type === 'alert'),
    [
      { type: 'alert', alertId, patientId: me.patientId, state: 'offered' },
      { type: 'alert', alertId, patientId: me.patientId, state: 'ended' },
    ],
  );
});
