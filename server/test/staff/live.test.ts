// Holds: product §8 staff
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test, type TestContext } from 'node:test';

import { suspendStaff } from '../../src/data/staff/staffAccounts.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { makeStaffLive } from '../../src/http/staff/staffLive.ts';
import { hashToken } from '../../src/http/sessionCookies.ts';
import { addClinic, addProfessional, addSlot } from '../support/network.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { liveStage } from '../support/liveStage.ts';
import { eventually } from '../support/processes.ts';
import { staffOn } from '../support/staff.ts';

const stage = async (t: TestContext) => {
  const made = await liveStage(t);
  const clinicId = await addClinic(made.db);
  const nadia = await staffOn(made, { clinicId });
  const follow = (clinic: string) => made.listen(nadia, { path: `/staff/api/events?clinic=${clinic}` });
  return { ...made, clinicId, nadia, follow };
};

test('reception hears at once what patients book and cancel at its clinic, and nothing of another clinic', async (t) => {
  const { clinicId, db, follow, patients } = await stage(t);
  const elsewhere = await addClinic(db, { name: 'CLSC du Sentier' });
  const [here, there] = [
    await addSlot(db, { clinicId, start: 30 }),
    await addSlot(db, { clinicId: elsewhere, start: 50 }),
  ];
  const [marie] = await patients(1);
  assert.ok(marie);
  const day = await follow(clinicId);
  assert.equal((await marie.reserve(there)).status, 201);
  const { body } = await marie.reserve(here);
  assert.equal((await marie.cancel({ clinicId, reservationId: body.reservationId })).status, 200);
  await day.heard('visit', 2);
  assert.deepEqual(
    day.of('visit').map(({ change, reservationId }) => [change, reservationId]),
    [
      ['booked', body.reservationId],
      ['cancelled', body.reservationId],
    ],
  );
  assert.deepEqual(
    day.of('place').map(({ clinicId: at, state }) => [at, state]),
    [[clinicId, 'freed']],
  );
});

test('a professional hears what happens to their own appointments, and nothing of a colleague’s', async (t) => {
  const made = await stage(t);
  const { clinicId, db, patients } = made;
  const [roy, cote] = [await addProfessional(db), await addProfessional(db, { name: 'Dr Côté' })];
  const lea = await staffOn(made, { clinicId, role: 'professional', professionalId: roy });
  const [theirs, hers] = [
    await addSlot(db, { clinicId, start: 30, professional_id: cote }),
    await addSlot(db, { clinicId, start: 50, professional_id: roy }),
  ];
  const [marie] = await patients(1);
  assert.ok(marie);
  const day = await made.listen(lea, { path: `/staff/api/events?clinic=${clinicId}` });
  const other = (await marie.reserve(theirs)).body;
  await marie.cancel({ clinicId, reservationId: other.reservationId });
  const { body } = await marie.reserve(hers);
  await day.heard('visit', 1);
  assert.deepEqual(
    [day.of('visit').map(({ reservationId }) => reservationId), day.of('place')],
    [[body.reservationId], []],
  );
});

test('reception hears at once that a patient wrote to its clinic, without a word of it, and a professional does not', async (t) => {
  const made = await stage(t);
  const { app, clinicId, db, follow, patients } = made;
  const roy = await addProfessional(db);
  const lea = await staffOn(made, { clinicId, role: 'professional', professionalId: roy });
  const elsewhere = await addClinic(db, { name: 'CLSC du Sentier' });
  const paul = await staffOn(made, { clinicId: elsewhere });
  const [marie] = await patients(1);
  assert.ok(marie);
  await marie.reserve(await addSlot(db, { clinicId, start: 30, professional_id: roy }));
  const [desk, office, other] = [
    await follow(clinicId),
    await made.listen(lea, { path: `/staff/api/events?clinic=${clinicId}` }),
    await made.listen(paul, { path: `/staff/api/events?clinic=${elsewhere}` }),
  ];
  const { threadId } = (await mailboxOf(marie, app).write({ clinicId, subject: 'Une question', body: 'À jeun?' })).body;
  await desk.heard('thread', 1);
  assert.deepEqual(desk.of('thread'), [{ type: 'thread', threadId, clinicId }]);
  await marie.reserve(await addSlot(db, { clinicId, start: 50, professional_id: roy }));
  await office.heard('visit', 1);
  assert.deepEqual([office.of('thread'), other.of('thread')], [[], []]);
});

test('a member of the staff hears nothing of a clinic where they do not work, as of one that does not exist', async (t) => {
  const { db, follow } = await stage(t);
  const foreign = await addClinic(db, { name: 'CLSC du Sentier' });
  const [other, absent] = [await follow(foreign), await follow('01900000-0000-7000-8000-000000000000')];
  assert.deepEqual([other.status, absent.status], [404, 404]);
});

test('the stream of a suspended person ends at once', async (t) => {
  const { clinicId, db, follow, nadia } = await stage(t);
  const day = await follow(clinicId);
  assert.equal(day.status, 200);
  const before = Date.now();
  await inTransaction(db, (transaction) => suspendStaff(transaction, nadia.login));
  await eventually(() => day.hasEnded(), 'the stream ended');
  assert.ok(Date.now() - before < 5_000);
});

test('a stream of staff that opens while the server stops ends by itself', async (t) => {
  const made = await stage(t);
  const { app, clinicId, deps, nadia } = made;
  const live = makeStaffLive(deps, app.log);
  await live.close();
  const response = new PassThrough();
  const tokenHash = hashToken(nadia.cookies.get('staff') ?? '');
  await live.open({ clinicId, tokenHash, response });
  assert.equal(response.writableEnded, true);
});

test('the stream of a clinic closes when the server stops', async (t) => {
  const { app, clinicId, follow } = await stage(t);
  const day = await follow(clinicId);
  assert.equal(day.status, 200);
  const closing = app.close();
  await eventually(() => day.hasEnded(), 'the stream ended');
  await closing;
});
