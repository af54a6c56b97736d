import { hasSeen, isAheadOf, type Snapshot } from './snapshot.ts';

export type ReadEvent<E> = { xid: bigint; at: number; event: E };

/** Below a non-null `floor`, events are missing: deleted, or too many. `at`: milliseconds of the database's clock. */
export type Reading<E> = { seen: Snapshot; floor: bigint | null; at: number; events: readonly ReadEvent<E>[] };

export type RecentEvents<E> = {
  add: (reading: Reading<E>) => void;
  /** Whether the client saw events not read here yet; read first. */
  isAhead: (seen: Snapshot) => boolean;
  /** Null when unknown, or never seen in this database. */
  missedSince: (seen: Snapshot) => readonly ReadEvent<E>[] | null;
  since: (instant: number) => readonly ReadEvent<E>[];
};

const later = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** @param maxKept limit of the events kept, however recent */
export const makeRecentEvents = <E>({ keptMs, maxKept }: { keptMs: number; maxKept: number }): RecentEvents<E> => {
  let events: ReadEvent<E>[] = [];
  let floor = 0n;
  let seenHere: Snapshot | null = null;

  /** Invariant: every event at or above the floor is kept. */
  const forget = (now: number): void => {
    const fresh = events.findIndex(({ at }) => at >= now - keptMs);
    const old = Math.max(fresh === -1 ? events.length : fresh, events.length - maxKept, 0);
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
