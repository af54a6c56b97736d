import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { TooManyAttempts } from '../domain/errors.ts';
import type { Tables } from './tables.ts';

/** Keys are digests: they identify nobody. */
export type Throttle = {
  /** Counts first, so that concurrent tries cannot slip through. @throws TooManyAttempts */
  admit: (key: string) => Promise<void>;
  forget: (key: string) => Promise<void>;
};

export const noThrottle: Throttle = { admit: () => Promise.resolve(), forget: () => Promise.resolve() };

const storeOn = (db: Kysely<Tables>) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});

type CounterOptions = { name: string; points: number; seconds: number; sweeps?: true; refusal?: ErrorCode };

/** `sweeps` also deletes expired rows. */
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

/** The library rejects with a count above the limit, an error on failure. */
const refuseWith =
  (code?: ErrorCode) =>
  (rejection: unknown): never => {
    if (rejection instanceof RateLimiterRes) throw new TooManyAttempts(rejection.msBeforeNext / 1000, code);
    throw rejection;
  };

export const windowThrottle = (db: Kysely<Tables>, options: CounterOptions): Throttle => {
  const counter = counterOn(db, options);
  return {
    admit: async (key) => {
      await counter.consume(key).catch(refuseWith(options.refusal));
    },
    forget: async (key) => {
      await counter.delete(key);
    },
  };
};

const minute = 60;
/** In seconds, since the last try. */
const memory = 12 * 60 * minute;

/** 1, 2, 4, 8, then 15 minutes (security: 4.2). */
const delayAfter = (delays: number): number => Math.min(15, 2 ** Math.min(delays, 4)) * minute;

/**
 * A few free tries, then one after each growing delay, until one succeeds. One statement passes only one concurrent
 * try.
 */
export const growingThrottle = (db: Kysely<Tables>, options: CounterOptions): Throttle => {
  const free = counterOn(db, options);
  const gate = counterOn(db, { name: `${options.name}-gate`, points: 1, seconds: minute });
  const delays = counterOn(db, { name: `${options.name}-delays`, points: 1, seconds: memory });

  const admitAfterDelay = async (key: string): Promise<void> => {
    const before = (await delays.get(key))?.consumedPoints ?? 0;
    await gate.consume(key, 1, { customDuration: delayAfter(before + 1) }).catch(refuseWith());
    await Promise.all([delays.set(key, before + 1, memory), free.block(key, memory)]);
  };

  return {
    admit: async (key) => {
      const { consumedPoints } = await free.penalty(key);
      if (consumedPoints > options.points) await admitAfterDelay(key);
      // The last free try also starts the first delay.
      if (consumedPoints === options.points) await gate.block(key, delayAfter(0));
    },
    forget: async (key) => {
      await Promise.all([free, gate, delays].map((counter) => counter.delete(key)));
    },
  };
};
