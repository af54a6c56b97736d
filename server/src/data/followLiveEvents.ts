import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';
import type pg from 'pg';

import type { Reading } from '../domain/live/recentEvents.ts';
import type { Snapshot } from '../domain/live/snapshot.ts';
import { listenForWakes } from './listenForWakes.ts';
import type { RecordedEvent } from './recordedEvent.ts';
import { readLiveEvents } from './readLiveEvents.ts';
import type { Tables } from './tables.ts';
import { makeRest } from './wakeableRest.ts';

/**
 * How often the table is looked at where wakes come, and where none does; how close two readings may be, so that a rush of
 * events is read together.
 */
const pauses = { wokenMs: 5_000, unwokenMs: 400, leastMs: 15, troubledMs: 1_000 };

export type Following = {
  /** What happens while it is awaited has been passed on afterwards. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
};

export type FollowOptions = {
  db: Kysely<Tables>;
  /** Makes a connection of its own, to listen on. */
  openClient: () => pg.Client;
  /** Takes a reading, one after the other; one that it refuses is read again, with what came since. */
  onReading: (reading: Reading<RecordedEvent>) => Promise<void>;
  onTrouble: (error: unknown) => void;
};

/** Takes one reading after the other, each from where the last one ended. */
const makeReader = ({ db, onReading }: Pick<FollowOptions, 'db' | 'onReading'>) => {
  let seen: Snapshot | null = null;
  let hearsWakes = false;
  return {
    /** @param isWoken whether a wake announced something @returns how long to rest */
    read: async (isWoken: boolean): Promise<number> => {
      const reading = await readLiveEvents(db, seen);
      await onReading(reading);
      // A look that finds what no wake announced shows that wakes do not get here.
      if (isWoken) hearsWakes = true;
      else if (seen !== null && reading.events.length > 0) hearsWakes = false;
      seen = reading.seen;
      return hearsWakes ? pauses.wokenMs : pauses.unwokenMs;
    },
  };
};

/** Reads events as they are recorded, one reader a process: woken by NOTIFY, and by itself where or when no wake comes. */
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
