import { createHash, randomBytes } from 'node:crypto';

const shape = /^[\w-]{43}$/;

/** 256 random bits in base64url: whoever knows them reads a calendar without signing in. */
export const newFeedSecret = (): string => randomBytes(32).toString('base64url');

/** By what the database finds a feed: reading the table opens none. */
export const hashFeedSecret = (secret: string): Buffer =>
  createHash('sha256').update(`calendar feed\n${secret}`).digest();

/** The end of a feed’s address tells calendars what they get. */
const ending = '.ics';

/** The secret in the last part of an address, or null for what cannot be one. */
export const secretIn = (part: string): string | null => {
  const secret = part.endsWith(ending) ? part.slice(0, -ending.length) : part;
  return shape.test(secret) ? secret : null;
};

/** The address that a calendar subscribes to. It begins with PUBLIC_URL, whatever host was asked for (security: T4). */
export const feedAddress = (publicUrl: string, secret: string): string =>
  `${publicUrl}/nosession/api/calendar/${secret}${ending}`;
