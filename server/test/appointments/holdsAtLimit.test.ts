// Holds: product §4 no-overlap, product §4 upcoming-limit
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { namContext } from '../../src/data/accounts.ts';
import { appointmentStage } from '../support/appointments.ts';
import { delegateStage } from '../support/delegateOfAppointments.ts';
import { invitationStage } from '../support/invitation.ts';
import { addLink, addPatient, bornYearsAgo } from '../support/people.ts';
import { yearAhead } from '../support/years.ts';

const tooMany = [422, 'appointment.tooMany'];

test('the server refuses to hold a slot for a person who has the maximum of upcoming appointments', async (t) => {
  const { db, me, slot } = await appointmentStage(t);
  for (const hours of [24, 25, 26]) await me.reserve(await slot(hours));
  const { status, refusal } = await me.hold(await slot(27));
  assert.deepEqual([status, refusal.message], tooMany);
  assert.deepEqual(await db.selectFrom('holds').selectAll().execute(), []);
});

test('the server refuses to hold a slot at the hour of an appointment of the person, and names that appointment', async (t) => {
  const { me, slot } = await appointmentStage(t);
  const { body: appointment } = await me.reserve(await slot(`${yearAhead}-01-07T14:00:00Z`));
  const { status, refusal } = await me.hold(await slot(`${yearAhead}-01-07T14:10:00Z`));
  assert.deepEqual([status, refusal.message, refusal.reservation], [409, 'appointment.overlap', appointment]);
});

test('the appointment that a person wants to move neither counts nor overlaps when the new slot is held', async (t) => {
  const { me, slot } = await appointmentStage(t);
  const { body: moving } = await me.reserve(await slot(`${yearAhead}-01-07T14:00:00Z`));
  for (const hours of [24, 25]) await me.reserve(await slot(hours));
  const beside = await slot(`${yearAhead}-01-07T14:10:00Z`);
  assert.equal((await me.hold(beside, { reservationId: moving.reservationId })).status, 200);
  assert.equal((await me.reschedule(moving.reservationId, beside)).status, 200);
});

test('another person’s appointment, named as the one to move, opens no fourth hold', async (t) => {
  const { me, other, slot } = await appointmentStage(t);
  for (const hours of [24, 25, 26]) await me.reserve(await slot(hours));
  const { body: theirs } = await other.reserve(await slot(27));
  const { status, refusal } = await me.hold(await slot(28), { reservationId: theirs.reservationId });
  assert.deepEqual([status, refusal.message], tooMany);
});

test('a portal of before decision 69, which does not say what it moves, holds a slot as before and is told when it books', async (t) => {
  const { me, slot } = await appointmentStage(t);
  for (const hours of [24, 25, 26]) await me.reserve(await slot(hours));
  const spaceId = await slot(27);
  assert.equal((await me.send('POST', 'appointment/hold', { spaceId, dependent: null })).status, 200);
  const { status, refusal } = await me.reserve(spaceId);
  assert.deepEqual([status, refusal.message], tooMany);
});

test('an account whose people, all new to the clinics, share twelve upcoming appointments learns so when it holds a slot', async (t) => {
  const { db, me, slot } = await appointmentStage(t);
  for (let at = 0; at < 5; at += 1) {
    const patientId = await addPatient(db, { first_name: `Enfant ${at}`, birth_date: bornYearsAgo(7.5) });
    await addLink(db, { account_id: me.accountId, patient_id: patientId, scopes: ['book', 'history'] });
    const dependent = { patientId };
    if (at < 4) for (let turn = 0; turn < 3; turn += 1) await me.reserve(await slot(24 + 3 * at + turn), { dependent });
    else {
      const { status, refusal } = await me.hold(await slot(60), { dependent });
      assert.deepEqual([status, refusal.message], [422, 'appointment.tooManyTogether']);
    }
  }
});

test('a person whose health number has three upcoming appointments under other records learns so when they hold, once their mailbox is confirmed', async (t) => {
  const { db, deps, me, other, slot } = await appointmentStage(t);
  const nam = 'TREM85021512';
  const claims = {
    birth_date: '1985-02-15',
    nam_sealed: deps.vault.seal(nam, namContext),
    nam_index: deps.vault.numberIndex(nam),
  };
  await db.updateTable('patients').set(claims).where('id', 'in', [me.patientId, other.patientId]).execute();
  for (const hours of [24, 25, 26]) await other.reserve(await slot(hours));
  const { status, refusal } = await me.hold(await slot(27));
  assert.deepEqual([status, refusal.message], tooMany);
  await db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', me.accountId).execute();
  assert.equal((await me.hold(await slot(28))).status, 200, 'who may not book learns nothing');
});

test('a delegate who may only book holds a slot at any free hour: a hold tells nothing of the appointments (product §4 not-yours)', async (t) => {
  const { dependent, other, slot, theirs } = await delegateStage(t);
  for (const start of [`${yearAhead}-01-07T14:00:00Z`, `${yearAhead}-01-08T14:00:00Z`, `${yearAhead}-01-09T14:00:00Z`])
    await theirs(start);
  const answers = [
    await other.hold(await slot(`${yearAhead}-01-07T14:10:00Z`), { dependent }),
    await other.hold(await slot(`${yearAhead}-01-10T14:00:00Z`), { dependent }),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
});

test('a delegate who may read the appointments learns of the limit when they hold', async (t) => {
  const { dependent, other, slot, theirs } = await delegateStage(t, ['book', 'history']);
  for (const hours of [24, 25, 26]) await theirs(hours);
  const { status, refusal } = await other.hold(await slot(27), { dependent });
  assert.deepEqual([status, refusal.message], tooMany);
});

test('an invited person learns of the limit and of an overlap when they hold (product §4 hub)', async (t) => {
  const { book, comeIn, db, invite, slot } = await invitationStage(t);
  const [beside, later] = [await slot(`${yearAhead}-01-07T14:10:00Z`), await slot(`${yearAhead}-01-08T14:00:00Z`)];
  const { invitationId, code } = await invite([beside, later]);
  const { patient_id: patientId } = await db.selectFrom('invitations').select('patient_id').executeTakeFirstOrThrow();
  const bookForThem = async (start: string | number) => {
    const { reservationId } = await book(start);
    await db.updateTable('appointments').set({ patient_id: patientId }).where('id', '=', reservationId).execute();
  };
  const area = await comeIn(code);
  await bookForThem(`${yearAhead}-01-07T14:00:00Z`);
  const overlapping = await area.hold(invitationId, beside);
  assert.deepEqual(
    [overlapping.status, overlapping.refusal],
    [409, { message: 'appointment.overlap', fields: { space: 'appointment.overlap' } }],
  );
  await bookForThem(25);
  await bookForThem(26);
  const { status, refusal } = await area.hold(invitationId, later);
  assert.deepEqual([status, refusal.message], tooMany);
});
