/** The patients of the bench: a process of its own that holds all the connections. Takes orders over IPC. */
import { Agent, get, type ClientRequest } from 'node:http';

import type { ListenAnswer, ListenOrder } from './orders.ts';

/** Connections that are opened at the same time. */
const atOnce = 50;

const agent = new Agent({ maxSockets: Infinity });
const open = new Set<ClientRequest>();
let onText = (_listener: ClientRequest, _chunk: string): void => undefined;

/** Opens a stream, and resolves with its first words. */
const listen = (url: string, headers: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent, headers });
    request.on('error', reject);
    request.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream was answered ${response.statusCode}.`));
      open.add(request);
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        resolve();
        onText(request, chunk);
      });
      response.on('error', () => undefined);
      response.on('close', () => {
        open.delete(request);
      });
    });
  });

const openAll = async ({ address, path, headers }: Extract<ListenOrder, { kind: 'open' }>): Promise<ListenAnswer> => {
  const queue = headers.values();
  const opener = async (): Promise<void> => {
    for (const own of queue) await listen(address + path, own);
  };
  await Promise.all(Array.from({ length: atOnce }, opener));
  return { open: open.size };
};

let heard = new Map<ClientRequest, number>();
let onHeard = (): void => undefined;

const expectOnAll = (text: string): void => {
  const own = new Map<ClientRequest, number>();
  heard = own;
  onText = (listener, chunk) => {
    if (!chunk.includes(text) || own.has(listener)) return;
    own.set(listener, performance.timeOrigin + performance.now());
    onHeard();
  };
};

/** When each listener heard what is expected; those that did not in time are missing. */
const allHeard = async (patienceMs: number): Promise<number[]> => {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    onHeard = () => {
      if (heard.size < open.size) return;
      clearTimeout(timer);
      resolve();
    };
    onHeard();
  });
  return [...heard.values()];
};

const carryOut = async (order: ListenOrder): Promise<ListenAnswer> => {
  if (order.kind === 'open') return openAll(order);
  if (order.kind === 'heard') return { heardAt: await allHeard(order.patienceMs) };
  if (order.kind === 'expect') {
    expectOnAll(order.text);
    return { open: open.size };
  }
  for (const request of open) request.destroy();
  open.clear();
  return { open: 0 };
};

process.on('message', (order: ListenOrder) => {
  carryOut(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ failure: error instanceof Error ? error.message : 'unknown' }),
  );
});
// Whatever is still open then, nobody listens for any more.
process.on('disconnect', () => process.exit());
