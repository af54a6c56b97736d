import { rmSync } from 'node:fs';
import type { TestContext } from 'node:test';

import { makeShortLivedFolder } from '../../../scripts/postgres/shortLivedFolder.ts';
import { buildApp, type AppOptions } from '../../src/app.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { loadKeys } from '../../src/data/keys.ts';
import type { App, Deps } from '../../src/http/deps.ts';
import { makeDeps } from '../../src/makeDeps.ts';
import { testDatabase, type TestDatabase } from './testDatabase.ts';

export type TestApp = { app: App; inject: App['inject']; deps: Deps; database: TestDatabase };

export type TestAppOptions = AppOptions & {
  /** Settings by their environment names, beside those of every test. */
  env?: Record<string, string>;
  /** Parts of the configuration or of the dependencies to replace, such as the clock. */
  config?: Partial<Config>;
  deps?: Partial<Deps>;
};

/** Settings of every test: quiet, without limits on how often one may try, and without a wait before an answer. */
const testEnv = {
  NODE_ENV: 'test',
  RATE_LIMITS: 'off',
  NEWCOMER_SHARE: '100',
  RESPONSE_PADDING_MS: '0',
  LOG_LEVEL: 'fatal',
  DATABASE_TIMEOUT_MS: '20000',
};

/** The settings a test runs under; the data folder, where the demo keys go, is the test's own. */
export const testConfig = (t: TestContext, env: Record<string, string> = {}): Config => {
  const dataDir = makeShortLivedFolder('portail-test-');
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  return readConfig({ ...testEnv, DATA_DIR: dataDir, ...env });
};

/** The real application on a database of its own, called in process; closed and dropped when the test ends. */
export const testApp = async (t: TestContext, options: TestAppOptions = {}): Promise<TestApp> => {
  const { env, config: changed, deps: replaced, ...appOptions } = options;
  const config = { ...testConfig(t, env), ...changed };
  const database = await testDatabase(t);
  const keys = loadKeys(config);
  const deps: Deps = { ...makeDeps(config, keys, { ...database, ...replaced }), ...replaced };
  const app = await buildApp(deps, appOptions);
  t.after(() => app.close());
  return { app, inject: app.inject.bind(app), deps, database };
};
