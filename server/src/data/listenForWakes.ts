import { setTimeout as sleep } from 'node:timers/promises';

import type pg from 'pg';

import { liveChannel } from './liveWake.ts';

const troubledMs = 2_000;

/** `onListening` runs after each connect: earlier notifications were lost. */
type Hearing = { onListening: () => void; onWake: () => void };

const untilLost = async (client: pg.Client, stopping: AbortSignal, { onListening, onWake }: Hearing): Promise<void> => {
  const { promise: lost, resolve: lose } = Promise.withResolvers<null>();
  client.on('error', () => lose(null)).on('end', () => lose(null));
  stopping.addEventListener('abort', () => lose(null), { once: true });
  client.on('notification', onWake);
  await client.connect();
  await client.query(`listen ${liveChannel}`);
  onListening();
  await lost;
};

/** Reconnects. Callers must also poll: behind a pooler, LISTEN may receive nothing. */
export const listenForWakes = (open: () => pg.Client, hearing: Hearing): { stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const client = open();
      await untilLost(client, stopping.signal, hearing).catch(() => undefined);
      await client.end().catch(() => undefined);
      await sleep(troubledMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
