// Holds: product §8 staff, product §4 set-aside
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import type { StaffInvitationActBody, StaffInvitations, StaffInviteBody } from '../../../contract/staffInvitations.ts';
import { free } from '../support/appointments.ts';
import { invitationStage, invitee } from '../support/invitation.ts';
import { addClinic } from '../support/network.ts';
import { staffOn, type StaffBrowser } from '../support/staff.ts';

const inviteStage = async (t: TestContext) => {
  const stage = await invitationStage(t);
  const { clinicId, mail } = stage;
  const nadia = await staffOn(stage, { clinicId });
  const asked: StaffInviteBody = {
    ...{ clinic: clinicId, careType: 'walk-in', count: 2, days: 14, lang: 'fr' },
    ...{ ...invitee, firstName: 'Huguette', lastName: 'Tremblay' },
  };
  const send = (changes: Partial<StaffInviteBody> = {}, by: StaffBrowser = nadia, headers = {}) =>
    by.send('POST', 'invitations', { ...asked, ...changes }, headers);
  const listed = async (): Promise<StaffInvitations['invitations']> => {
    const { status, body, raw } = await nadia.send('GET', `invitations?clinic=${clinicId}`);
    assert.equal(status, 200, raw);
    const { invitations }: StaffInvitations = body;
    return invitations;
  };
  const act = (
    invitationId: string,
    what: StaffInvitationActBody['act'],
    by: StaffBrowser = nadia,
    clinic = clinicId,
  ) => by.send('POST', `invitations/${invitationId}/act`, { clinic, act: what });
  const codes = async () =>
    (await mail.to(invitee.email)).map(({ text }) => (/\b\d{4}.\d{4}\b/.exec(text)?.[0] ?? '').replace(/\D/g, ' '));
  return { ...stage, nadia, send, listed, act, codes };
};

test('a receptionist invites a person, who comes in with the code of the email and books one of the slots kept for them', async (t) => {
  const { codes, comeIn, listed, send, slot, stored } = await inviteStage(t);
  const [first, second] = [await slot(48), await slot(72)];
  const { status, body, raw } = await send();
  assert.deepEqual([status, body], [200, { slots: 2 }]);
  const [code = ''] = await codes();
  assert.ok(!raw.includes(code.replace(' ', '')), 'the code is shown to nobody');
  assert.deepEqual([(await stored(first)).status, (await stored(second)).status], ['set-aside', 'set-aside']);
  const [only] = await listed();
  assert.deepEqual([only?.name, only?.slots, only?.isBooked, only?.isLocked], ['Huguette Tremblay', 2, false, false]);
  assert.equal((await (await comeIn(code)).reserve(only?.invitationId ?? '', first)).status, 201);
  assert.deepEqual(
    (await listed()).map(({ isBooked, slots }) => [isBooked, slots]),
    [[true, 1]],
  );
});

test('the trail has who invited, and each look at an invitation once a day', async (t) => {
  const { db, listed, nadia, send, slot } = await inviteStage(t);
  await slot(48);
  await send();
  await listed();
  await listed();
  const lines = await db
    .selectFrom('audit_events')
    .where('actor_staff_id', '=', nadia.staffId)
    .select(['action', 'actor_role'])
    .orderBy('id')
    .execute();
  assert.deepEqual(
    lines.map(({ action, actor_role }) => [action, actor_role]),
    [
      ['invitation.sent', 'reception'],
      ['invitation.read', 'reception'],
    ],
  );
});

test('a new code ends the one before, and an invitation that is taken back opens its slots to all', async (t) => {
  const { act, codes, comeIn, listed, send, slot, stored } = await inviteStage(t);
  const spaceId = await slot(48);
  await send();
  const [before = ''] = await codes();
  const [only] = await listed();
  assert.equal((await act(only?.invitationId ?? '', 'renew')).status, 204);
  const after = (await codes()).find((code) => code !== before) ?? '';
  await assert.rejects(comeIn(before), /refused/);
  await comeIn(after);
  assert.equal((await act(only?.invitationId ?? '', 'end')).status, 204);
  assert.deepEqual([await stored(spaceId), await listed()], [free, []]);
});

test('what is refused leaves nothing behind: a number of somebody else, no such slot, a mistyped card', async (t) => {
  const { codes, db, listed, send, slot } = await inviteStage(t);
  const noSlot = await send();
  assert.deepEqual([noSlot.status, noSlot.refusal.message], [409, 'staff.invite.noSlot']);
  await slot(48);
  const mistyped = await send({ nam: '1234', email: 'huguette@' });
  assert.deepEqual([mistyped.status, Object.keys(mistyped.refusal.fields ?? {})], [422, ['nam', 'email']]);
  await send();
  const other = await send({ birthDate: '1951-03-02' });
  assert.deepEqual([other.status, other.refusal.message], [422, 'staff.invite.birthDate']);
  const people = await db.selectFrom('patients').select('id').where('first_name', '=', 'Huguette').execute();
  assert.deepEqual([(await listed()).length, people.length, (await codes()).length], [1, 1, 1]);
});

test('an invitation that is sent again invites once', async (t) => {
  const { codes, listed, nadia, send, slot } = await inviteStage(t);
  await slot(48);
  await slot(72);
  const key = { 'idempotency-key': randomUUID() };
  const answers = [await send({ count: 1 }, nadia, key), await send({ count: 1 }, nadia, key)];
  assert.deepEqual(
    answers.map(({ body }) => body),
    [{ slots: 1 }, { slots: 1 }],
  );
  assert.deepEqual([(await listed()).length, (await codes()).length], [1, 1]);
});

test('an invitation of another clinic is as none, and professionals invite nobody', async (t) => {
  const stage = await inviteStage(t);
  const { act, clinicId, listed, send, slot } = stage;
  await slot(48);
  await send();
  const [only] = await listed();
  const elsewhere = await staffOn(stage, { clinicId: await addClinic(stage.db), role: 'manager' });
  const absent = await act(randomUUID(), 'end');
  assert.equal(absent.status, 404);
  assert.deepEqual(await act(only?.invitationId ?? '', 'end', elsewhere), absent);
  assert.equal((await elsewhere.send('GET', `invitations?clinic=${clinicId}`)).status, 404);
  assert.equal((await listed()).length, 1);
});
