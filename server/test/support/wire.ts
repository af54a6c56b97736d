import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

/** Where the database at an address really listens: a socket's folder in the parameters, else host and port. */
const dial = (address: string): Socket => {
  const url = new URL(address);
  const folder = url.searchParams.get('host');
  return folder === null ? connect(Number(url.port) || 5432, url.hostname) : connect(`${folder}/.s.PGSQL.5432`);
};

export type Wire = {
  /** The address of the same database, through the wire. */
  url: string;
  /** Connections open now fall silent without being closed, as when a machine or a cable is gone; new ones work. */
  cut: () => void;
};

/** A wire between the server and its database that a test can cut. */
export const wireTo = async (t: TestContext, address: string): Promise<Wire> => {
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = dial(address);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => other.destroy());
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  t.after(() => {
    open.forEach((socket) => socket.destroy());
    proxy.close();
  });
  const listening = proxy.address();
  const url = new URL(address);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${listening !== null && typeof listening === 'object' ? listening.port : 0}`;
  return { url: url.href, cut: () => open.forEach((socket) => socket.unpipe().pause()) };
};
