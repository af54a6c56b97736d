import { randomInt } from 'node:crypto';

import { keyDigest, newMailedKey } from '../mailedKey.ts';

/** Minutes (product §8 Lives). */
export const guestMinutes = { code: 10, booking: 20, managing: 15 } as const;

export const guestTries = { codes: 5, birthDates: 5, lockedHours: 24 } as const;

export const maxAppointmentsPerContact = 6;

const digits = 6;

export const makeGuestCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

export const bareGuestCode = (typed: string): string => typed.replace(/[\s\u2010-\u2015-]/g, '');

/** Stored keyed: six digits could be brute-forced. */
export const guestCodeText = (tokenHash: Buffer, code: string): string =>
  `express code\n${tokenHash.toString('hex')}\n${code}`;

export const bareReference = (typed: string): string => typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');

/** The database stores a digest. */
export const newGuestToken = newMailedKey;
export const hashBookingToken = keyDigest('express booking');
export const hashManageToken = keyDigest('express visit');
