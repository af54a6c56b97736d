import { sql, type Kysely } from 'kysely';

import type { Tables } from './tables.ts';

export const liveChannel = 'live_events';

type Waking = { again: boolean; sent: Promise<void> };

const wakings = new WeakMap<object, Waking>();

/**
 * Wakes the readers of every process. Runs outside the transaction, since NOTIFY serialises commits (decision 0019),
 * and one at a time. A lost wake costs little: readers also poll.
 */
export const wakeReaders = (db: Kysely<Tables>): void => {
  const under = wakings.get(db);
  if (under !== undefined) {
    under.again = true;
    return;
  }
  const done = (): void => {
    wakings.delete(db);
    if (waking.again) wakeReaders(db);
  };
  // Fails when the database is away or closing: nobody can read then either.
  const sent = sql`select pg_notify(${liveChannel}, '')`.execute(db).then(done, () => void wakings.delete(db));
  const waking: Waking = { again: false, sent };
  wakings.set(db, waking);
};

/** Waits for pending wakes, which a program that exits at once would lose. */
export const readersWoken = async (db: Kysely<Tables>): Promise<void> => {
  for (let waking = wakings.get(db); waking !== undefined; waking = wakings.get(db)) await waking.sent;
};
