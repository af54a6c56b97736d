import type { TestContext } from 'node:test';

import { testFolder } from './folders.ts';
import { runScript, type Program, type Runner } from './processes.ts';
import { createTestDatabase } from './testDatabase.ts';

const main = new URL('../../src/main.ts', import.meta.url);

/**
 * Runs the server as its own process, as `npm start` does but without the demo network; killed at the end of the test
 * if it still runs.
 */
export const runServer = (t: TestContext, env: Record<string, string> = {}, runner?: Runner): Program => {
  const program = runScript(main, [], {
    runner,
    env: { NODE_ENV: 'test', NEWCOMER_SHARE: '100', PORT: '0', DATA_DIR: testFolder(t), ...env },
  });
  t.after(() => program.child.kill('SIGKILL'));
  return program;
};

/** Waits until a server listens, and gives its address. @throws when it ends first */
export const addressOf = async (program: Program): Promise<string> => {
  await program.wrote('Portail patient: http://127.0.0.1:');
  return /http:\/\/127\.0\.0\.1:\d+/.exec(program.output())?.[0] ?? '';
};

/** The same on a database of the test's own; waits until it listens and gives its address. */
export const runServerOnTestDatabase = async (
  t: TestContext,
  env: Record<string, string> = {},
): Promise<Program & { address: string; databaseUrl: string }> => {
  const { url: databaseUrl, drop } = await createTestDatabase();
  t.after(drop);
  const program = runServer(t, { ...env, DATABASE_URL: databaseUrl });
  return { ...program, address: await addressOf(program), databaseUrl };
};
