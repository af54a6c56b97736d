// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { FeedBusy, FeedRefused } from '../../src/feeds/feedRefused.ts';
import { runSource } from '../../src/feeds/runs/runSource.ts';
import { importSlots } from '../../src/feeds/slots/importSlots.ts';
import { changeSource, type SourceChange } from '../../src/feeds/sources/changeSource.ts';
import { findSourceByName, withSourceLock } from '../../src/feeds/sources/sources.ts';
import { name, polledSource } from './polledSource.ts';
import { publishedSlot } from './publicationFolder.ts';

const later = publishedSlot('11:00-11:30');

test('a run takes a publication by its registered address, and asks nothing more of one that has not changed (decision 78)', async (t) => {
  const { run, runs, asked, free, state } = await polledSource(t);
  assert.equal((await run()).outcome, 'accepted');
  assert.deepEqual([asked(), (await free()).length], [[200, 200, 200, 200], 2]);
  assert.equal((await run()).outcome, 'unchanged');
  assert.deepEqual(asked(), [200, 304, 304, 304]);
  state.slots = [...state.slots, later];
  assert.equal((await run()).outcome, 'accepted');
  assert.equal((await free()).length, 3);
  assert.deepEqual(await runs(), ['accepted', 'unchanged', 'accepted']);
});

for (const [marks, statuses] of [
  ['date', [200, 304, 304, 304]],
  ['none', [200, 200, 200, 200]],
] as const)
  test(`a publication that has not changed is known by ${marks === 'date' ? 'its dates' : 'its content where it has no marks'}`, async (t) => {
    const { run, asked, state, free } = await polledSource(t, { marks });
    await run();
    asked();
    assert.equal((await run()).outcome, 'unchanged');
    assert.deepEqual(asked(), statuses);
    state.slots = [later];
    assert.equal((await run({ evenSo: true })).outcome, 'accepted');
    assert.equal((await free()).length, 1);
    assert.equal((await run()).outcome, 'unchanged');
  });

const changes: SourceChange[] = [
  { mode: 'link-out' },
  { timeZone: 'America/Halifax' },
  { brakePercent: 40 },
  { everyMinutes: 10 },
];
for (const change of changes)
  test(`a source whose ${Object.keys(change).join()} was changed is read again, at once`, async (t) => {
    const { db, run, poll, runs } = await polledSource(t);
    await run();
    assert.equal(await poll(), 0);
    await changeSource(db, name, change);
    assert.equal(await poll(), 1);
    assert.deepEqual(await runs(), ['accepted', 'accepted']);
    assert.equal((await run()).outcome, 'unchanged');
  });

test('the address that was registered last is the one that is read', async (t) => {
  const { db, run, asked, state } = await polledSource(t);
  const other = await polledSource(t);
  await run();
  state.isDown = true;
  await changeSource(db, name, { address: other.where });
  asked();
  assert.equal((await run()).outcome, 'accepted');
  assert.deepEqual([asked(), other.asked()], [[], [200, 200, 200, 200]]);
});

test('a publication is read once a day although its marks are the same', async (t) => {
  const { run, db } = await polledSource(t);
  await run();
  await sql`update feed_files set read_at = now() - interval '23 hours'`.execute(db);
  await sql`update slots set updated_at = now() - interval '2 days'`.execute(db);
  assert.equal((await run()).outcome, 'unchanged');
  await sql`update feed_files set read_at = now() - interval '25 hours'`.execute(db);
  assert.equal((await run()).outcome, 'accepted');
  assert.equal((await run()).outcome, 'unchanged');
  assert.equal((await run({ evenSo: true })).outcome, 'accepted');
});

