// Holds: product §4 one-winner
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { bookingStage, type Stage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { newborn, setCode, guest, type Guest } from '../support/guest.ts';
import type { GuestIdentity } from '../../../contract/guest.ts';

/** A guest with everything typed and the code in hand. */
const ready = async (
  { app, deps }: Stage,
  spaceId: string,
  parts: Partial<GuestIdentity>,
): Promise<{ person: Guest; token: string; code: string }> => {
  const person = guest(app);
  const {
    body: { token },
  } = await person.hold(spaceId);
  await person.identify(token, parts);
  return { person, token, code: await setCode(deps, token) };
};

test('when guests and signed-in people race for a slot, one gets it and the others get a conflict with the free slots nearby (product §4 one-winner)', async (t) => {
  const stage = await bookingStage(t);
  const clinicId = await addClinic(stage.db);
  const [slot, other] = [
    await addSlot(stage.db, { clinicId, start: 24 }),
    await addSlot(stage.db, { clinicId, start: 25 }),
  ];
  // One slot is held at a clinic as small as this: all hold the other, but the last, whose hold keeps nothing.
  await ready(stage, other, { email: 'premiere@exemple.ca' });
  const guests = await Promise.all(
    Array.from({ length: 6 }, (_, at) => ready(stage, slot, { email: `personne.${at}@exemple.ca` })),
  );
  const people = await stage.patients(6);
  const answers = await Promise.all([
    ...guests.map(({ person, token, code }) => person.reserve(token, code)),
    ...people.map((person) => person.reserve(slot)),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, ...Array.from({ length: 11 }, () => 409)]);
  const appointments = await stage.db.selectFrom('appointments').select('id').where('slot_id', '=', slot).execute();
  assert.equal(appointments.length, 1);
  const made = await stage.db.selectFrom('guests').select('patient_id').execute();
  assert.equal(made.length <= 1, true, 'the losers left no record');
});

test('one mailbox that books for one person in several windows at once gets one appointment at that hour, and one record (product §4 no-overlap)', async (t) => {
  const stage = await bookingStage(t);
  const windows = await Promise.all(
    Array.from({ length: 5 }, async () =>
      ready(stage, await addSlot(stage.db, { clinicId: await addClinic(stage.db), start: 24 }), newborn),
    ),
  );
  const answers = await Promise.all(windows.map(({ person, token, code }) => person.reserve(token, code)));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409, 409]);
  assert.deepEqual(
    answers.filter(({ status }) => status === 409).map(({ refusal }) => refusal.message),
    Array.from({ length: 4 }, () => 'appointment.overlap'),
  );
  assert.equal((await stage.db.selectFrom('guests').select('patient_id').execute()).length, 1);
});

test('a person who takes a slot, and a guest who says who they are, do not wait for a slot that somebody else holds', async (t) => {
  const { app, db, patients } = await bookingStage(t);
  const at = async (start: number) => addSlot(db, { clinicId: await addClinic(db), start });
  const [mine, theirs, free] = [await at(26), await at(27), await at(28)];
  const [me, other] = await patients(2);
  assert.equal((await other?.hold(theirs))?.status, 200);
  const person = guest(app);
  const { token } = (await person.hold(mine)).body;
  const statuses = await db.transaction().execute(async (transaction) => {
    await sql`select id from slots where id = ${theirs}::uuid for update`.execute(transaction);
    return [(await person.identify(token)).status, (await me?.hold(free))?.status];
  });
  assert.deepEqual(statuses, [200, 200]);
});
