// Holds: product §7 start
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { testFolder } from '../support/folders.ts';
import { eventually, processesIn } from '../support/processes.ts';
import { runServer } from '../support/runServer.ts';

test('the first start loads the demo network, the second keeps it, and each prints nothing but address and demo patient', async (t) => {
  const DATA_DIR = testFolder(t);
  const printed: (string | undefined)[] = [];
  for (const start of ['first', 'second']) {
    const server = runServer(t, { NODE_ENV: 'development', DATA_DIR });
    await server.wrote('password');
    const [address = '', patient] = server.output().split('\n');
    assert.match(address, /^Portail patient: http:\/\/127\.0\.0\.1:\d+$/, start);
    assert.match(patient ?? '', /^Demo patient: \S+, password \S+$/, start);
    printed.push(patient);
    const origin = address.slice(address.indexOf('http'));
    assert.equal((await fetch(`${origin}/readyz`)).status, 200);
    server.child.kill('SIGINT');
    assert.equal(await server.ended, 0);
    assert.equal(server.output().split('\n').length, 3);
  }
  assert.equal(printed[0], printed[1]);
  await eventually(() => processesIn(DATA_DIR).length === 0, 'no process of the database left');
});
