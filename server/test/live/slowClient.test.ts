// Holds: product §8 live-stream
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { test, type TestContext } from 'node:test';

import { openStream, type Stream } from '../../src/http/live/stream.ts';
import { eventually } from '../support/processes.ts';

/** A stream to a client that reads or does not, over a real connection. */
const streamTo = async (t: TestContext, { reads }: { reads: boolean }) => {
  const opened = Promise.withResolvers<{ stream: Stream; response: ServerResponse }>();
  let cuts = 0;
  const account = {
    accountId: randomUUID(),
    patientId: randomUUID(),
    login: 'x',
    email: 'x@exemple.ca',
    emailConfirmed: true,
    lang: 'fr',
    sessionId: randomUUID(),
  } as const;
  const server = createServer((_request, response) => {
    response.writeHead(200);
    opened.resolve({
      stream: openStream({
        account,
        clinicIds: [],
        response,
        onCut: () => {
          cuts += 1;
        },
      }),
      response,
    });
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const listening = server.address();
  assert.ok(listening !== null && typeof listening === 'object');
  const client = connect(listening.port, '127.0.0.1');
  t.after(() => client.destroy());
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  if (reads) client.resume();
  return { ...(await opened.promise), cuts: () => cuts };
};

/** Many events: far more than the buffers of a machine hold. */
const frames = Array.from({ length: 300 }, () => `data: ${'x'.repeat(65_000)}\n\n`);

test('the server cuts off a client that does not read before data piles up', async (t) => {
  const { stream, response, cuts } = await streamTo(t, { reads: false });
  let most = 0;
  for (const frame of frames) {
    stream.send(frame);
    most = Math.max(most, response.writableLength);
    await new Promise(setImmediate);
  }
  assert.equal(cuts(), 1);
  assert.equal(response.destroyed, true);
  assert.ok(most < 256 * 1024, `${most} bytes waited`);
  stream.send('data: x\n\n');
  stream.end(0);
});

test('the server does not cut off a client that keeps up', async (t) => {
  const { stream, response, cuts } = await streamTo(t, { reads: true });
  for (const frame of frames.slice(0, 30)) {
    stream.send(frame);
    await eventually(() => response.writableLength === 0 || response.destroyed, 'the client has read');
  }
  assert.deepEqual([cuts(), response.destroyed], [0, false]);
});
