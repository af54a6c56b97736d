import { once } from 'node:events';
import { createServer } from 'node:net';
import type { TestContext } from 'node:test';

/** A daemon that speaks clamd's INSTREAM: reads every chunk until the empty one, then says what the test decided. */
export const clamd = async (t: TestContext): Promise<{ address: string; answer: (words: string) => void }> => {
  let words = 'stream: OK';
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (part) => {
      received = Buffer.concat([received, Buffer.from(part)]);
      const isWhole =
        received.toString('latin1').startsWith('zINSTREAM\0') && received.subarray(-4).equals(Buffer.alloc(4));
      if (isWhole) socket.end(`${words}\0`);
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    address: `tcp://127.0.0.1:${port}`,
    answer: (said) => {
      words = said;
    },
  };
};
