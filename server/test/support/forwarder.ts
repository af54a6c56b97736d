import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

/**
 * The same database behind a wire of the test's own, which `cut` cuts: who is connected loses the connection, and
 * nobody connects again.
 */
export const throughForwarder = async (
  t: TestContext,
  databaseUrl: string,
): Promise<{ url: string; cut: () => Promise<void> }> => {
  const address = new URL(databaseUrl);
  const folder = address.searchParams.get('host');
  const port = Number(address.port === '' ? 5432 : address.port);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = folder === null ? connect(port, address.hostname) : connect(`${folder}/.s.PGSQL.${port}`);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  t.after(cut);
  const own = server.address();
  address.hostname = '127.0.0.1';
  address.port = String(own !== null && typeof own === 'object' ? own.port : 0);
  address.searchParams.delete('host');
  return { url: address.href, cut };
};
