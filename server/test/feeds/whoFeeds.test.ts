// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { userInfo } from 'node:os';
import { test } from 'node:test';

import { FeedRefused } from '../../src/feeds/feedRefused.ts';
import { runFeed } from '../../src/feeds/runFeed.ts';
import { appointmentStage } from '../support/appointments.ts';

test('each command of the feeds is a line of the trail, also one that is refused, with the account of the machine', async (t) => {
  const { database, db, deps } = await appointmentStage(t);
  const config = { ...deps.config, database: { ...deps.config.database, url: database.url } };
  assert.deepEqual((await runFeed({ kind: 'run', name: 'all', evenSo: false }, config)).lines, [
    'No source has an address.',
  ]);
  await assert.rejects(runFeed({ kind: 'source', name: 'personne', change: {} }, config), FeedRefused);
  const operator = process.env.SUDO_USER ?? userInfo().username;
  assert.deepEqual(
    await db
      .selectFrom('audit_events')
      .where('action', 'like', 'command.%')
      .select(['action', 'actor_operator as operator'])
      .orderBy('id')
      .execute(),
    [
      { action: 'command.feed-run', operator },
      { action: 'command.feed-source', operator },
    ],
  );
});
