import { setTimeout as sleep } from 'node:timers/promises';

import type pg from 'pg';

import { liveChannel } from './liveWake.ts';

/** How long to wait before another connection is tried. */
const troubledMs = 2_000;

/** What to do once the channel is listened to (what was said before, nobody heard), and on each wake. */
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

/**
 * Listens for wakes on a connection of its own until it is stopped; a connection that breaks is replaced. Where LISTEN brings
 * nothing (a pooler in between), nothing is heard: whoever waits must look by itself too.
 * @param open makes a connection that is not open yet
 */
export const listenForWakes = (open: () => pg.Client, hearing: Hearing): { stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const client = open();
      // Whatever went wrong, another connection is tried; the reader meanwhile looks by itself.
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
