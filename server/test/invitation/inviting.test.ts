import assert from 'node:assert/strict';
import { test } from 'node:test';

import { giveBackInvitedJob } from '../../src/jobs/giveBackInvited.ts';
import { zoneShowing } from '../support/alerts.ts';
import { invitationStage, invitee, invitingWords } from '../support/invitation.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { free } from '../support/appointments.ts';
import { yearAhead } from '../support/years.ts';

const setAside = { status: 'set-aside', visits: 0, holds: 0 };

test('the invitation email contains no clinic, date, care type or name, and its link carries no data (product §8 mail-content)', async (t) => {
  const { invite, mail, slot } = await invitationStage(t);
  const spaceId = await slot(48);
  const { code } = await invite([spaceId]);
  await invite([await slot(50)], '--lang', 'en');
  const [english, french] = await mail.to(invitee.email);
  assert.match(french?.subject ?? '', /^Votre clinique vous invite/);
  assert.match(english?.subject ?? '', /^Your clinic invites you/);
  for (const { text, html } of [french, english].flatMap((each) => each ?? [])) {
    assert.match(text, /^http:\/\/127\.0\.0\.1:8080\/#\/rvsp\/auth$/m);
    assert.match(text, /418.555-0123/);
    for (const written of [text, html])
      assert.doesNotMatch(written, /Fleuve|Huguette|Tremblay|TREH|1950|Sans rendez-vous|walk-in/);
  }
  assert.ok(french?.text.includes(code));
});

test('the clinic command sets aside one slot per half-day, at least a day ahead, and does nothing when none is free (product §4 set-aside)', async (t) => {
  const { clinic, clinicId, db, slot, stored } = await invitationStage(t);
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const soon = await slot(2);
  for (const start of [`${day(30)}T15:00:00Z`, `${day(30)}T15:30:00Z`, `${day(30)}T19:00:00Z`, `${day(31)}T15:00:00Z`])
    await slot(start);
  assert.match(await clinic.type(...invitingWords(clinicId)), /has no free slot of that kind/);
  assert.equal((await db.selectFrom('patients').select('id').where('first_name', '=', 'Huguette').execute()).length, 0);
  assert.match(await clinic.type(...invitingWords(clinicId, invitee, '--days', '40')), /slots set aside 3/);
  assert.deepEqual(await stored(soon), free);
});

test('the clinic command sets aside only idle slots of the clinic, all the named ones or none, and otherwise sends no invitation (product §4 set-aside)', async (t) => {
  const { clinic, clinicId, db, mail, other, slot, stored } = await invitationStage(t);
  const [idle, held] = [await slot(48), await slot(50)];
  await other.hold(held);
  assert.match(
    await clinic.type(...invitingWords(clinicId, invitee, '--slot', idle, '--slot', held)),
    /somebody holds it/,
  );
  assert.deepEqual(
    [await stored(idle), await mail.to(invitee.email), await db.selectFrom('invitations').select('id').execute()],
    [free, [], []],
  );
});

test('a revoked invitation gives its slots first to people who watch for one, then to everyone, and keeps its appointment (product §4 set-aside)', async (t) => {
  const { clinic, comeIn, db, invite, me, mail, slot, stored } = await invitationStage(t);
  const timeZone = zoneShowing(12); // nothing is offered at night
  await db.updateTable('clinics').set({ time_zone: timeZone }).execute();
  const [booked, held, rest] = [await slot(48), await slot(50), await slot(74)];
  const { code, invitationId } = await invite([booked, held, rest]);
  const invitationArea = await comeIn(code);
  await invitationArea.reserve(invitationId, booked);
  await me.watch({ to: new Date(Date.now() + 48 * 3_600_000).toLocaleDateString('en-CA', { timeZone }) });
  assert.match(
    await clinic.type('invitations', 'GMF du Fleuve'),
    new RegExp(`^${invitationId}  walk-in  until .*  slots 2  [A-Z0-9]{10}$`),
  );
  assert.match(await clinic.type('uninvite', invitationId), /slots opened 2/);
  assert.deepEqual(
    [await stored(booked), (await me.alerts()).body.alerts[0]?.offer?.space.spaceId],
    [{ status: 'busy', visits: 1, holds: 0 }, held],
  );
  assert.deepEqual([await stored(rest), (await invitationArea.invitations()).status], [free, 401]);
  assert.match(await clinic.type('uninvite', invitationId), /no open invitation /);
  const subjects = (await mail.to(invitee.email)).map(({ subject }) => subject);
  assert.deepEqual(
    subjects,
    ['Votre rendez-vous est confirmé'],
    'an invitation that had not left is not sent any more',
  );
});

test('an expired invitation returns its slots to everyone automatically, once, and its appointment stays accessible (product §4 set-aside)', async (t) => {
  const { comeIn, db, deps, invite, slot, stored } = await invitationStage(t);
  const [booked, rest] = [await slot(48), await slot(50)];
  const { code, invitationId } = await invite([booked, rest]);
  const { body: appointment } = await (await comeIn(code)).reserve(invitationId, booked);
  assert.equal(await runJob(giveBackInvitedJob, jobDeps(deps)), 0);
  const expire = () =>
    db
      .updateTable('invitations')
      .set({ open_until: new Date(Date.now() - 1_000) })
      .execute();
  await expire();
  const twice = await Promise.all([
    runJob(giveBackInvitedJob, jobDeps(deps)),
    runJob(giveBackInvitedJob, jobDeps(deps)),
  ]);
  assert.ok(twice.includes(1));
  assert.deepEqual([await stored(rest), await stored(booked)], [free, { status: 'busy', visits: 1, holds: 0 }]);
  const invitationArea = await comeIn(code);
  assert.deepEqual((await invitationArea.slots(invitationId)).body.spaces, []);
  const { code: unused } = await invite([await slot(72)]);
  await expire();
  await assert.rejects(comeIn(unused), /refused/, 'one without an appointment opens nothing any more');
  assert.equal((await invitationArea.cancel(invitationId, appointment.reservationId)).status, 200);
  assert.deepEqual(await stored(booked), free, 'nothing is set aside any more');
});

test('closing a clinic day also withdraws its slots that are set aside (product §4 clinic-changes)', async (t) => {
  const { clinic, invite, slot, stored } = await invitationStage(t);
  const spaceId = await slot(`${yearAhead}-01-07T15:00:00Z`);
  await invite([spaceId]);
  assert.match(await clinic.type('close-day', 'GMF du Fleuve', `${yearAhead}-01-07`), /free slots withdrawn 1/);
  assert.deepEqual(await stored(spaceId), { ...setAside, status: 'busy-unavailable' });
});

test('an invitation uses a record that a clinic verified, or else a new one: a number that is only claimed joins no record (product §8 identity)', async (t) => {
  const { db, deps, invite, me, slot } = await invitationStage(t);
  await db
    .updateTable('patients')
    .set({ nam_index: deps.vault.blindIndex(invitee.nam), birth_date: invitee.birthDate, nam_sealed: Buffer.of(1) })
    .where('id', '=', me.patientId)
    .execute();
  await invite([await slot(48)]);
  await invite([await slot(50)]);
  const patients = await db.selectFrom('invitations').select('patient_id').distinct().execute();
  assert.ok(patients.length === 1 && patients[0]?.patient_id !== me.patientId);
});

test('the invite command names a missing or wrong argument and sends no invitation', async (t) => {
  const { clinic, clinicId } = await invitationStage(t);
  assert.match(
    await clinic.type(...invitingWords(clinicId, { nam: '12', birthDate: '1950-02-30', email: 'nobody' })),
    /^Invalid: --nam, --born, --email\.$/,
  );
  assert.match(await clinic.type(...invitingWords('Nowhere')), /There is no clinic Nowhere/);
  await assert.rejects(clinic.type('invite', clinicId, 'surgery'), { name: 'UsageError' });
});
