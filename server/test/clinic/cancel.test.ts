// Holds: product §4 clinic-changes
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clinicStage } from '../support/clinic.ts';
import { free } from '../support/appointments.ts';
import { storedMessages } from '../support/messages.ts';
import { yearAhead } from '../support/years.ts';

test('an appointment cancelled by the clinic shows that, and its slot stays withdrawn unless the clinic frees it', async (t) => {
  const { clinic, me, book, stored } = await clinicStage(t);
  const [one, two] = [await book(`${yearAhead}-01-07T14:00:00Z`), await book(`${yearAhead}-01-08T14:00:00Z`)];
  assert.equal(
    await clinic.type('cancel', one.reference),
    `${one.reference} (${yearAhead}-01-07 09:00, GMF du Fleuve) is cancelled. The patient is told.`,
  );
  await clinic.type('cancel', two.reservationId, '--free');
  const { past, upcoming } = (await me.history()).body;
  assert.deepEqual([upcoming, past.map(({ cancelledBy }) => cancelledBy)], [[], ['clinic', 'clinic']]);
  assert.deepEqual([(await stored(one.spaceId)).status, await stored(two.spaceId)], ['busy-unavailable', free]);
});

test('the clinic may cancel an appointment after its own limit', async (t) => {
  const { clinic, book, letLimitPass } = await clinicStage(t);
  const { reference, reservationId } = await book(24);
  await letLimitPass(reservationId);
  assert.match(await clinic.type('cancel', reference), /is cancelled/);
});

test('cancelling a cancelled appointment changes nothing and reports who cancelled it', async (t) => {
  const { db, clinic, me, clinicId, book } = await clinicStage(t);
  const [mine, theirs] = [await book(24), await book(26)];
  await me.cancel({ clinicId, reservationId: mine.reservationId });
  await clinic.type('cancel', theirs.reference);
  const messages = await db.selectFrom('messages').select('id').execute();
  assert.match(await clinic.type('cancel', mine.reference), /was cancelled before, by the patient\.$/);
  assert.match(await clinic.type('cancel', theirs.reference), /was cancelled before, by the clinic\.$/);
  assert.deepEqual(await db.selectFrom('messages').select('id').execute(), messages);
});

test('the clinic cannot cancel an appointment that has begun', async (t) => {
  const { db, clinic, book } = await clinicStage(t);
  const { reference } = await book(24);
  await db
    .updateTable('appointments')
    .set({ starts_at: new Date(Date.now() - 60_000) })
    .execute();
  assert.equal(await clinic.type('cancel', reference), `${reference} is not cancelled. It has begun, or is over.`);
});

test('the message about a cancelled appointment uses the account language and contains the clinic’s phone number', async (t) => {
  const { db, deps, clinic, me, book } = await clinicStage(t);
  await db.updateTable('accounts').set({ lang: 'en' }).where('id', '=', me.accountId).execute();
  const { reference } = await book(`${yearAhead}-01-07T14:00:00Z`);
  await clinic.type('cancel', reference);
  const message = (await storedMessages(deps)).find(({ sender }) => sender === 'clinic');
  assert.ok(message);
  assert.equal(message.subject, 'The clinic has cancelled your appointment');
  assert.match(
    deps.vault.open(message.body_sealed, 'messages.body'),
    new RegExp(`Monday, January 7, ${yearAhead} at 9:00\u00A0a\\.m\\., clinic time\\.[^]*418\u00A0555-0123`),
  );
});
