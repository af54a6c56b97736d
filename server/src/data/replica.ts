import type { PostgresPool } from 'kysely';
import pg from 'pg';

import { isDatabaseAway } from './databaseAway.ts';

export type Replica = { pool: PostgresPool; isAway: () => boolean };

const awayMs = 5_000;

const recoveryConflict = '40001';

const mayPrimaryAnswer = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof pg.DatabaseError && error.code === recoveryConflict);

type Query = (...values: unknown[]) => unknown;

/** Falls back to the primary. Only for single statements. */
export const withFallback = (replica: pg.Pool, primary: pg.Pool): Replica => {
  let awayUntil = 0;
  const noteAway = (error: unknown): void => {
    if (!mayPrimaryAnswer(error)) throw error;
    awayUntil = performance.now() + awayMs;
  };
  const onPrimary: Query = primary.query.bind(primary);
  replica.on('connect', (client) => {
    const onReplica: Query = client.query.bind(client);
    const query: Query = (...values) => {
      const answer = onReplica(...values);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        noteAway(error);
        return onPrimary(...values);
      });
    };
    Object.assign(client, { query });
  });
  const connect = async (): Promise<pg.PoolClient> => {
    if (performance.now() < awayUntil) return primary.connect();
    try {
      return await replica.connect();
    } catch (error) {
      noteAway(error);
      return primary.connect();
    }
  };
  return {
    pool: { connect, end: () => replica.end(), options: replica.options },
    isAway: () => performance.now() < awayUntil,
  };
};
