// Holds: product §7 start, product §7 health
import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { test, type TestContext } from 'node:test';

import { openDatabase } from '../../src/data/db.ts';
import { testFolder } from '../support/folders.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { eventually, type Program } from '../support/processes.ts';
import { startOwnProxy } from '../support/proxies/ownProxy.ts';
import { freePort, startRealProxy } from '../support/proxies/realProxies.ts';
import { addressOf, runServer } from '../support/runServer.ts';
import { createTestDatabase } from '../support/testDatabase.ts';

/** `npm run soak -- rolling` asks for more, behind proxies that are installed. */
const size = {
  requests: Number(process.env.ROLLING_REQUESTS ?? 400),
  restarts: Number(process.env.ROLLING_RESTARTS ?? 2),
  proxies: (process.env.ROLLING_PROXIES ?? 'own').split(','),
};

type Server = { address: string; restart: (now: (phase: string) => void) => Promise<void> };

/** Two servers on one database, each on a port that it keeps. */
const twoServers = async (t: TestContext): Promise<Server[]> => {
  const { url, drop } = await createTestDatabase();
  t.after(drop);
  const DATA_DIR = testFolder(t);
  const { db, close } = await openDatabase({
    dataDir: '',
    database: { url, migrateUrl: null, readUrl: null, poolSize: 1, timeoutMs: 20_000 },
  });
  await addSlot(db, { clinicId: await addClinic(db), start: 24 });
  await close();
  const start = async (): Promise<Server> => {
    const env = {
      DATABASE_URL: url,
      DATA_DIR,
      PORT: String(await freePort()),
      DRAIN_SECONDS: '3',
      RATE_LIMITS: 'off',
      DATABASE_TIMEOUT_MS: '20000',
      LOG_LEVEL: 'fatal',
    };
    const run = async (): Promise<Program> => {
      const program = runServer(t, env);
      await addressOf(program);
      return program;
    };
    let program = await run();
    return {
      address: `http://127.0.0.1:${env.PORT}`,
      restart: async (now) => {
        now(`drains ${env.PORT}`);
        program.child.kill('SIGTERM');
        assert.equal(await program.ended, 0, program.output());
        now(`starts ${env.PORT}`);
        program = await run();
        now(`serves ${env.PORT}`);
      },
    };
  };
  const first = await start();
  return [first, await start()];
};

/** `upstream`: the servers that the proxy tried. */
type Answer = { status: number; body: string; upstream?: string };

/** A search: a POST, which no proxy sends twice. */
const search = (address: string, agent: Agent): Promise<Answer> =>
  new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'XMLHttpRequest',
    };
    const asked = request(`${address}/nosession/api/available`, { method: 'POST', agent, headers }, (answer) => {
      let body = '';
      answer
        .on('data', (part: Buffer) => (body += part.toString()))
        .on('end', () => {
          resolve({ status: answer.statusCode ?? 0, body, upstream: String(answer.headers['x-upstream']) });
        });
    });
    asked.on('error', (error) => {
      resolve({ status: 0, body: `${String(error)}, connection ${asked.reusedSocket ? 'reused' : 'new'}` });
    });
    asked.end('{}');
  });

for (const kind of size.proxies) {
  test(`no request fails in ${size.restarts} rolling restarts behind ${kind} with connections kept open (product §7 start)`, async (t) => {
    const servers = await twoServers(t);
    const addresses = servers.map(({ address }) => address);
    const proxy = await (kind === 'nginx' || kind === 'haproxy'
      ? startRealProxy(kind, addresses)
      : startOwnProxy(addresses));
    t.after(proxy.stop);
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    t.after(() => agent.destroy());
    const failed: string[] = [];
    let [answered, isOver] = [0, false];
    let phase = { name: 'before', began: performance.now() };
    const now = (name: string): void => {
      phase = { name, began: performance.now() };
    };
    const person = async (): Promise<void> => {
      while (!isOver || answered < size.requests) {
        const answer = await search(proxy.address, agent);
        answered += 1;
        if (answer.status !== 200)
          failed.push(
            `${phase.name} since ${Math.round(performance.now() - phase.began)} ms: ${JSON.stringify(answer)}`,
          );
      }
    };
    const people = Promise.all(Array.from({ length: 16 }, person));
    for (let restarts = 0; restarts < size.restarts; restarts += 1) {
      const before = answered;
      await servers[restarts % servers.length]?.restart(now);
      await eventually(() => answered >= before + size.requests / size.restarts, 'people search meanwhile');
    }
    isOver = true;
    await people;
    t.diagnostic(`${kind}: ${failed.length} of ${answered} requests failed in ${size.restarts} restarts`);
    if (failed.length > 0) t.diagnostic([...failed.slice(0, 40), proxy.log().slice(-10_000)].join('\n'));
    assert.deepEqual(failed.slice(0, 3), []);
    assert.ok(answered >= size.requests);
  });
}
