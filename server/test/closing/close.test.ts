// Holds: product §4 close-account
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { closingStage } from '../support/closing.ts';
import { mailOf } from '../support/mail.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient, bornYearsAgo } from '../support/people.ts';
import { eventually } from '../support/processes.ts';
import { logIn, openBrowser } from '../support/browser.ts';

test('closing an account ends every session and stream at once, and an email tells the owner how to come back (product §4 close-account)', async (t) => {
  const { app, closer, deps, listen } = await closingStage(t);
  const marie = await closer();
  const other = openBrowser(app);
  await logIn(other, marie.person.login, marie.person.password);
  const streams = [await listen(marie), await listen(other)];
  const { status, body } = await marie.close();
  assert.equal(status, 200);
  assert.equal(Date.parse(body.reopenUntil) - Date.parse(body.closedAt), 10 * 86_400_000);
  assert.deepEqual(body.goes, ['account', 'devices', 'notices', 'access', 'choices', 'alerts']);
  assert.deepEqual(
    body.keeps.map(({ what, years }) => [what, years]),
    [
      ['visits', 5],
      ['letters', 5],
      ['identity', 5],
      ['trail', null],
    ],
  );
  assert.equal(marie.cookies.has('session'), false);
  assert.equal((await other.send({ url: '/api/user' })).statusCode, 401);
  await eventually(() => streams.every(({ hasEnded }) => hasEnded()), 'both streams ended');
  const [mail] = await mailOf(deps).to(marie.person.email);
  assert.equal(mail?.subject, 'Votre compte est fermé');
  assert.match(mail.text, /#\/login\s/);
});

test('the server refuses to close an account without its password (product §4 close-account)', async (t) => {
  const { closer } = await closingStage(t);
  const marie = await closer();
  assert.deepEqual(
    [(await marie.close({ password: 'Mauvais-Mot-1' })).status, (await marie.send('POST', 'user/close', {})).status],
    [403, 400],
  );
  assert.equal((await marie.foresee()).status, 200);
});

test('of two simultaneous requests to close an account, one closes it and the other finds no session (product §4 close-account)', async (t) => {
  const { closer, db } = await closingStage(t);
  const marie = await closer();
  const answers = await Promise.all([marie.close(), marie.close()]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401]);
  assert.equal(
    (await db.selectFrom('audit_events').select('id').where('action', '=', 'account.closed').execute()).length,
    1,
  );
});

test('closing an account lists the upcoming appointments and keeps them unless the person asks otherwise; those too late to cancel always stay (product §4 close-account)', async (t) => {
  const { closer, db } = await closingStage(t);
  const clinicId = await addClinic(db);
  const [soon, later] = [await addSlot(db, { clinicId, start: 24 }), await addSlot(db, { clinicId, start: 48 })];
  const [marie, luc] = [await closer(), await closer()];
  const kept = (await marie.reserve(soon)).body.reservationId;
  assert.deepEqual(
    (await marie.foresee()).body.visits.map(({ reservationId }) => reservationId),
    [kept],
  );
  assert.deepEqual(
    (await marie.close()).body.visits.map(({ status }) => status),
    ['booked'],
  );

  const [late, gone] = [await addSlot(db, { clinicId, start: 26 }), later];
  const tooLate = (await luc.reserve(late)).body.reservationId;
  await db
    .updateTable('appointments')
    .set({ cancel_until: new Date(Date.now() - 60_000) })
    .where('id', '=', tooLate)
    .execute();
  await luc.reserve(gone);
  assert.deepEqual(
    (await luc.close({ visits: 'cancel' })).body.visits.map(({ status }) => status),
    ['booked', 'cancelled'],
  );
  const slots = await db.selectFrom('slots').select(['id', 'status']).where('id', 'in', [soon, late, gone]).execute();
  assert.deepEqual(
    new Map(slots.map(({ id, status }) => [id, status])),
    new Map([
      [soon, 'busy'],
      [late, 'busy'],
      [gone, 'free'],
    ]),
  );
});

test('closing an account releases its holds and ends its alerts, and everyone’s lists show it (product §4 close-account)', async (t) => {
  const { closer, db } = await closingStage(t);
  const clinicId = await addClinic(db);
  const slotId = await addSlot(db, { clinicId, start: 24 });
  const [marie, luc] = [await closer(), await closer()];
  await marie.watch({ clinicIds: [clinicId] });
  await marie.hold(slotId);
  assert.equal((await luc.search({})).body.spaces.length, 0);
  await marie.close();
  assert.deepEqual(
    (await luc.search({})).body.spaces.map(({ spaceId }) => spaceId),
    [slotId],
  );
  assert.deepEqual(await db.selectFrom('alerts').select('state').execute(), [{ state: 'ended' }]);
  const events = await db.selectFrom('live_events').select('event').execute();
  assert.ok(events.some(({ event }) => JSON.stringify(event).includes('"freed"')));
});

test('closing an account lists a child for whom nobody else acts, with their appointments, but not one with another parent or an account (product §4 close-account)', async (t) => {
  const { closer, db } = await closingStage(t);
  const [marie, luc] = [await closer(), await closer()];
  const child = (first_name: string) => addPatient(db, { first_name, birth_date: bornYearsAgo(6.5) });
  const [lea, tom] = [await child('Léa'), await child('Tom')];
  const link = (account_id: string, patient_id: string) =>
    addLink(db, { account_id, patient_id, basis: 'parental-authority', scopes: ['book', 'history'] });
  await Promise.all([link(marie.accountId, lea), link(marie.accountId, tom), link(luc.accountId, tom)]);
  const clinicId = await addClinic(db);
  const appointmentOf = async (patientId: string, start: number) =>
    (await marie.reserve(await addSlot(db, { clinicId, start }), { dependent: { patientId } })).body.reservationId;
  const [hers, his] = [await appointmentOf(lea, 24), await appointmentOf(tom, 48)];
  const { leftAlone, visits } = (await marie.foresee()).body;
  assert.deepEqual(
    [leftAlone.map(({ firstName }) => firstName), visits.map(({ reservationId }) => reservationId)],
    [['Léa'], [hers]],
  );
  await marie.close({ visits: 'cancel' });
  const stands = await db.selectFrom('appointments').select(['id', 'status']).execute();
  assert.deepEqual(
    new Map(stands.map(({ id, status }) => [id, status])),
    new Map([
      [hers, 'cancelled'],
      [his, 'booked'],
    ]),
  );
});
