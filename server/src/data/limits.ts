import type { Kysely } from 'kysely';

import { addressKey } from '../domain/addressKey.ts';
import type { Tables } from './tables.ts';
import { growingThrottle, noThrottle, windowThrottle, type Throttle } from './throttle.ts';
import type { Vault } from './vault.ts';

const minute = 60;

/** Who tries to sign in: from where, under which folded name, and on which device when the account knows it. */
export type LoginTry = { address: string; username: string; knownDevice: string | null };

export type Limits = {
  /** Counts a try to sign in. @throws TooManyAttempts */
  admitLogin: (attempt: LoginTry) => Promise<void>;
  /** The try succeeded: what was tried under that name is forgotten. */
  forgetLogin: (attempt: LoginTry) => Promise<void>;
  /** Counts a sign-up: 20 an hour from one address. @throws TooManyAttempts */
  admitSignup: (address: string) => Promise<void>;
  /** Counts a request for recovery: 10 an hour from one address, whoever it is for. @throws TooManyAttempts */
  admitRecovery: (address: string) => Promise<void>;
  /** Counts a try with a mailed key: 10 a minute from one address. @throws TooManyAttempts */
  admitMailedKey: (address: string) => Promise<void>;
  /** Counts a try with the code of an invitation: 10 a minute from one address, whoever it is for. @throws TooManyAttempts */
  admitInvitationCode: (address: string) => Promise<void>;
  /** Counts a step of somebody without an account: 120 a minute from one address, which many people share. @throws TooManyAttempts */
  admitGuest: (address: string) => Promise<void>;
  /** Counts a code to a mailbox: 30 an hour from one address, 5 an hour to one mailbox, whoever asks. @throws TooManyAttempts */
  admitGuestCode: (request: { address: string; email: string }) => Promise<void>;
  /** Counts a try to book without an account: 20 an hour from one address. @throws TooManyAttempts */
  admitGuestAppointment: (address: string) => Promise<void>;
  /** Counts a calendar that asks for its feed: 120 a minute from one address, which many calendars share. @throws TooManyAttempts */
  admitCalendar: (address: string) => Promise<void>;
  /** Counts a mail that confirms an address: 5 an hour for one account. @throws TooManyAttempts */
  admitVerification: (accountId: string) => Promise<void>;
  /** Counts a request to act for somebody: 10 an hour for one account. @throws TooManyAttempts */
  admitDependent: (accountId: string) => Promise<void>;
  /** Counts a file of one’s own that is taken along: 6 an hour for one account. @throws TooManyAttempts */
  admitExport: (accountId: string) => Promise<void>;
  /** Counts a try at the password of a session that is open: as at login, in a bucket of its own. @throws TooManyAttempts */
  admitPasswordCheck: (accountId: string) => Promise<void>;
  /** The password was right: the tries before are forgotten. */
  forgetPasswordCheck: (accountId: string) => Promise<void>;
};

/**
 * The limits of security 4.2, shared by every process through the database. Two separate buckets for login: the address
 * (30 a minute), else one address could try many names; and the name (5 in 15 minutes, then growing delays), else many
 * addresses could try one. A known device has a bucket of its own and passes the address: nobody else's tries keep the owner out.
 * Names are counted as typed, known or not: how a name is limited tells nothing about it.
 */
export const makeLimits = (
  db: Kysely<Tables>,
  { blindIndex }: Vault,
  { rateLimits }: { rateLimits: boolean },
): Limits => {
  const inForce = (throttle: Throttle): Throttle => (rateLimits ? throttle : noThrottle);
  const byAddress = inForce(windowThrottle(db, { name: 'login-address', points: 30, seconds: minute, sweeps: true }));
  const byName = inForce(growingThrottle(db, { name: 'login-name', points: 5, seconds: 15 * minute }));
  const signups = inForce(windowThrottle(db, { name: 'signup-address', points: 20, seconds: 60 * minute }));
  const recoveries = inForce(windowThrottle(db, { name: 'recovery-address', points: 10, seconds: 60 * minute }));
  const mailedKeys = inForce(windowThrottle(db, { name: 'mailed-key-address', points: 10, seconds: minute }));
  const invitationCodes = inForce(windowThrottle(db, { name: 'hub-code-address', points: 10, seconds: minute }));
  const guests = inForce(windowThrottle(db, { name: 'express-address', points: 120, seconds: minute }));
  const codesFrom = inForce(windowThrottle(db, { name: 'express-code-address', points: 30, seconds: 60 * minute }));
  const codesTo = inForce(windowThrottle(db, { name: 'express-code-mailbox', points: 5, seconds: 60 * minute }));
  const guestsAppointments = inForce(
    windowThrottle(db, { name: 'express-visit-address', points: 20, seconds: 60 * minute }),
  );
  const calendars = inForce(windowThrottle(db, { name: 'calendar-address', points: 120, seconds: minute }));
  const verifications = inForce(windowThrottle(db, { name: 'verification-account', points: 5, seconds: 60 * minute }));
  const dependents = inForce(windowThrottle(db, { name: 'dependent-account', points: 10, seconds: 60 * minute }));
  const exports = inForce(windowThrottle(db, { name: 'export-account', points: 6, seconds: 60 * minute }));
  const passwordChecks = inForce(growingThrottle(db, { name: 'password-account', points: 5, seconds: 15 * minute }));
  const digest = (...parts: string[]): string => blindIndex(`limit\n${parts.join('\n')}`).toString('base64url');
  const nameKey = ({ username, knownDevice }: LoginTry): string => digest(username, knownDevice ?? '');
  return {
    admitLogin: async (attempt) => {
      if (attempt.knownDevice === null) await byAddress.admit(digest(addressKey(attempt.address)));
      await byName.admit(nameKey(attempt));
    },
    forgetLogin: (attempt) => byName.forget(nameKey(attempt)),
    admitSignup: (address) => signups.admit(digest(addressKey(address))),
    admitRecovery: (address) => recoveries.admit(digest(addressKey(address))),
    admitMailedKey: (address) => mailedKeys.admit(digest(addressKey(address))),
    admitInvitationCode: (address) => invitationCodes.admit(digest(addressKey(address))),
    admitGuest: (address) => guests.admit(digest(addressKey(address))),
    admitGuestCode: async ({ address, email }) => {
      await codesFrom.admit(digest(addressKey(address)));
      await codesTo.admit(digest(email));
    },
    admitGuestAppointment: (address) => guestsAppointments.admit(digest(addressKey(address))),
    admitCalendar: (address) => calendars.admit(digest(addressKey(address))),
    admitVerification: (accountId) => verifications.admit(digest(accountId)),
    admitDependent: (accountId) => dependents.admit(digest(accountId)),
    admitExport: (accountId) => exports.admit(digest(accountId)),
    admitPasswordCheck: (accountId) => passwordChecks.admit(digest(accountId)),
    forgetPasswordCheck: (accountId) => passwordChecks.forget(digest(accountId)),
  };
};
