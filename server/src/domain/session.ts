import { minuteMs } from './durations.ts';

export type SessionTimes = { lastSeenAt: Date; expiresAt: Date };

/** The earlier of the idle and absolute limits (product §8). */
export const sessionEnd = ({ lastSeenAt, expiresAt }: SessionTimes, idleMinutes: number): Date =>
  new Date(Math.min(lastSeenAt.getTime() + idleMinutes * minuteMs, expiresAt.getTime()));

export const isSessionAlive = (times: SessionTimes, idleMinutes: number, now: Date): boolean =>
  now < sessionEnd(times, idleMinutes);

/** At most one write a minute. */
export const sightingDue = (now: Date): Date => new Date(now.getTime() - minuteMs);

export const newSessionTimes = (now: Date, absoluteHours: number): SessionTimes => ({
  lastSeenAt: now,
  expiresAt: new Date(now.getTime() + absoluteHours * 60 * minuteMs),
});

export const idleSince = (now: Date, idleMinutes: number): Date => new Date(now.getTime() - idleMinutes * minuteMs);
