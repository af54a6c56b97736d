// Holds: product §8 live-stream
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { sql } from 'kysely';

import { recordEvents } from '../../src/data/liveEvents.ts';
import type { RecordedEvent } from '../../src/data/recordedEvent.ts';
import { sweepLiveEvents } from '../../src/data/readLiveEvents.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { liveStage } from '../support/liveStage.ts';

const clinicId = randomUUID();
const slot = (spaceId: string = randomUUID()): RecordedEvent => ({ type: 'place', spaceId, clinicId, state: 'taken' });

test('a resumed stream delivers, once, an event with an earlier number whose transaction committed later', async (t) => {
  const { db, listen, happen, patient } = await liveStage(t);
  const marie = await patient();
  const stream = await listen(marie, { clinicIds: [clinicId] });
  const [slow, quick, last] = [randomUUID(), randomUUID(), randomUUID()];
  const { promise: written, resolve: go } = Promise.withResolvers<null>();
  const { promise: commit, resolve: finish } = Promise.withResolvers<null>();
  const late = inTransaction(db, async (transaction) => {
    await recordEvents(transaction, [slot(slow)]);
    go(null);
    await commit;
  });
  await written;
  await happen(slot(quick));
  await stream.heard('place');
  const lastEventId = stream.lastId() ?? '';
  stream.close();
  finish(null);
  await late;
  const resumed = await listen(marie, { clinicIds: [clinicId], lastEventId });
  await happen(slot(last));
  await resumed.heard('place', 2);
  assert.deepEqual(
    stream.of('place').map(({ spaceId }) => spaceId),
    [quick],
  );
  assert.deepEqual(
    resumed.of('place').map(({ spaceId }) => spaceId),
    [slow, last],
  );
  assert.equal(resumed.of('reset').length, 0);
});

test('a resumed stream also delivers missed events of other clinics that it asks for now', async (t) => {
  const { listen, happen, patient } = await liveStage(t);
  const marie = await patient();
  const stream = await listen(marie);
  stream.close();
  const missed = randomUUID();
  await happen(slot(missed));
  const resumed = await listen(marie, { clinicIds: [clinicId], lastEventId: stream.lastId() ?? '' });
  await resumed.heard('place');
  assert.equal(resumed.of('place')[0]?.spaceId, missed);
});

test('a new stream delivers the events that happened while its page was loading', async (t) => {
  const { db, listen, happen, patient } = await liveStage(t);
  const marie = await patient();
  await happen(slot(), { type: 'dependents', accountId: marie.accountId });
  await sql`update live_events set recorded_at = recorded_at - interval '1 minute'`.execute(db);
  const just = randomUUID();
  await happen(slot(just));
  const stream = await listen(marie, { clinicIds: [clinicId] });
  await stream.heard('place');
  assert.deepEqual(
    stream.of('place').map(({ spaceId }) => spaceId),
    [just],
  );
  assert.equal(stream.of('dependents').length, 0);
});

test('a stream that missed more events than the server keeps starts over with a reset', async (t) => {
  const { db, listen, happen, patient } = await liveStage(t);
  const marie = await patient();
  const stream = await listen(marie);
  await happen(slot());
  await sql`update live_events set recorded_at = recorded_at - interval '1 hour'`.execute(db);
  assert.equal(await sweepLiveEvents(db), 1);
  await happen(slot());
  const { listen: listenElsewhere } = await liveStage(t, { deps: { db } });
  const resumed = await listenElsewhere(marie, { lastEventId: stream.lastId() ?? '' });
  await resumed.heard('reset');
  assert.notEqual(resumed.lastId(), stream.lastId());
});

for (const lastEventId of [
  '42',
  'x'.repeat(9_000),
  '9:8:',
  '1:99999999999999999999:',
  '900000000:900000001:',
  "1:2:'; drop table places",
]) {
  test(`a stream with an id that this database never issued starts over: ${lastEventId.slice(0, 30)}`, async (t) => {
    const { listen, patient } = await liveStage(t);
    const stream = await listen(await patient(), { lastEventId });
    await stream.heard('reset');
    assert.equal(stream.hasEnded(), false);
  });
}
