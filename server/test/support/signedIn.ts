import { randomUUID } from 'node:crypto';

import type { Deps } from '../../src/http/deps.ts';
import { hashToken, newSessionToken, xsrfTokenOf } from '../../src/http/sessionCookies.ts';

/** Somebody with an account and a session, and the cookies of their browser. */
export type SignedIn = { accountId: string; patientId: string; cookies: Map<string, string> };

type Signing = { db: Deps['db']; csrf: Pick<Deps['csrf'], 'newest'> };

/** People with accounts and sessions, without the time that so many passwords would take. */
export const signedIn = async ({ db, csrf }: Signing, count: number): Promise<SignedIn[]> => {
  const people = Array.from({ length: count }, () => ({
    accountId: randomUUID(),
    patientId: randomUUID(),
    token: newSessionToken(),
  }));
  const later = new Date(Date.now() + 12 * 3_600_000);
  await db
    .insertInto('patients')
    .values(
      people.map(({ patientId }) => ({
        id: patientId,
        first_name: 'Camille',
        last_name: 'Tremblay',
        birth_date: '1980-02-29',
      })),
    )
    .execute();
  await db
    .insertInto('accounts')
    .values(
      people.map(({ accountId, patientId }) => ({
        id: accountId,
        patient_id: patientId,
        login: accountId,
        email: `${accountId}@exemple.ca`,
        email_verified_at: new Date(),
        password_hash: '',
        lang: 'fr' as const,
        email_details: true,
      })),
    )
    .execute();
  await db
    .insertInto('sessions')
    .values(
      people.map(({ accountId, token }) => ({
        token_hash: hashToken(token),
        id: randomUUID(),
        account_id: accountId,
        expires_at: later,
      })),
    )
    .execute();
  return people.map(({ token, ...ids }) => ({
    ...ids,
    cookies: new Map([
      ['session', token],
      ['XSRF-TOKEN', xsrfTokenOf(token, csrf.newest())],
    ]),
  }));
};
