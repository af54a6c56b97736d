/** A program for tests: holds the embedded database of the folder it is given, keeps one row a run, and waits to be killed. */
import pg from 'pg';

import { startEmbedded } from '../../src/data/embedded/startEmbedded.ts';
import { StartupRefusal } from '../../src/startupRefusal.ts';

try {
  const { connection } = await startEmbedded({ dataDir: process.argv[2] ?? '' });
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('create table if not exists runs (at timestamptz default now())');
  await client.query('insert into runs default values');
  const { rows } = await client.query<{ count: string }>('select count(*) from runs');
  process.stdout.write(`held, run ${rows[0]?.count ?? '?'}\n`);
} catch (error) {
  if (!(error instanceof StartupRefusal)) throw error;
  process.stderr.write(`refused: ${error.message}\n`);
  process.exitCode = 1;
}
