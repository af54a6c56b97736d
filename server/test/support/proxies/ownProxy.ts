import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** `log`: what the proxy says of requests that failed. */
export type RunningProxy = { address: string; log: () => string; stop: () => Promise<void> };

const probeMs = 100;

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Nothing was sent yet: another server may take the request. */
const isRefused = (error: Error & { code?: string }): boolean => error.code === 'ECONNREFUSED';

/** Keeps `ready` as /readyz says. */
const keepProbing = (servers: readonly string[], ready: Set<string>): { stop: () => Promise<void> } => {
  const ending = new AbortController();
  const probing = (async () => {
    while (!ending.signal.aborted) {
      for (const server of servers) {
        if (await isReady(server)) ready.add(server);
        else ready.delete(server);
      }
      // eslint-disable-next-line waits/no-fixed-wait -- a load balancer asks at intervals
      await sleep(probeMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: () => {
      ending.abort();
      return probing;
    },
  };
};

/**
 * A load balancer that keeps its connections open, asks /readyz, and sends no request twice: what a server drops
 * half-way is a 502 for the person.
 */
export const startOwnProxy = async (servers: readonly string[]): Promise<RunningProxy> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 1_000 });
  const ready = new Set(servers);
  const probing = keepProbing(servers, ready);

  let turn = 0;
  const pass = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer,
    refused: readonly string[],
  ): void => {
    const left = servers.filter((server) => !refused.includes(server));
    const readyLeft = left.filter((server) => ready.has(server));
    const candidates = readyLeft.length > 0 ? readyLeft : left;
    turn += 1;
    const { method = 'GET', url = '/', headers } = incoming;
    const server = candidates[turn % candidates.length] ?? '';
    const sent = request(
      new URL(url, server),
      { agent, method, headers: { ...headers, connection: 'keep-alive' } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, {
          'content-type': answer.headers['content-type'] ?? 'text/plain',
        });
        answer.pipe(outgoing);
      },
    );
    sent.on('error', (error) => {
      if (isRefused(error) && left.length > 1) {
        pass(incoming, outgoing, body, [...refused, server]);
        return;
      }
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end(String(error));
    });
    sent.end(body);
  };

  const proxy = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        pass(incoming, outgoing, Buffer.concat(parts), []);
      });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    address: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    log: () => '',
    stop: async () => {
      await probing.stop();
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
    },
  };
};
