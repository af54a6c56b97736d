import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';

import type { Reading } from '../domain/live/recentEvents.ts';
import type { Snapshot } from '../domain/live/snapshot.ts';
import { liveChannel } from './liveWake.ts';
import { readLiveEvents } from './readLiveEvents.ts';
import type { RecordedEvent } from './recordedEvent.ts';
import type { Tables } from './tables.ts';
import { makeRest } from './wakeableRest.ts';

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

/** Reconnects. Callers must also poll: a pooler may block LISTEN. */
const listenForWakes = (open: () => pg.Client, hearing: Hearing): { stop: () => Promise<void> } => {
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

/** `leastMs` lets a burst share one reading. */
const pauses = { wokenMs: 5_000, unwokenMs: 400, leastMs: 15, troubledMs: 1_000 };

export type Following = {
  /** Resolves once earlier events are delivered. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
};

export type FollowOptions = {
  db: Kysely<Tables>;
  openClient: () => pg.Client;
  /** One at a time; a failed reading repeats. */
  onReading: (reading: Reading<RecordedEvent>) => Promise<void>;
  onTrouble: (error: unknown) => void;
};

const makeReader = ({ db, onReading }: Pick<FollowOptions, 'db' | 'onReading'>) => {
  let seen: Snapshot | null = null;
  let hearsWakes = false;
  return {
    /** @returns milliseconds to rest */
    read: async (isWoken: boolean): Promise<number> => {
      const reading = await readLiveEvents(db, seen);
      await onReading(reading);
      // Events without a wake: wakes do not arrive.
      if (isWoken) hearsWakes = true;
      else if (seen !== null && reading.events.length > 0) hearsWakes = false;
      seen = reading.seen;
      return hearsWakes ? pauses.wokenMs : pauses.unwokenMs;
    },
  };
};

/** One per process; polls where NOTIFY does not arrive. */
export const followLiveEvents = ({ db, openClient, onReading, onTrouble }: FollowOptions): Following => {
  const { rest, wake } = makeRest();
  const reader = makeReader({ db, onReading });
  let isStopping = false;
  let wakes = 0;
  let waiting: (() => void)[] = [];

  const turn = async (): Promise<number> => {
    const [isWoken, awaited] = [wakes > 0, waiting];
    [wakes, waiting] = [0, []];
    try {
      const pauseMs = await reader.read(isWoken);
      awaited.forEach((tell) => {
        tell();
      });
      await sleep(pauses.leastMs);
      return pauseMs;
    } catch (error) {
      onTrouble(error);
      waiting.push(...awaited);
      return pauses.troubledMs;
    }
  };

  const run = async (): Promise<void> => {
    while (!isStopping) await rest(await turn());
    waiting.forEach((tell) => {
      tell();
    });
  };

  const listening = listenForWakes(openClient, {
    onListening: wake,
    onWake: () => {
      wakes += 1;
      wake();
    },
  });
  const running = run();
  return {
    catchUp: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        wake();
      }),
    stop: async () => {
      isStopping = true;
      wake();
      await Promise.all([running, listening.stop()]);
    },
  };
};
