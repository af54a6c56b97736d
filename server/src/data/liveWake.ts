import { sql, type Kysely } from 'kysely';

import type { Tables } from './tables.ts';

/** The channel of PostgreSQL on which readers of events wait. */
export const liveChannel = 'live_events';

type Waking = { again: boolean; sent: Promise<void> };

const wakings = new WeakMap<object, Waking>();

/**
 * Wakes the readers of every process: it says that there is something, never what. Apart from the transaction of the cause,
 * since a NOTIFY makes commits wait for one another (decision 0019), and one at a time: whatever is recorded meanwhile shares
 * the next. Nobody waits for it, and a lost one costs little, since readers also look by themselves.
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
  // Refused when the database is away or closing: nobody can read then either.
  const sent = sql`select pg_notify(${liveChannel}, '')`.execute(db).then(done, () => void wakings.delete(db));
  const waking: Waking = { again: false, sent };
  wakings.set(db, waking);
};

/** Waits until every reader that was to be woken has been: a program that ends at once would leave them asleep. */
export const readersWoken = async (db: Kysely<Tables>): Promise<void> => {
  for (let waking = wakings.get(db); waking !== undefined; waking = wakings.get(db)) await waking.sent;
};