test('a slot that a patient gives back is free for nobody while its clinic goes on publishing that it is taken', async (t) => {
  const { run, patient, state, free, db } = await polledSource(t);
  await run();
  const [taken = ''] = await free();
  const me = await patient();
  assert.equal((await me.hold(taken)).status, 200);
  const booked = await me.reserve(taken, { raisonVisite: 'vaccination' });
  assert.equal(booked.status, 201, booked.raw);
  state.slots = [publishedSlot('09:00-09:30', 1, { status: 'busy' }), publishedSlot('10:00-10:30')];
  assert.equal((await run()).outcome, 'accepted');
  assert.equal((await run()).outcome, 'unchanged');
  const { clinic_id: clinicId } = await db.selectFrom('appointments').select('clinic_id').executeTakeFirstOrThrow();
  assert.equal((await me.cancel({ clinicId, reservationId: booked.body.reservationId })).status, 200);
  assert.equal((await free()).includes(taken), false);
  assert.equal((await run()).outcome, 'accepted');
  assert.equal((await free()).includes(taken), false);
  assert.equal((await run()).outcome, 'unchanged');
  state.slots = [publishedSlot('09:00-09:30'), publishedSlot('10:00-10:30')];
  assert.equal((await run()).outcome, 'accepted');
  assert.equal((await free()).includes(taken), true);
});

test('an import by hand in another time zone leaves no marks, and one in the zone of the source does', async (t) => {
  const { run, where, db, deps } = await polledSource(t);
  const byHand = (givenZone: string | null) =>
    importSlots(db, where, { reportPath: `${deps.config.dataDir}/report.ndjson`, givenZone, clock: deps.clock });
  await byHand(null);
  assert.equal((await run()).outcome, 'unchanged');
  await byHand('America/Halifax');
  assert.equal((await run()).outcome, 'accepted');
});

test('a run that is refused or braked is a row with its sentence, and keeps the marks of the last import', async (t) => {
  const { run, runs, state, free } = await polledSource(t);
  await run();
  const { slots } = state;
  state.isDown = true;
  assert.equal((await run()).outcome, 'refused');
  state.isDown = false;
  state.slots = [];
  assert.equal((await run()).outcome, 'braked');
  assert.equal((await run()).outcome, 'braked');
  assert.equal((await free()).length, 2);
  state.slots = slots;
  assert.equal((await run()).outcome, 'unchanged');
  const [, down, braked] = await runs();
  assert.match(down ?? '', /^refused: .* answers 503\. Nothing was taken\.$/);
  assert.match(braked ?? '', /^braked: 2 of 2 open slots would be withdrawn, .* Nothing was taken\.$/);
});

test('a run that fails for a reason of ours is a row with a code, without a word of what failed', async (t) => {
  const { run, runs, database } = await polledSource(t);
  await sql`alter table clinics add constraint essai check (name <> 'Clinique A')`.execute(database.owner);
  assert.equal((await run()).outcome, 'failed');
  assert.match((await runs()).join(), /^failed: 23514( [\w/]+\.ts:\d+)?$/);
});

test('a run of a source that another import holds is refused before it asks or writes, and is no failure', async (t) => {
  const { run, runs, db, asked, pause, free } = await polledSource(t);
  const { key = '' } = (await findSourceByName(db, name)) ?? {};
  await db
    .connection()
    .execute((connection) =>
      withSourceLock(connection, key, () =>
        assert.rejects(
          run(),
          (error) =>
            error instanceof FeedBusy && error.message === `Another import of ${key} is running. Nothing was taken.`,
        ),
      ),
    );
  assert.deepEqual([asked(), await runs(), await free(), (await pause())?.failures], [[], [], [], 0]);
});

test('a run of a name that no source has, or of a source without an address, is refused', async (t) => {
  const { db, deps } = await polledSource(t);
  await db.insertInto('sources').values({ name: 'lac', key: 'smart:lac' }).execute();
  const options = { dataDir: deps.config.dataDir, clock: deps.clock };
  await assert.rejects(
    runSource(db, 'clinic', options),
    (error) =>
      error instanceof FeedRefused &&
      error.message === 'There is no source clinic. All of them: npm run feed -- sources',
  );
  const { sentence } = await runSource(db, 'lac', options);
  assert.equal(sentence, 'lac has no address: npm run feed -- source lac --address <manifest>');
});
