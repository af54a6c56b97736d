import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { giveBackInvitedJob } from '../../src/jobs/giveBackInvited.ts';
import { invitationStage, invitee } from '../support/invitation.ts';
import { jobDeps, runJob } from '../support/jobs.ts';

test('an invitation opens only its own slots and its own appointment, and foreign ones look like missing ones (product §4 hub)', async (t) => {
  const { comeIn, invite, me, slot, book, db, clinicId } = await invitationStage(t);
  const [own, free] = [await slot(48), await slot(50)];
  const { invitationId, code } = await invite([own]);
  const other = { ...invitee, nam: 'ROYM90010112', birthDate: '1990-01-01' };
  const foreign = await invite([await slot(52)], '--nam', other.nam, '--born', other.birthDate);
  const invitationArea = await comeIn(code);
  const theirs = await comeIn(foreign.code, other);
  const appointment = await book(72);
  const absent = randomUUID();
  const { raw } = await invitationArea.slots(absent);
  const asked = [
    invitationArea.slots(foreign.invitationId),
    invitationArea.hold(foreign.invitationId, own),
    theirs.reserve(invitationId, own),
    invitationArea.hold(invitationId, free),
    invitationArea.reserve(invitationId, free),
    invitationArea.hold(invitationId, absent),
    invitationArea.cancel(invitationId, appointment.reservationId),
    invitationArea.confirm(invitationId, appointment.reservationId),
    invitationArea.cancel(invitationId, absent),
  ];
  for (const answer of await Promise.all(asked)) assert.deepEqual([answer.status, answer.raw], [404, raw]);
  assert.equal((await me.history()).body.upcoming.length, 1);
  assert.deepEqual(
    (await invitationArea.invitations()).body.invitations.map((each) => each.invitationId),
    [invitationId],
  );
  assert.equal(
    (
      await db
        .selectFrom('slots')
        .select('status')
        .where('id', '=', own)
        .where('clinic_id', '=', clinicId)
        .executeTakeFirstOrThrow()
    ).status,
    'set-aside',
  );
});

test('an invitation releases a hold of its own slots only, not one that the same person holds in their account (product §4 hub)', async (t) => {
  const { comeIn, deps, invite, me, slot, db } = await invitationStage(t);
  const [own, free] = [await slot(48), await slot(50)];
  await db
    .updateTable('patients')
    .where('id', '=', me.patientId)
    .set({
      birth_date: invitee.birthDate,
      nam_verified_at: new Date(),
      nam_sealed: deps.vault.seal(invitee.nam, 'patients.nam'),
      nam_index: deps.vault.numberIndex(invitee.nam),
    })
    .execute();
  const { invitationId, code } = await invite([own]);
  const invitationArea = await comeIn(code);
  assert.equal((await me.hold(free)).status, 200);
  const given = await invitationArea.post('release', { invitationId, spaceId: free });
  assert.deepEqual(
    [given.status, given.raw],
    [404, (await invitationArea.post('release', { invitationId, spaceId: randomUUID() })).raw],
  );
  assert.equal((await invitationArea.release(invitationId)).status, 404);
  assert.equal((await db.selectFrom('holds').select('id').where('slot_id', '=', free).execute()).length, 1);
  assert.equal((await invitationArea.hold(invitationId, own)).status, 200);
  assert.equal((await invitationArea.release(invitationId)).status, 200);
});

test('an invitation token opens all invitations of the same person at the same address, and none sent elsewhere (product §4 hub)', async (t) => {
  const { comeIn, invite, slot } = await invitationStage(t);
  const [one, two, elsewhere] = [
    await invite([await slot(48)]),
    await invite([await slot(50)]),
    await invite([await slot(52)], '--email', 'autre@exemple.ca'),
  ];
  const seen = async (code: string) =>
    (await (await comeIn(code)).invitations()).body.invitations.map(({ invitationId }) => invitationId);
  assert.deepEqual(
    [(await seen(one.code)).sort(), await seen(elsewhere.code)],
    [[one.invitationId, two.invitationId].sort(), [elsewhere.invitationId]],
  );
});

test('a slot that was set aside becomes free when its service takes the invited person no more; others stay (product §4 hub)', async (t) => {
  const { comeIn, db, deps, invite, slot } = await invitationStage(t);
  const own = await slot(48);
  const { invitationId, code } = await invite([own]);
  const invitationArea = await comeIn(code);
  const status = async () =>
    (await db.selectFrom('slots').select('status').where('id', '=', own).executeTakeFirstOrThrow()).status;
  assert.equal(await runJob(giveBackInvitedJob, jobDeps(deps)), 0);
  assert.equal(await status(), 'set-aside');
  await db.updateTable('services').set({ max_age: 17 }).execute();
  assert.equal(await runJob(giveBackInvitedJob, jobDeps(deps)), 1);
  assert.equal(await status(), 'free');
  assert.deepEqual((await invitationArea.slots(invitationId)).body.spaces, []);
});
