import { createHash, randomBytes } from 'node:crypto';

const shape = /^[\w-]{43}$/;

/** 256 random bits; grants read access without sign-in. */
export const newFeedSecret = (): string => randomBytes(32).toString('base64url');

/** Only the digest is stored, so a leaked table opens no feed. */
export const hashFeedSecret = (secret: string): Buffer =>
  createHash('sha256').update(`calendar feed\n${secret}`).digest();

const ending = '.ics';

export const secretIn = (part: string): string | null => {
  const secret = part.endsWith(ending) ? part.slice(0, -ending.length) : part;
  return shape.test(secret) ? secret : null;
};

/** Built on PUBLIC_URL, never on the Host header (security: T4). */
export const feedAddress = (publicUrl: string, secret: string): string =>
  `${publicUrl}/nosession/api/calendar/${secret}${ending}`;
