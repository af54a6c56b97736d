// Holds: product §4 alerts, product §4 not-yours
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { sql } from 'kysely';

import { appointmentLimits } from '../../../contract/limits.ts';
import { sweepAlertsJob } from '../../src/jobs/sweepAlerts.ts';
import { alertStage, finish } from '../support/alerts.ts';
import { addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';

test('a new alert returns its criteria with the dates filled in, and the list shows the newest alert first', async (t) => {
  const { patient, clinicId } = await alertStage(t);
  const me = await patient();
  const { status, body } = await me.watch({ clinicIds: [clinicId], dayParts: ['morning'] });
  assert.deepEqual([status, body.state, body.patientId, body.reservationId], [201, 'waiting', me.patientId, null]);
  const { from, to } = body.criteria;
  assert.equal((Date.parse(to ?? '') - Date.parse(from ?? '')) / 86_400_000, 14);
  const second = (await me.watch({ careType: 'follow-up' })).body;
  const { alerts, checkedAt } = (await me.alerts()).body;
  assert.deepEqual(alerts, [second, body]);
  assert.ok(Math.abs(Date.parse(checkedAt) - Date.now()) < 60_000);
});

test('the server seals the reason of an alert: the database contains neither the code nor the text', async (t) => {
  const { db, patient } = await alertStage(t);
  const me = await patient();
  await me.watch({ raisonVisite: 'des vertiges le matin' });
  const stored = await db.selectFrom('alerts').selectAll().executeTakeFirstOrThrow();
  assert.ok(!stored.criteria_sealed.toString('latin1').includes('vertiges'));
  assert.ok(!JSON.stringify({ ...stored, criteria_sealed: null }).includes('vertiges'));
  assert.equal((await me.alerts()).body.alerts[0]?.criteria.raisonVisite, 'des vertiges le matin');
});

test('a person has at most three live alerts, and an ended one makes room', async (t) => {
  const { patient } = await alertStage(t);
  const me = await patient();
  const answers = await Promise.all(Array.from({ length: 6 }, () => me.watch()));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 201, 422, 422, 422]);
  assert.deepEqual(
    new Set(answers.filter(({ status }) => status === 422).map(({ refusal }) => refusal.message)),
    new Set(['alert.tooMany']),
  );
  const [{ alertId } = { alertId: '' }] = (await me.alerts()).body.alerts;
  assert.equal((await me.endAlert(alertId)).status, 204);
  assert.equal((await me.watch()).status, 201);
});

test('an ended alert leaves the list and cannot end again; a slot offered to it goes to the next person at once', async (t) => {
  const { patients, takenSlot } = await alertStage(t);
  const [me, next] = await patients(2);
  assert.ok(me && next);
  const { alertId } = (await me.watch()).body;
  await next.watch();
  const { spaceId, cancel } = await takenSlot();
  await cancel();
  assert.equal((await me.alerts()).body.alerts[0]?.offer?.space.spaceId, spaceId);
  assert.equal((await me.endAlert(alertId)).status, 204);
  assert.deepEqual((await me.alerts()).body.alerts, []);
  assert.equal((await next.alerts()).body.alerts[0]?.offer?.space.spaceId, spaceId);
  assert.equal((await me.endAlert(alertId)).status, 404);
});

test('a delegate with level book sets, sees and ends alerts for a person, and nobody else does', async (t) => {
  const { db, patients } = await alertStage(t);
  const [parent, guest] = await patients(2);
  assert.ok(parent && guest);
  const childId = await addPatient(db);
  const dependent = { patientId: childId };
  assert.equal((await parent.watch({}, { dependent })).status, 404);
  const linkId = await addLink(db, { account_id: parent.accountId, patient_id: childId });
  const {
    status,
    body: { alertId, patientId },
  } = await parent.watch({}, { dependent });
  assert.deepEqual([status, patientId], [201, childId]);
  assert.deepEqual([(await parent.alerts()).body.alerts.length, (await guest.alerts()).body.alerts.length], [1, 0]);
  assert.equal((await guest.endAlert(alertId)).status, 404);
  await db.updateTable('dependents').set({ locked_at: new Date() }).where('id', '=', linkId).execute();
  assert.deepEqual(
    [
      (await parent.alerts()).body.alerts,
      (await parent.endAlert(alertId)).status,
      (await parent.watch({}, { dependent })).status,
    ],
    [[], 403, 403],
  );
});

test('the server shows the reason of an alert to the person and its author, not to another delegate who books for them', async (t) => {
  const { db, patients } = await alertStage(t);
  const [teen, parent] = await patients(2);
  assert.ok(teen && parent);
  await addLink(db, { account_id: parent.accountId, patient_id: teen.patientId });
  await teen.watch({ raisonVisite: 'sti-screening' });
  await parent.watch({ raisonVisite: 'skin' }, { dependent: { patientId: teen.patientId } });
  const reasons = async (who: typeof teen) =>
    (await who.alerts()).body.alerts.map(({ criteria }) => criteria.raisonVisite);
  assert.deepEqual(
    [await reasons(teen), await reasons(parent)],
    [
      ['skin', 'sti-screening'],
      ['skin', undefined],
    ],
  );
});

