import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import { TooManyAttempts } from '../domain/errors.ts';
import type { Tables } from './tables.ts';

/** Counts what one address or one name tries. A key is already a digest: it identifies nobody. */
export type Throttle = {
  /** Counts one try, before it is made: any number at once cannot slip through. @throws TooManyAttempts when it is one too many. */
  admit: (key: string) => Promise<void>;
  /** Forgets the tries of a key: one succeeded. */
  forget: (key: string) => Promise<void>;
};

/** Where limits are off (`RATE_LIMITS=off`): every try is welcome and none is written down. */
export const noThrottle: Throttle = { admit: () => Promise.resolve(), forget: () => Promise.resolve() };

/** The database as the library wants it: one function that runs a text with its values. */
const storeOn = (db: Kysely<Tables>) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});

type CounterOptions = { name: string; points: number; seconds: number; sweeps?: true };

/** A counter in the table `rate_limits`; the one that `sweeps` also deletes what expired an hour ago, every five minutes. */
const counterOn = (db: Kysely<Tables>, { name, points, seconds, sweeps }: CounterOptions): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: storeOn(db),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: sweeps ?? false,
    keyPrefix: name,
    points,
    duration: seconds,
  });

/** The library rejects with a count where a try is one too many, and with an error where the database fails. */
const refuse = (rejection: unknown): never => {
  if (rejection instanceof RateLimiterRes) throw new TooManyAttempts(rejection.msBeforeNext / 1000);
  throw rejection;
};

/** So many tries in a window that begins with the first. */
export const windowThrottle = (db: Kysely<Tables>, options: CounterOptions): Throttle => {
  const counter = counterOn(db, options);
  return {
    admit: async (key) => {
      await counter.consume(key).catch(refuse);
    },
    forget: async (key) => {
      await counter.delete(key);
    },
  };
};

const minute = 60;
/** How long a key that used up its free tries keeps waiting between tries, after the last one. */
const memory = 12 * 60 * minute;

/** 1, 2, 4, 8 minutes, then 15 (security: 4.2). */
const delayAfter = (delays: number): number => Math.min(15, 2 ** Math.min(delays, 4)) * minute;

/**
 * A few free tries in a window, then one at a time after growing delays, until one succeeds: 1, 2, 4, 8, then 15 minutes.
 * The gate is one statement, so that of many tries at the end of a delay one passes.
 */
export const growingThrottle = (db: Kysely<Tables>, options: CounterOptions): Throttle => {
  const free = counterOn(db, options);
  const gate = counterOn(db, { name: `${options.name}-gate`, points: 1, seconds: minute });
  const delays = counterOn(db, { name: `${options.name}-delays`, points: 1, seconds: memory });

  const admitAfterDelay = async (key: string): Promise<void> => {
    const before = (await delays.get(key))?.consumedPoints ?? 0;
    await gate.consume(key, 1, { customDuration: delayAfter(before + 1) }).catch(refuse);
    await Promise.all([delays.set(key, before + 1, memory), free.block(key, memory)]);
  };

  return {
    admit: async (key) => {
      const { consumedPoints } = await free.penalty(key);
      if (consumedPoints > options.points) await admitAfterDelay(key);
      // The last free try also closes the gate: if it fails, the first delay has begun.
      if (consumedPoints === options.points) await gate.block(key, delayAfter(0));
    },
    forget: async (key) => {
      await Promise.all([free, gate, delays].map((counter) => counter.delete(key)));
    },
  };
};
