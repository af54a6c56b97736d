// Holds: product §8 staff
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
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
import { mandate } from '../support/staffPeople.ts';

const stage = async (t: TestContext) => {
  const made = await liveStage(t);
  const clinicId = await addClinic(made.db);
  const nadia = await staffOn(made, { clinicId });
  const follow = (clinic: string, by = nadia) => made.listen(by, { path: `/staff/api/events?clinic=${clinic}` });
  const marie = await made.patient();
  return { ...made, clinicId, follow, marie, nadia };
};

test('a stream says that the day changed as it opens, and at once when a patient books, moves or cancels, and no more than that', async (t) => {
  const { clinicId, db, follow, marie } = await stage(t);
  const [first, second] = [await addSlot(db, { clinicId, start: 30 }), await addSlot(db, { clinicId, start: 50 })];
  const day = await follow(clinicId);
  await day.heard('reset', 1);
  const { reservationId } = (await marie.reserve(first)).body;
  await day.heard('reset', 2);
  await marie.reschedule(reservationId, second);
  await day.heard('reset', 3);
  await marie.cancel({ clinicId, reservationId });
  await day.heard('reset', 4);
  assert.equal(day.events.length, day.of('reset').length);
});

test('a stream says at once when a patient writes to the clinic, when a colleague takes that on, and when it is answered', async (t) => {
  const made = await stage(t);
  const { app, clinicId, db, follow, marie } = made;
  await marie.reserve(await addSlot(db, { clinicId, start: 30 }));
  const stream = await follow(clinicId);
  const written = { clinicId, subject: 'Une question', body: 'Dois-je être à jeun?' };
  const { threadId } = (await mailboxOf(marie, app).write(written)).body;
  await stream.heard('reset', 2);
  const omar = await staffOn(made, { clinicId });
  await omar.send('POST', `threads/${threadId}/act`, { act: 'take', from: null });
  await stream.heard('reset', 3);
  await omar.send('POST', `threads/${threadId}/answer`, { body: 'Oui.', revision: 1 });
  await stream.heard('reset', 4);
  assert.equal(stream.events.length, stream.of('reset').length);
});

test('a stream says at once when a patient of the clinic asks to act for somebody', async (t) => {
  const { clinicId, db, follow, marie } = await stage(t);
  await marie.reserve(await addSlot(db, { clinicId, start: 30 }));
  const stream = await follow(clinicId);
  await stream.heard('reset', 1);
  assert.equal((await marie.send('POST', 'user/addDependent', mandate)).status, 201);
  await stream.heard('reset', 2);
});

test('a professional hears of their clinic’s day too', async (t) => {
  const made = await stage(t);
  const { clinicId, db, follow, marie } = made;
  const professionalId = await addProfessional(db);
  const lea = await staffOn(made, { clinicId, role: 'professional', professionalId });
  const day = await follow(clinicId, lea);
  await marie.reserve(await addSlot(db, { clinicId, start: 30, professional_id: professionalId }));
  await day.heard('reset', 2);
});

test('a receptionist hears what a colleague does', async (t) => {
  const made = await stage(t);
  const { clinicId, db, follow, marie } = made;
  const { reservationId } = (await marie.reserve(await addSlot(db, { clinicId, start: 30 }))).body;
  const day = await follow(clinicId);
  const omar = await staffOn(made, { clinicId });
  const row = await db.selectFrom('appointments').select('starts_at').executeTakeFirstOrThrow();
  const body = { offersAgain: false, startsAt: row.starts_at.toISOString() };
  assert.equal((await omar.send('POST', `appointments/${reservationId}/cancel`, body)).status, 204);
  await day.heard('reset', 2);
});

test('what happens at another clinic is not told', async (t) => {
  const made = await stage(t);
  const { clinicId, db, follow, marie } = made;
  const elsewhere = await addClinic(db, { name: 'CLSC du Sentier' });
  const paul = await staffOn(made, { clinicId: elsewhere });
  const [here, there] = [await follow(clinicId), await follow(elsewhere, paul)];
  await marie.reserve(await addSlot(db, { clinicId: elsewhere, start: 30 }));
  await there.heard('reset', 2);
  assert.equal(here.of('reset').length, 1);
  await marie.reserve(await addSlot(db, { clinicId, start: 50 }));
  await here.heard('reset', 2);
});

test('a member of the staff hears nothing of a clinic where they do not work, as of one that does not exist', async (t) => {
  const { db, follow } = await stage(t);
  const foreign = await addClinic(db, { name: 'CLSC du Sentier' });
  const [other, absent] = [await follow(foreign), await follow(randomUUID())];
  assert.deepEqual([other.status, absent.status], [404, 404]);
});

test('a stream ends at once when its person is suspended, or signs out', async (t) => {
  const made = await stage(t);
  const { clinicId, db, follow, nadia } = made;
  const omar = await staffOn(made, { clinicId });
  const [hers, his] = [await follow(clinicId), await follow(clinicId, omar)];
  await inTransaction(db, (transaction) => suspendStaff(transaction, nadia.login));
  await omar.send('DELETE', 'session');
  await eventually(() => hers.hasEnded() && his.hasEnded(), 'both streams ended');
});

test('a session has six streams at most, and the oldest ends', async (t) => {
  const { clinicId, follow } = await stage(t);
  const first = await follow(clinicId);
  const others = [];
  for (let at = 0; at < 6; at += 1) others.push(await follow(clinicId));
  await eventually(() => first.hasEnded(), 'the oldest stream ended');
  assert.ok(others.every((each) => !each.hasEnded()));
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
  const closing = app.close();
  await eventually(() => day.hasEnded(), 'the stream ended');
  await closing;
});
