import { sql, type Kysely } from 'kysely';

import type { Tables } from './tables.ts';

export const liveChannel = 'live_events';

type Waking = { again: boolean; sent: Promise<void> };

const wakings = new WeakMap<object, Waking>();

/**
 * Wakes every process, one call at a time, outside the transaction, since NOTIFY serialises commits (decision 0019).
 * Readers also poll, so a lost wake costs little.
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
  // Fails when the database is away or closing, when nobody can read either.
  const sent = sql`select pg_notify(${liveChannel}, '')`.execute(db).then(done, () => void wakings.delete(db));
  const waking: Waking = { again: false, sent };
  wakings.set(db, waking);
};

/** A program that exits at once would lose pending wakes. */
export const readersWoken = async (db: Kysely<Tables>): Promise<void> => {
  for (let waking = wakings.get(db); waking !== undefined; waking = wakings.get(db)) await waking.sent;
};
