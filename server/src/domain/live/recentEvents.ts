import { hasSeen, isAheadOf, type Snapshot } from './snapshot.ts';

/** An event that was read: the transaction that wrote it, and when, in milliseconds of the database's clock. */
export type ReadEvent<E> = { xid: bigint; at: number; event: E };

/** What one reading brought. Where there is a `floor`, unread events of transactions below it are missing: gone, or too many. */
export type Reading<E> = { seen: Snapshot; floor: bigint | null; at: number; events: readonly ReadEvent<E>[] };

/** The events of the last minutes, in the order in which they were read. */
export type RecentEvents<E> = {
  add: (reading: Reading<E>) => void;
  /** Whether a client says it has seen what has not been read here yet: read, then ask again. */
  isAhead: (seen: Snapshot) => boolean;
  /** What a client that had seen so much has missed; null when that is no longer known, or was never seen in this database. */
  missedSince: (seen: Snapshot) => readonly ReadEvent<E>[] | null;
  /** What was read since an instant, milliseconds of the database's clock. */
  since: (instant: number) => readonly ReadEvent<E>[];
};

const later = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** @param keptMs how long an event is kept @param most how many are kept, however recent */
export const makeRecentEvents = <E>({ keptMs, most }: { keptMs: number; most: number }): RecentEvents<E> => {
  let events: ReadEvent<E>[] = [];
  let floor = 0n;
  let seenHere: Snapshot | null = null;

  /** Every event at or above the floor is still here: whoever drops one raises it. */
  const forget = (now: number): void => {
    const fresh = events.findIndex(({ at }) => at >= now - keptMs);
    const old = Math.max(fresh === -1 ? events.length : fresh, events.length - most, 0);
    floor = events.slice(0, old).reduce((least, { xid }) => later(least, xid + 1n), floor);
    events = events.slice(old);
  };

  const isAhead = (seen: Snapshot): boolean => seenHere === null || isAheadOf(seen, seenHere);

  return {
    add: (reading) => {
      floor = later(floor, reading.floor ?? 0n);
      seenHere = reading.seen;
      events.push(...reading.events);
      forget(reading.at);
    },
    isAhead,
    missedSince: (seen) =>
      seen.xmin < floor || isAhead(seen) ? null : events.filter(({ xid }) => !hasSeen(seen, xid)),
    since: (instant) => events.filter(({ at }) => at >= instant),
  };
};
