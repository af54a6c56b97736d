/**
 * A program for tests: holds the embedded database of the folder it is given, keeps one row a run, and waits to be killed.
 * The second word may name the system whose rules it follows, with this system’s programs.
 */
import pg from 'pg';

import { rulesOf } from '../../src/data/embedded/platform.ts';
import { startEmbedded } from '../../src/data/embedded/startEmbedded.ts';
import { StartupRefusal } from '../../src/startupRefusal.ts';

const system = (['darwin', 'win32'] as const).find((name) => name === process.argv[3]) ?? process.platform;

try {
  const { owner, stop } = await startEmbedded({
    dataDir: process.argv[2] ?? '',
    rules: { ...rulesOf(system), suffix: rulesOf(process.platform).suffix },
  });
  const client = new pg.Client(owner);
  process.once('SIGTERM', () => {
    void client
      .end()
      .then(stop)
      .then(() => process.exit(0));
  });
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
