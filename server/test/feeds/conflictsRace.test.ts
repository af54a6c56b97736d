// Holds: product §4 one-winner, product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import { lockSlots } from '../../src/data/bookingLocks.ts';
import { settleConflict } from '../../src/data/feedConflicts.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { FeedBusy } from '../../src/feeds/feedRefused.ts';
import { changeSource } from '../../src/feeds/sources/changeSource.ts';
import { eventually } from '../support/processes.ts';
import { busy, conflictStage, nine, ten } from './conflictStage.ts';

const waiting = async (db: Kysely<Tables>, wanted: number): Promise<void> =>
  eventually(async () => {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
    return rows.length === wanted;
  }, `${wanted} statements wait for a lock`);

/** Each begins while the slot is locked, in this order; then both go on. */
const oneBehindTheOther = async (
  { db, first }: { db: Kysely<Tables>; first: string },
  acts: (() => Promise<unknown>)[],
): Promise<unknown[]> => {
  const begun: Promise<unknown>[] = [];
  await inTransaction(db, async (transaction) => {
    await lockSlots(transaction, [first]);
    for (const act of acts) {
      begun.push(act());
      await waiting(db, begun.length);
    }
  });
  return Promise.all(begun);
};

for (const [name, isImportFirst] of [
  ['before', true],
  ['after', false],
] as const) {
  test(`an import that finds a conflict just ${name} its patient cancels leaves none open, and nobody can book the time`, async (t) => {
    const stage = await conflictStage(t);
    const acts = [() => stage.run({ slots: [busy(nine), ten] }), stage.cancel];
    await oneBehindTheOther(stage, isImportFirst ? acts : acts.reverse());
    assert.deepEqual(
      [await stage.endings(), await stage.statuses()],
      [isImportFirst ? ['cancel'] : [], ['busy-unavailable', 'free']],
    );
  });

  test(`an import that finds a conflict just ${name} its patient moves leaves none open, and nobody can book the time`, async (t) => {
    const stage = await conflictStage(t);
    const { me, appointment, second } = stage;
    const acts = [
      () => stage.run({ slots: [busy(nine), ten] }),
      () => me.reschedule(appointment.reservationId, second),
    ];
    await oneBehindTheOther(stage, isImportFirst ? acts : acts.reverse());
    assert.deepEqual(
      [await stage.endings(), await stage.statuses()],
      [isImportFirst ? ['move'] : [], ['busy-unavailable', 'busy']],
    );
  });

  test(`a publication that agrees again just ${name} the patient of a conflict cancels leaves the time free`, async (t) => {
    const stage = await conflictStage(t);
    await stage.run({ slots: [busy(nine), ten] });
    const acts = [() => stage.run({ slots: [nine, ten] }), stage.cancel];
    await oneBehindTheOther(stage, isImportFirst ? acts : acts.reverse());
    assert.deepEqual(await stage.statuses(), ['free', 'free']);
  });
}

test('a conflict that is settled by hand while its patient cancels is settled once', async (t) => {
  const { run, clinic, conflicts, cancel, statuses, endings } = await conflictStage(t);
  await run({ slots: [busy(nine), ten] });
  const id = (await conflicts())[0]?.id ?? '';
  const [{ status }] = await Promise.all([cancel(), clinic.type('settle', id), clinic.type('settle', id)]);
  assert.equal(status, 200);
  assert.equal((await endings()).length, 1);
  assert.match((await endings()).join(), /^(clinic|cancel)$/);
  assert.deepEqual(await statuses(), ['busy-unavailable', 'free']);
});

test('an import while a clinic settles a conflict leaves it settled', async (t) => {
  const { run, db, conflicts, endings } = await conflictStage(t);
  await run({ slots: [busy(nine), ten] });
  const id = (await conflicts())[0]?.id ?? '';
  const importing = await inTransaction(db, async (transaction) => {
    await settleConflict(transaction, id);
    const begun = run({ slots: [busy(nine), ten] });
    await waiting(db, 1);
    return { begun };
  });
  assert.deepEqual((await importing.begun).conflicts, { found: 0, open: 0 });
  assert.deepEqual(await endings(), ['clinic']);
});

test('imports at the same moment open one conflict, and tell of it once', async (t) => {
  const { run, db, endings } = await conflictStage(t);
  await changeSource(db, 'clinics.example', { contactEmail: 'a@clinique.ca' });
  const runs = await Promise.allSettled(Array.from({ length: 3 }, () => run({ slots: [busy(nine), ten] })));
  for (const each of runs) assert.ok(each.status === 'fulfilled' || each.reason instanceof FeedBusy);
  assert.deepEqual(await endings(), ['open']);
  assert.equal(
    (await db.selectFrom('outbox').where('template', '=', 'feedConflicts').select('id').execute()).length,
    1,
  );
});
