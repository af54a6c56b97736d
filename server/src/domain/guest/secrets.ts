import { randomInt } from 'node:crypto';

import { keyDigest, newMailedKey } from '../mailedKey.ts';

/** Minutes that a code, a visit being booked and a visit found again live (product §8 Lives). */
export const guestMinutes = { code: 10, booking: 20, managing: 15 } as const;

/** So many wrong codes and the code serves for nothing; so many wrong birth dates and the reference is locked for a day. */
export const guestTries = { codes: 5, birthDates: 5, lockedHours: 24 } as const;

/** How many coming visits one mailbox may have booked, over all persons. */
export const appointmentsAContact = 6;

const digits = 6;

/** A code that anybody can read off one screen and type on another: six digits from the system’s secure source. */
export const makeGuestCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** A code as it is typed, without its spaces and hyphens. */
export const bareGuestCode = (typed: string): string => typed.replace(/[\s\u2010-\u2015-]/g, '');

/** What of a code is kept: its digest under a key, since six digits are few enough to try them all. */
export const guestCodeText = (tokenHash: Buffer, code: string): string =>
  `express code\n${tokenHash.toString('hex')}\n${code}`;

/** A reference as it is printed, whatever spaces and small letters it was typed with. */
export const bareReference = (typed: string): string => typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');

/** The token of a visit being booked, and of one found again: 256 random bits, of which the database keeps a digest. */
export const newGuestToken = newMailedKey;
export const hashBookingToken = keyDigest('express booking');
export const hashManageToken = keyDigest('express visit');
