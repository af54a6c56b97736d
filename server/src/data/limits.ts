import type { Kysely } from 'kysely';

import { textCodeLimits } from '../../../contract/limits.ts';
import { addressKey, wideAddressKey, wideTimes } from '../domain/addressKey.ts';
import type { Tables } from './tables.ts';
import { everybody, textCeiling } from './texts/textCeiling.ts';
import { growingThrottle, noThrottle, windowThrottle, type Throttle } from './throttle.ts';
import type { Vault } from './vault.ts';

const minute = 60;
const day = 24 * 60 * minute;

/** `username` is folded. */
export type LoginTry = { address: string; username: string; knownDevice: string | null };

export type CodeTry = { address: string; accountId: string; knownDevice: string | null };

export type Limits = {
  admitLogin: (attempt: LoginTry) => Promise<void>;
  forgetLogin: (attempt: LoginTry) => Promise<void>;
  /** Of the second step; the address counts with its passwords. */
  admitCode: (attempt: CodeTry) => Promise<void>;
  forgetCode: (attempt: CodeTry) => Promise<void>;
  admitSignup: (address: string) => Promise<void>;
  admitRecovery: (address: string) => Promise<void>;
  admitMailedKey: (address: string) => Promise<void>;
  admitInvitationCode: (address: string) => Promise<void>;
  /** By address: a count by account would lock its owner out. */
  admitPasskey: (address: string) => Promise<void>;
  admitGuest: (address: string) => Promise<void>;
  admitGuestCode: (request: { address: string; email: string }) => Promise<void>;
  admitGuestAppointment: (address: string) => Promise<void>;
  /** Many people or calendars can share one address. */
  admitCalendar: (address: string) => Promise<void>;
  admitTextCode: (request: { address: string; accountId: string; number: string }) => Promise<void>;
  admitVerification: (accountId: string) => Promise<void>;
  admitDependent: (accountId: string) => Promise<void>;
  admitReport: (address: string) => Promise<void>;
  admitExport: (accountId: string) => Promise<void>;
  admitPasswordCheck: (accountId: string) => Promise<void>;
  forgetPasswordCheck: (accountId: string) => Promise<void>;
  /** By session: none opens without a code, so a stolen one neither guesses on nor locks out. */
  admitCodeCheck: (sessionId: string) => Promise<void>;
  forgetCodeCheck: (sessionId: string) => Promise<void>;
  /** Nothing is on yet, so sessions are as cheap as the password. */
  admitEnrolment: (accountId: string) => Promise<void>;
  forgetEnrolment: (accountId: string) => Promise<void>;
};

type Options = { rateLimits: boolean; textCodesPerHour: number };

const makeTools = (db: Kysely<Tables>, { blindIndex }: Vault, { rateLimits, textCodesPerHour }: Options) => {
  const inForce = (throttle: Throttle): Throttle => (rateLimits ? throttle : noThrottle);
  const digest = (...parts: string[]): string => blindIndex(`limit\n${parts.join('\n')}`).toString('base64url');
  return {
    digest,
    ofTextCodes: inForce(textCeiling(db, textCodesPerHour)),
    guesses: (name: string) => inForce(growingThrottle(db, { name, points: 5, seconds: 15 * minute })),
    within: (name: string, points: number, seconds: number) => inForce(windowThrottle(db, { name, points, seconds })),
    fromAddress: (name: string, points: number, seconds: number, options: { sweeps?: true } = {}) => {
      const near = inForce(windowThrottle(db, { name, points, seconds, ...options }));
      const wide = inForce(windowThrottle(db, { name: `${name}-wide`, points: points * wideTimes, seconds }));
      return async (address: string): Promise<void> => {
        await near.admit(digest(addressKey(address)));
        const network = wideAddressKey(address);
        if (network !== null) await wide.admit(digest(network));
      };
    },
  };
};

type Tools = ReturnType<typeof makeTools>;

/**
 * Login counts per address and per name. A known device has its own bucket, so that others cannot lock the owner out.
 * Unknown names count too, to reveal nothing.
 */
