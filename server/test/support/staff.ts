import { randomUUID } from 'node:crypto';

import type { StaffRole } from '../../../contract/staffRoles.ts';
import { staffRoot, staffXsrfCookie } from '../../../contract/staffCalls.ts';
import { addStaff } from '../../src/data/staff/staffAccounts.ts';
import { insertStaffSession } from '../../src/data/staff/staffSessions.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { newSecret } from '../../src/domain/secondFactor/oneTimeCode.ts';
import type { Deps } from '../../src/http/deps.ts';
import { hashToken, newSessionToken, xsrfTokenOf } from '../../src/http/sessionCookies.ts';
import { codeAt } from './authenticator.ts';
import { nothing, type Sender } from './booking.ts';
import { openBrowser, type Visitor } from './browser.ts';
import type { TestApp } from './testApp.ts';

export const staffPassword = 'Registre-Ouvert-31';

export type StaffPerson = {
  staffId: string;
  login: string;
  name: string;
  /** The six digits so many seconds from now. */
  code: (seconds?: number) => string;
};

type Wanted = {
  name?: string;
  clinicId?: string;
  role?: StaffRole;
  professionalId?: string;
  password?: string;
};

/** Somebody who works at a clinic. Without a password they cannot sign in, which spares its computation. */
export const staffPerson = async (
  { db, passwords, vault, clock }: Deps,
  { name = 'Nadia Roy', clinicId, role = 'reception', professionalId, password }: Wanted = {},
): Promise<StaffPerson> => {
  const [login, totpSecret] = [`nadia.${randomUUID().slice(0, 8)}`, newSecret()];
  const posts = clinicId === undefined ? [] : [{ clinicId, role, professionalId: professionalId ?? null }];
  const hash = password === undefined ? { hash: () => Promise.resolve('') } : passwords;
  const staffId = await inTransaction(db, (transaction) =>
    addStaff(
      transaction,
      { vault, passwords: hash },
      { login, name, lang: 'fr', password: password ?? '', totpSecret, posts },
    ),
  );
  if (staffId === undefined) throw new Error(`${login} is taken`);
  return {
    staffId,
    login,
    name,
    code: (seconds = 0) => codeAt(totpSecret, new Date(clock().getTime() + seconds * 1_000)),
  };
};

export type StaffBrowser = StaffPerson & { cookies: Map<string, string>; send: Sender; visitor: Visitor };

/** A signed-in member of the staff. */
export const staffOn = async ({ app, deps }: Pick<TestApp, 'app' | 'deps'>, wanted: Wanted): Promise<StaffBrowser> => {
  const person = await staffPerson(deps, wanted);
  const token = newSessionToken();
  const now = deps.clock();
  await insertStaffSession(deps.db, {
    tokenHash: hashToken(token),
    sessionId: randomUUID(),
    staffId: person.staffId,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 12 * 3_600_000),
  });
  const cookies = new Map([
    ['staff', token],
    [staffXsrfCookie, xsrfTokenOf(token, deps.csrf.newest())],
  ]);
  const visitor = openBrowser(app, cookies);
  const send: Sender = async (method, path, payload, headers = {}) => {
    const url = `/${staffRoot}/${path}`;
    const answer = await visitor.send({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    const body = answer.body === '' ? nothing : answer.json<never>();
    return { status: answer.statusCode, body, refusal: body, raw: answer.body };
  };
  return { ...person, cookies, visitor, send };
};
