// Holds: product §7 health
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { buildApp } from '../../src/app.ts';
import { openDatabase } from '../../src/data/db.ts';
import { loadKeys } from '../../src/data/keys.ts';
import { recordKnownValues } from '../../src/data/knownValues/settleKeys.ts';
import type { App } from '../../src/http/deps.ts';
import { openBrowser, somebody } from '../support/browser.ts';
import { testFolder } from '../support/folders.ts';
import { throughForwarder } from '../support/forwarder.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { eventually } from '../support/processes.ts';
import { onServer, withDatabase } from '../support/template.ts';
import { testApp } from '../support/testApp.ts';

const readiness = async (app: Pick<App, 'inject'>) => {
  const answer = await app.inject('/readyz');
  const { message, notices = [], reasons = [] } = answer.json<Record<string, string[]>>();
  return { status: answer.statusCode, message, notices, reasons };
};

const notReady = (...reasons: string[]) => ({ status: 503, message: 'errors.unavailable', notices: [], reasons });
const ready = (...notices: string[]) => ({ status: 200, message: undefined, notices, reasons: [] });

/** The application on a database whose settings a test may change, as an operator or a failover does. */
const appWithSettings = async (t: TestContext) => {
  const made = await testApp(t);
  const { url } = made.database;
  const name = new URL(url).pathname.slice(1);
  // A read-only database would refuse to be changed back from within.
  const beside = withDatabase(url, 'postgres');
  const change = async (change: string) => {
    await onServer(beside, `alter database ${name} ${change}`);
    // Settings of a database hold from the next connection on.
    await onServer(
      beside,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    );
  };
  return { ...made, change };
};

test('a server on a read-only database is not ready, and answers 503 to who writes (product §7 health)', async (t) => {
  const { app, change } = await appWithSettings(t);
  assert.deepEqual(await readiness(app), ready());
  await change('set default_transaction_read_only = on');
  await eventually(async () => (await readiness(app)).reasons.includes('readOnly'), 'it says so');
  const signup = await openBrowser(app).send({ method: 'POST', url: '/api/signup', payload: somebody() });
  assert.deepEqual([signup.statusCode, signup.json()], [503, { message: 'errors.unavailable' }]);
  await change('set default_transaction_read_only = off');
  await eventually(async () => (await readiness(app)).status === 200, 'it is ready again');
});

test('a server whose database has no room on its disk is not ready (product §7 health)', async (t) => {
  const { app, change } = await appWithSettings(t);
  await change('set temp_file_limit = 0');
  await eventually(async () => (await readiness(app)).reasons.includes('diskFull'), 'it says so');
  await change('reset temp_file_limit');
  await eventually(async () => (await readiness(app)).status === 200, 'it is ready again');
});

test('a server with other keys than its database is not ready (product §7 health)', async (t) => {
  const { app, deps } = await testApp(t);
  await recordKnownValues(deps.db, loadKeys({ production: false, keysDir: null, dataDir: testFolder(t) }));
  assert.deepEqual(await readiness(app), notReady('keys'));
});

test('in production a server without the files of the portal is not ready (product §7 health)', async (t) => {
  const { deps } = await testApp(t);
  const config = { ...deps.config, production: true };
  const app = await buildApp({ ...deps, config }, { portalDir: testFolder(t) });
  t.after(() => app.close());
  assert.deepEqual(await readiness(app), notReady('portal'));
});

test('a server that stops says so first, answers still, and hangs up after each answer (product §7 health)', async (t) => {
  const { app, deps, inject } = await testApp(t);
  assert.equal((await inject('/healthz')).headers.connection, 'keep-alive');
  deps.stopping.hasBegun = true;
  assert.deepEqual(await readiness(app), notReady('stopping'));
  const { headers, statusCode } = await inject('/healthz');
  assert.deepEqual([statusCode, headers.connection], [200, 'close']);
});

test('while the replica is away searches are answered by the primary, and the server says so (product §7 health)', async (t) => {
  const { database, deps } = await testApp(t);
  const clinicId = await addClinic(database.db);
  await addSlot(database.db, { clinicId, start: 24 });
  const wire = await throughForwarder(t, database.url);
  const own = await openDatabase({
    dataDir: '',
    database: { url: database.url, migrateUrl: null, readUrl: wire.url, poolSize: 3, timeoutMs: 20_000 },
  });
  t.after(own.close);
  const app = await buildApp({ ...deps, readDb: own.readDb, isReplicaAway: own.isReplicaAway });
  t.after(() => app.close());
  const search = async () => {
    const answer = await openBrowser(app).send({ method: 'POST', url: '/nosession/api/available', payload: {} });
    return [answer.statusCode, answer.json<{ spaces?: unknown[] }>().spaces?.length];
  };
  assert.deepEqual([await search(), await readiness(app)], [[200, 1], ready()]);
  await wire.cut();
  assert.deepEqual(
    [await search(), await search()],
    [
      [200, 1],
      [200, 1],
    ],
  );
  assert.deepEqual(await readiness(app), ready('replica'));
});

test('mails given up, mails that wait and jobs that fail are said although the server serves (product §7 health)', async (t) => {
  const { app, deps } = await testApp(t);
  await sql`
    insert into outbox (id, template, lang, payload_sealed, created_at, abandoned_at, last_error) values
      (gen_random_uuid(), 'recoveryRequest', 'fr', '', now() - interval '2 hours', null, null),
      (gen_random_uuid(), 'recoveryRequest', 'fr', '', now() - interval '6 days', now(), 'EENVELOPE 550')
  `.execute(deps.db);
  await sql`insert into job_states (name, failed_at, failures, reason) values ('x', now(), 3, '42P01')`.execute(
    deps.db,
  );
  assert.deepEqual(await readiness(app), ready('mailWaits', 'mailGivenUp', 'jobs'));
});

test('the log tells when readiness changes, and not at every probe (product §7 health)', async (t) => {
  const lines: string[] = [];
  const { deps, inject } = await testApp(t, {
    env: { LOG_LEVEL: 'info' },
    logSink: { write: (line) => void lines.push(line) },
  });
  const told = () => lines.filter((line) => /ready/.test(line) && !line.includes('"answered"'));
  deps.stopping.hasBegun = true;
  for (let probes = 0; probes < 3; probes += 1) await inject('/readyz');
  deps.stopping.hasBegun = false;
  for (let probes = 0; probes < 3; probes += 1) await inject('/readyz');
  assert.equal(told().length, 2, told().join(''));
  assert.match(told()[0] ?? '', /"level":"warn".*"reasons":\["stopping"\].*"msg":"not ready"/);
});
