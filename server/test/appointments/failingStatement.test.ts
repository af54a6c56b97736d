// Holds: product §4 reschedule, product §4 one-winner, product §4 clinic-changes
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { isDeepStrictEqual } from 'node:util';

import type { Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import { patientOn, type Patient } from '../support/booking.ts';
import { clinicOn, type Clinic } from '../support/clinic.ts';
import { failingApp } from '../support/failingDatabase.ts';
import { appointmentStage, type AppointmentStage } from '../support/appointments.ts';

const counted = ['holds', 'messages', 'message_recipients', 'outbox', 'audit_events', 'live_events'] as const;

/** What a change of an appointment writes, so that two stages may be compared: no ids, no times. */
const outline = async (db: Kysely<Tables>): Promise<object> => ({
  slots: await db.selectFrom('slots').select(['status', 'withdrawn_by_hand']).orderBy('starts_at').execute(),
  reservations: (await db.selectFrom('appointments').selectAll().execute()).map(
    ({ status, version, confirmed_at, moved_from, cancelled_by }) => ({
      status,
      version,
      cancelled_by,
      confirmed: confirmed_at !== null,
      moved: moved_from !== null,
    }),
  ),
  rows: await Promise.all(
    counted.map(async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length]),
  ),
});

type Act = (me: Patient, clinic: Clinic) => Promise<unknown>;
type Prepare = (stage: AppointmentStage) => Promise<Act>;

/** How it stands once it was done, and nothing failed. */
const whenDone = async (t: TestContext, prepare: Prepare): Promise<object> => {
  const stage = await appointmentStage(t);
  const act = await prepare(stage);
  await act(stage.me, clinicOn(stage.deps));
  return outline(stage.db);
};

/**
 * Does something again and again, each time with the next of its statements failing, for as long as nothing of it
 * stands.
 * @returns how it stands then, and how many statements failed without a trace
 */
const failEach = async (t: TestContext, prepare: Prepare): Promise<{ stands: object; failed: number }> => {
  const stage = await appointmentStage(t);
  const act = await prepare(stage);
  const { app, deps, statements } = await failingApp(stage.deps);
  t.after(() => app.close());
  const before = await outline(stage.db);
  for (let statement = 1; ; statement += 1) {
    statements.failAt(statement);
    await act(patientOn(app, stage.me), clinicOn(deps)).catch(() => undefined);
    const stands = await outline(stage.db);
    if (!isDeepStrictEqual(stands, before)) return { stands, failed: statement - 1 };
    assert.ok(statement < 100, 'it is never done');
  }
};

const actions: Record<string, Prepare> = {
  'a reservation': async ({ slot }) => {
    const spaceId = await slot(24);
    return (me) => me.reserve(spaceId);
  },
  'a move': async ({ book, slot }) => {
    const [{ reservationId }, spaceId] = [await book(24), await slot(48)];
    return (me) => me.reschedule(reservationId, spaceId);
  },
  'a cancellation': async ({ book, clinicId }) => {
    const { reservationId } = await book(24);
    return (me) => me.cancel({ clinicId, reservationId });
  },
  'a confirmation': async ({ book }) => {
    const { reservationId } = await book(24);
    return (me) => me.confirm(reservationId);
  },
  'a hold that ends another': async ({ me, slot }) => {
    const [first, second] = [await slot(24), await slot(26)];
    await me.hold(first);
    return (again) => again.hold(second);
  },
  'a clinic’s move': async ({ book, slot }) => {
    const [{ reference }, spaceId] = [await book(24), await slot(48)];
    return (_me, clinic) => clinic.type('move', reference, spaceId);
  },
  'a clinic’s cancellation': async ({ book }) => {
    const { reference } = await book(24);
    return (_me, clinic) => clinic.type('cancel', reference);
  },
};

for (const [name, prepare] of Object.entries(actions)) {
  test(`when any statement of ${name} fails, the server stores none of it or all of it`, async (t) => {
    const { stands, failed } = await failEach(t, prepare);
    assert.deepEqual(stands, await whenDone(t, prepare));
    assert.ok(failed >= 4, `only ${failed} statements were tried`);
  });
}
