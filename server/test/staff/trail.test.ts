// Holds: product §8 staff
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { quebecZone } from '../../../contract/quebec.ts';
import type { StaffTrail } from '../../../contract/staffTrail.ts';
import { addDays } from '../../src/domain/calendar.ts';
import { dateIn } from '../../src/domain/zonedTime.ts';
import { addClinic } from '../support/network.ts';
import { staffOn, type StaffBrowser } from '../support/staff.ts';
import { actStage } from '../support/staffActs.ts';

const today = (): string => dateIn(new Date(), quebecZone);

const trailStage = async (t: TestContext) => {
  const stage = await actStage(t);
  const { clinicId } = stage;
  const maude = await staffOn(stage, { name: 'Maude Aubin', clinicId, role: 'manager' });
  const trail = async (by: StaffBrowser = maude, { clinic = clinicId, date = today() } = {}): Promise<StaffTrail> => {
    const { status, body, raw } = await by.send('GET', `connection/trail?clinic=${clinic}&date=${date}`);
    assert.equal(status, 200, raw);
    return body;
  };
  return { ...stage, maude, trail };
};

const told = ({ lines }: StaffTrail) => lines.map(({ name, action, count }) => [name, action, count]);

test('a manager reads what the staff of the clinic did on a day, the newest first, many slots of one request as one line', async (t) => {
  const { begun, act, clinicId, nadia, slot, trail } = await trailStage(t);
  await act(await begun(), 'arrived');
  const slots = [await slot(30), await slot(31), await slot(32)];
  await nadia.send('POST', 'slots/withdraw', { clinic: clinicId, slots, reason: 'room' });
  assert.deepEqual(told(await trail()), [
    ['Nadia Roy', 'slot.withdrawn', 3],
    ['Nadia Roy', 'reservation.arrived', 1],
  ]);
});

test('the log of a clinic names no patient and tells nothing by which to find one', async (t) => {
  const { begun, act, db, trail } = await trailStage(t);
  const reservationId = await begun();
  await act(reservationId, 'arrived');
  const shown = JSON.stringify(await trail());
  const { patient_id, first_name } = await db
    .selectFrom('appointments')
    .innerJoin('patients', 'patients.id', 'appointments.patient_id')
    .where('appointments.id', '=', reservationId)
    .select(['patient_id', 'first_name'])
    .executeTakeFirstOrThrow();
  for (const word of [reservationId, patient_id, first_name ?? '–']) assert.ok(!shown.includes(word));
});

test('a day holds its own acts alone, and a clinic what was done there alone', async (t) => {
  const stage = await trailStage(t);
  const { begun, act, db, trail } = stage;
  await act(await begun(), 'arrived');
  const elsewhere = await addClinic(db);
  const other = await staffOn(stage, { clinicId: elsewhere, role: 'manager' });
  assert.deepEqual((await trail(other, { clinic: elsewhere })).lines, []);
  const days = (count: number) => addDays(today(), count);
  assert.deepEqual(
    [(await trail(undefined, { date: days(-1) })).lines, (await trail(undefined, { date: days(1) })).lines],
    [[], []],
  );
  assert.equal((await trail()).lines.length, 1);
});

test('of a day with more than 500 lines the newest are shown, and it is said that there were more', async (t) => {
  const { clinicId, db, nadia, trail } = await trailStage(t);
  const noted = (count: number) =>
    sql`insert into audit_events (capacity, action, request_id, actor_staff_id, actor_role, actor_clinic_id)
      select 'clinic', 'day.read', ${randomUUID()} || at, ${nadia.staffId}, 'reception', ${clinicId} from generate_series(1, ${count}) as at`.execute(
      db,
    );
  await noted(500);
  assert.deepEqual([(await trail()).lines.length, (await trail()).isCut], [500, false]);
  await noted(1);
  assert.deepEqual([(await trail()).lines.length, (await trail()).isCut], [500, true]);
});

test('reception and professionals read no log, as where there is no clinic', async (t) => {
  const { clinicId, maude, nadia } = await trailStage(t);
  const at = (clinic: string) => `connection/trail?clinic=${clinic}&date=${today()}`;
  const absent = await maude.send('GET', at(randomUUID()));
  assert.equal(absent.status, 404);
  assert.deepEqual(await nadia.send('GET', at(clinicId)), absent);
});
