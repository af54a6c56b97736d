import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { makeShortLivedFolder } from '../../scripts/postgres/shortLivedFolder.ts';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/data/db.ts';
import { loadKeys } from '../../server/src/data/keys.ts';
import { makeDeps } from '../../server/src/makeDeps.ts';
import { dropDatabase, onServer, withDatabase } from '../../server/test/support/template.ts';

const root = path.resolve(import.meta.dirname, '../..');
const settings = {
  NODE_ENV: 'test',
  RATE_LIMITS: 'off',
  NEWCOMER_SHARE: '100',
  LOG_LEVEL: 'fatal',
  DATABASE_TIMEOUT_MS: '20000',
};

/** A database of its own, copied from the template of the run. */
const newDatabase = async () => {
  const { PORTAL_TEST_DATABASE: server, PORTAL_TEST_TEMPLATE: template } = process.env;
  const name = `portail_screen_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  return { url: withDatabase(server, name), drop: () => dropDatabase(server, name) };
};

/** The real server, called in process, on a real database of its own. */
export const startServer = async () => {
  const dataDir = makeShortLivedFolder('portail-screen-');
  const config = readConfig({ ...settings, DATA_DIR: dataDir });
  const { url, drop } = await newDatabase();
  const database = await openDatabase({ dataDir, database: { url, readUrl: null, poolSize: 5, timeoutMs: 20_000 } });
  const deps = makeDeps(config, loadKeys(config), database);
  const app = await buildApp(deps, { portalDir: path.join(dataDir, 'none') });
  await app.ready();
  return {
    app,
    /** One statement on the database. */
    sql: async (text, values = []) => (await database.pool.query(text, values)).rows,
    /** Calls a function of the server's own sources or test support, by file and name, with `{ app, deps }` first. */
    run: async (file, name, ...args) => (await import(path.join(root, file)))[name]({ app, deps }, ...args),
    stop: async () => {
      await app.close();
      await database.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