test('an alert may replace only an appointment of that person that can still move', async (t) => {
  const { db, patients, clinicId } = await alertStage(t);
  const [me, other] = await patients(2);
  assert.ok(me && other);
  const { reservationId } = (await other.reserve(await addSlot(db, { clinicId, start: 50 }))).body;
  assert.deepEqual(
    [(await me.watch({}, { reservationId })).status, (await me.watch({}, { reservationId: randomUUID() })).status],
    [404, 404],
  );
  await other.cancel({ clinicId, reservationId });
  const gone = await other.watch({}, { reservationId });
  assert.deepEqual([gone.status, gone.refusal.message], [422, 'appointment.notMovable']);
});

test('an alert rejects criteria as a search rejects them', async (t) => {
  const { patient } = await alertStage(t);
  const me = await patient();
  const refused = async (criteria: Parameters<typeof me.watch>[0]) => {
    const { status, refusal } = await me.watch(criteria);
    return `${status} ${refusal.message}`;
  };
  assert.equal(await refused({ near: { postalCode: 'H0H' } }), '422 appointment.unknownPostalCode');
  assert.equal(await refused({ from: '2026-11-20', to: '2027-06-01' }), '422 appointment.periodTooLong');
  assert.equal(await refused({ from: '2020-01-01', to: '2020-01-02' }), '400 errors.malformed');
  assert.equal(await refused({ raisonVisite: 'a\u0007b' }), '422 appointment.invalidReason');
  assert.deepEqual((await me.alerts()).body.alerts, []);
});

test('the server deletes an alert with its offers a month after its last day, and not before', async (t) => {
  const { db, deps, patient, takenSlot } = await alertStage(t);
  const me = await patient();
  for (let alerts = 0; alerts < 3; alerts += 1) await me.watch();
  await (await takenSlot()).cancel();
  const [oldest = '', middle = ''] = (await me.alerts()).body.alerts.map(({ alertId }) => alertId).reverse();
  const endedAgo = (id: string, days: number) =>
    sql`update alerts set period = daterange(current_date - ${days}::int - 5, current_date - ${days}::int) where id = ${id}`.execute(
      db,
    );
  await endedAgo(oldest, 31);
  await endedAgo(middle, 29);
  await finish(sweepAlertsJob, deps);
  assert.deepEqual(
    (await db.selectFrom('alerts').select('id').where('id', 'in', [oldest, middle]).execute()).map(({ id }) => id),
    [middle],
  );
  assert.deepEqual(await db.selectFrom('alert_offers').selectAll().execute(), []);
});

test('the same alert request sent twice with its idempotency key adds one alert', async (t) => {
  const { patient } = await alertStage(t);
  const me = await patient();
  const ask = () =>
    me.send('POST', 'appointment/alerts', { criteria: {}, dependent: null }, { 'idempotency-key': 'one' });
  const [first, second] = [await ask(), await ask()];
  assert.deepEqual([first.status, second.status, second.raw], [201, 201, first.raw]);
  assert.equal((await me.alerts()).body.alerts.length, 1);
});

test('repeating an alert request whose answer was lost returns the stored alert, even when it is the last one allowed', async (t) => {
  const { db, patient } = await alertStage(t);
  const me = await patient();
  const ask = (key: number) =>
    me.send('POST', 'appointment/alerts', { criteria: {}, dependent: null }, { 'idempotency-key': `key-${key}` });
  for (let key = 1; key < appointmentLimits.alerts; key += 1) assert.equal((await ask(key)).status, 201);
  const first = await ask(appointmentLimits.alerts);
  await db.deleteFrom('idempotency_records').execute();
  const again = await ask(appointmentLimits.alerts);
  assert.deepEqual([first.status, again.status, again.raw], [201, 201, first.raw]);
  assert.equal((await me.alerts()).body.alerts.length, appointmentLimits.alerts);
});

test('alerts that wait follow the limits of the settings when these change', async (t) => {
  const { db, deps, patient } = await alertStage(t);
  await (await patient()).watch();
  const booking = { ...deps.config.booking, maxUpcoming: 2, newcomerShare: 0.25 };
  await finish(sweepAlertsJob, { ...deps, config: { ...deps.config, booking } });
  const [alert] = await db.selectFrom('alerts').select(['max_upcoming', 'newcomer_share']).execute();
  assert.deepEqual(alert, { max_upcoming: 2, newcomer_share: 0.25 });
});
