/** The load generator: a process of its own, so that its work is not counted as the server's. Takes orders over IPC. */
import { Agent, request } from 'node:http';

import type { Order, Shot, Volley } from './shot.ts';

const fire = (
  address: string,
  agent: Agent,
  { method, path, headers, body }: Shot,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(address + path, {
      agent,
      method,
      headers: {
        ...headers,
        ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      });
    });
    sent.end(body);
  });

const carryOut = async ({ address, requesters, shots }: Order): Promise<Volley> => {
  const agent = new Agent({ keepAlive: true, maxSockets: requesters });
  const volley: Volley = { seconds: 0, latencies: [], statuses: {}, refusals: [] };
  const queue = shots.values();
  const requester = async (): Promise<void> => {
    for (const shot of queue) {
      const started = performance.now();
      const { status, text } = await fire(address, agent, shot);
      volley.latencies.push(performance.now() - started);
      volley.statuses[status] = (volley.statuses[status] ?? 0) + 1;
      if (status >= 300 && volley.refusals.length < 3) volley.refusals.push(`${status} ${text.slice(0, 300)}`);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: requesters }, requester));
  volley.seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return volley;
};

process.on('message', (order: Order) => {
  carryOut(order).then(
    (volley) => process.send?.({ volley }),
    (error: unknown) => process.send?.({ failure: error instanceof Error ? error.message : 'unknown' }),
  );
});