const limitGuesses = ({ digest, fromAddress, guesses }: Tools) => {
  const byAddress = fromAddress('login-address', 30, minute, { sweeps: true });
  const byName = guesses('login-name');
  const [passwordChecks, codes] = [guesses('password-account'), guesses('code-account')];
  const [codeChecks, enrolments] = [guesses('code-session'), guesses('enrolment-account')];
  const keyOf = (name: string, knownDevice: string | null): string => digest(name, knownDevice ?? '');
  return {
    admitLogin: async (attempt) => {
      if (attempt.knownDevice === null) await byAddress(attempt.address);
      await byName.admit(keyOf(attempt.username, attempt.knownDevice));
    },
    forgetLogin: ({ username, knownDevice }) => byName.forget(keyOf(username, knownDevice)),
    admitCode: async (attempt) => {
      if (attempt.knownDevice === null) await byAddress(attempt.address);
      await codes.admit(keyOf(attempt.accountId, attempt.knownDevice));
    },
    forgetCode: ({ accountId, knownDevice }) => codes.forget(keyOf(accountId, knownDevice)),
    admitPasswordCheck: (accountId) => passwordChecks.admit(digest(accountId)),
    forgetPasswordCheck: (accountId) => passwordChecks.forget(digest(accountId)),
    admitCodeCheck: (sessionId) => codeChecks.admit(digest(sessionId)),
    forgetCodeCheck: (sessionId) => codeChecks.forget(digest(sessionId)),
    admitEnrolment: (accountId) => enrolments.admit(digest(accountId)),
    forgetEnrolment: (accountId) => enrolments.forget(digest(accountId)),
  } satisfies Partial<Limits>;
};

const limitSending = ({ digest, fromAddress, ofTextCodes, within }: Tools) => {
  const { perDay } = textCodeLimits;
  const codesFrom = fromAddress('express-code-address', 30, 60 * minute);
  const codesTo = within('express-code-mailbox', 5, 60 * minute);
  const textCodesFrom = fromAddress('text-code-address', 30, 60 * minute);
  const textCodesOf = within('text-code-account', perDay, day);
  const textCodesTo = within('text-code-number', perDay, day);
  const verifications = within('verification-account', 5, 60 * minute);
  return {
    admitGuestCode: async ({ address, email }) => {
      await codesFrom(address);
      await codesTo.admit(digest(email));
    },
    admitTextCode: async ({ address, accountId, number }) => {
      await textCodesFrom(address);
      await textCodesOf.admit(digest(accountId));
      await textCodesTo.admit(digest(number));
      await ofTextCodes.admit(everybody);
    },
    admitVerification: (accountId) => verifications.admit(digest(accountId)),
  } satisfies Partial<Limits>;
};

/** The limits of security 4.2, shared by all processes. Each `admit…` counts one try. @throws TooManyAttempts */
export const makeLimits = (db: Kysely<Tables>, vault: Vault, options: Options): Limits => {
  const tools = makeTools(db, vault, options);
  const { digest, fromAddress, within } = tools;
  const dependents = within('dependent-account', 10, 60 * minute);
  const exports = within('export-account', 6, 60 * minute);
  return {
    ...limitGuesses(tools),
    ...limitSending(tools),
    admitSignup: fromAddress('signup-address', 20, 60 * minute),
    admitRecovery: fromAddress('recovery-address', 10, 60 * minute),
    admitMailedKey: fromAddress('mailed-key-address', 10, minute),
    admitInvitationCode: fromAddress('hub-code-address', 10, minute),
    admitPasskey: fromAddress('passkey-address', 120, minute),
    admitGuest: fromAddress('express-address', 120, minute),
    admitGuestAppointment: fromAddress('express-visit-address', 20, 60 * minute),
    admitReport: fromAddress('report-address', 20, 60 * minute),
    admitCalendar: fromAddress('calendar-address', 120, minute),
    admitDependent: (accountId) => dependents.admit(digest(accountId)),
    admitExport: (accountId) => exports.admit(digest(accountId)),
  };
};
