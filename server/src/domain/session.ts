/** When somebody was last here, and the latest end of their session whatever they do. */
export type SessionTimes = { lastSeenAt: Date; expiresAt: Date };

const minute = 60_000;

/** When the session ends unless the person does something: the idle limit or the absolute one (product §8). */
export const sessionEnd = ({ lastSeenAt, expiresAt }: SessionTimes, idleMinutes: number): Date =>
  new Date(Math.min(lastSeenAt.getTime() + idleMinutes * minute, expiresAt.getTime()));

export const isSessionAlive = (times: SessionTimes, idleMinutes: number, now: Date): boolean =>
  now < sessionEnd(times, idleMinutes);

/** A sign of life is worth a write when the last one is this old: once a minute is enough. */
export const sightingDue = (now: Date): Date => new Date(now.getTime() - minute);

/** The times of a session that begins now. */
export const newSessionTimes = (now: Date, absoluteHours: number): SessionTimes => ({
  lastSeenAt: now,
  expiresAt: new Date(now.getTime() + absoluteHours * 60 * minute),
});

/** A session not seen since this instant is over. */
export const idleSince = (now: Date, idleMinutes: number): Date => new Date(now.getTime() - idleMinutes * minute);
