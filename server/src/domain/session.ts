export type SessionTimes = { lastSeenAt: Date; expiresAt: Date };

const minute = 60_000;

/** The earlier of the idle and absolute limits (product §8). */
export const sessionEnd = ({ lastSeenAt, expiresAt }: SessionTimes, idleMinutes: number): Date =>
  new Date(Math.min(lastSeenAt.getTime() + idleMinutes * minute, expiresAt.getTime()));

export const isSessionAlive = (times: SessionTimes, idleMinutes: number, now: Date): boolean =>
  now < sessionEnd(times, idleMinutes);

/** At most one write a minute. */
export const sightingDue = (now: Date): Date => new Date(now.getTime() - minute);

export const newSessionTimes = (now: Date, absoluteHours: number): SessionTimes => ({
  lastSeenAt: now,
  expiresAt: new Date(now.getTime() + absoluteHours * 60 * minute),
});

export const idleSince = (now: Date, idleMinutes: number): Date => new Date(now.getTime() - idleMinutes * minute);
