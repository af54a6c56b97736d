import type { TestContext } from 'node:test';

import { Kysely, PostgresDialect } from 'kysely';

import { buildApp } from '../../src/app.ts';
import { loadKeys } from '../../src/data/keys.ts';
import type { Tables } from '../../src/data/tables.ts';
import type { App, Deps } from '../../src/http/deps.ts';
import { makeDeps } from '../../src/makeDeps.ts';
import { testConfig } from './testApp.ts';
import { testDatabase } from './testDatabase.ts';

export type Recording = { statements: string[]; verifications: number };

export type RecordedApp = {
  app: App;
  deps: Deps;
  /** What the database was asked, in order, and how many passwords were checked, while `work` ran. */
  record: (work: () => Promise<unknown>) => Promise<Recording>;
};

/** Readers of events are woken beside the work, at no moment of anybody's: whose statement that was, its place in the order cannot tell. */
const isWaking = (statement: string): boolean => statement.includes('pg_notify');

/** The real application, with limits in force, that tells which statements it runs and how often it hashes. */
export const recordedApp = async (t: TestContext): Promise<RecordedApp> => {
  const config = testConfig(t, { RATE_LIMITS: 'on' });
  const { pool, makeClient, openUnhurried } = await testDatabase(t);
  let recording: Recording = { statements: [], verifications: 0 };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (!isWaking(query.sql)) recording.statements.push(query.sql);
    },
  });
  const made = makeDeps(config, loadKeys(config), {
    db,
    readDb: db,
    isReplicaAway: () => false,
    makeClient,
    openUnhurried,
  });
  const verify: Deps['passwords']['verify'] = (...values) => {
    recording.verifications += 1;
    return made.passwords.verify(...values);
  };
  const deps = { ...made, passwords: { ...made.passwords, verify } };
  const app = await buildApp(deps);
  t.after(() => app.close());
  return {
    app,
    deps,
    record: async (work) => {
      const own = { statements: [], verifications: 0 };
      recording = own;
      await work();
      recording = { statements: [], verifications: 0 };
      return own;
    },
  };
};
