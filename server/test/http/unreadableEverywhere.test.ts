// Holds: product §8 key-rotation
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import type { Call } from '../../../contract/calls.ts';
import { everyCall } from '../../../contract/everyCall.ts';
import { sealedColumns } from '../../src/data/keyRotation/sealedColumns.ts';
import { logIn, openBrowser } from '../support/browser.ts';
import { clinicOn } from '../support/clinic.ts';
import { closingStage } from '../support/closing.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink } from '../support/people.ts';
import { writeEverywhere, zorglub } from '../support/zorglub.ts';

/** A person with a delegate and data in every table, whose sealed values can no longer be opened. */
const unreadablePerson = async (t: TestContext) => {
  const stage = await closingStage(t);
  const { app, db, deps } = stage;
  const [marie, friend] = [await stage.closer(zorglub), await stage.closer({ nam: 'ROYA90010112' })];
  await writeEverywhere(stage, marie);
  await addLink(db, { account_id: friend.accountId, patient_id: marie.patientId, scopes: ['book', 'history'] });
  const clinicId = await addClinic(db);
  const slotId = await addSlot(db, { clinicId, start: 96 });
  const book = () => marie.reserve(slotId, { raisonVisite: 'skin' }, { 'idempotency-key': 'sent-before-the-fault' });
  const booked = await book();
  assert.equal(booked.status, 201, booked.raw);
  for (const { table, column } of sealedColumns)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} =
        set_byte(${sql.ref(column)}, 20, (get_byte(${sql.ref(column)}, 20) + 1) % 256)
      where length(${sql.ref(column)}) > 20
    `.execute(db);
  return { app, book, booked, clinic: clinicOn(deps), db, friend, marie };
};

const readsOfOne = (call: Call): boolean =>
  call.effect === 'read' && call.root === 'main' && call.answer !== 'stream' && !call.path.includes(':');

const payloadOf = (path: string) => (path === 'user/export' ? { payload: { password: zorglub.password } } : {});

test('every page of a person still answers when no key opens any value of theirs (product §8 key-rotation)', async (t) => {
  const { app, booked, db, friend, marie } = await unreadablePerson(t);
  const ids = async (column: string, table: string): Promise<string[]> => {
    const { rows } = await sql<{
      id: string;
    }>`select distinct ${sql.ref(column)} as id from ${sql.table(table)}`.execute(db);
    assert.ok(rows.length > 0);
    return rows.map(({ id }) => id);
  };
  const more = [
    `appointment/${booked.body.reservationId}/calendar.ics`,
    ...(await ids('thread_id', 'messages')).map((id) => `mailbox/threads/${id}`),
    ...(await ids('id', 'attachments')).map((id) => `mailbox/attachments/${id}`),
  ].map((path) => ({ method: 'GET' as const, path }));
  for (const person of [marie, friend]) {
    const browser = openBrowser(app, person.cookies);
    for (const { method, path } of [...Object.values(everyCall).filter(readsOfOne), ...more]) {
      const { statusCode, body } = await browser.send({ method, url: `/api/${path}`, ...payloadOf(path) });
      assert.ok(statusCode < 500, `${method} ${path}: ${statusCode} ${body}`);
    }
  }
});

test('a person whose health number no key opens still signs in, books and names people, and the clinic finds them (product §8 key-rotation)', async (t) => {
  const { app, clinic, db, friend, marie } = await unreadablePerson(t);
  assert.equal((await logIn(openBrowser(app), zorglub.login, zorglub.password)).statusCode, 200);
  const slotId = await addSlot(db, { clinicId: await addClinic(db), start: 120 });
  const child = {
    firstName: 'Zoé',
    lastName: 'Zorglubin',
    birthDate: '2024-05-05',
    basis: 'parental',
    relationship: 'parent',
  };
  const answers = {
    reserve: await marie.reserve(slotId),
    addDependent: await marie.send('POST', 'user/addDependent', child),
    grantAccess: await marie.send('POST', 'user/grantAccess', { email: 'ami@exemple.ca', scopes: ['book'] }),
    friendsHistory: await friend.history({ dependent: { patientId: marie.patientId } }),
  };
  for (const [call, { status, raw }] of Object.entries(answers)) assert.ok(status < 500, `${call}: ${status} ${raw}`);
  assert.equal(answers.reserve.status, 201, answers.reserve.raw);
  assert.match(await clinic.type('person', zorglub.login), /Zorglub/);
  assert.match(
    await clinic.type('verify', zorglub.login),
    /^No key opens a value of this record: nothing was changed\. /,
  );
});

test('a retry whose kept answer no key opens meets what the first try made (product §8 key-rotation)', async (t) => {
  const { book, booked, db } = await unreadablePerson(t);
  const again = await book();
  assert.deepEqual([again.status, again.refusal.message], [409, 'errors.inFlight']);
  const { refusal } = await book();
  assert.equal(refusal.message, 'appointment.alreadyYours');
  assert.equal(refusal.reservation?.reservationId, booked.body.reservationId);
  const { rows } = await sql`select from appointments where id = ${booked.body.reservationId}::uuid`.execute(db);
  assert.equal(rows.length, 1);
});
