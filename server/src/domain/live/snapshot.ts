/** A PostgreSQL `pg_snapshot`: sees transactions before `xmin`, and those before `xmax` that were not running. */
export type Snapshot = { text: string; xmin: bigint; xmax: bigint; running: ReadonlySet<bigint> };

const maxLength = 8_000;
const shape = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19},)*\d{1,19})?$/;

/** Parses `xmin:xmax:running,…`; null when malformed: a browser may send it (`Last-Event-ID`). */
export const parseSnapshot = (text: string): Snapshot | null => {
  const parts = text.length > maxLength ? null : shape.exec(text);
  if (parts === null) return null;
  const [, least = '', next = '', running = ''] = parts;
  const [xmin, xmax] = [BigInt(least), BigInt(next)];
  if (xmin > xmax) return null;
  return { text, xmin, xmax, running: new Set(running === '' ? [] : running.split(',').map(BigInt)) };
};

export const hasSeen = ({ xmin, xmax, running }: Snapshot, xid: bigint): boolean =>
  xid < xmin || (xid < xmax && !running.has(xid));

/**
 * Whether one snapshot may see a transaction that the other does not. With the same `xmax`, each can be ahead of the
 * other.
 */
export const isAheadOf = (one: Snapshot, other: Snapshot): boolean =>
  one.xmax > other.xmax || [...other.running].some((xid) => hasSeen(one, xid));
