import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';

import { hash } from '@node-rs/argon2';
import type { LightMyRequestResponse as Answer } from 'fastify';

import { overtakablePasswords } from './overtaken.ts';
import { idsOf } from './people.ts';
import { recoveryStage } from './recovery.ts';
import { logIn, openBrowser } from './browser.ts';

export const intruders = 'intrus@exemple.ca';

/**
 * Somebody whose password another person knows, who signed in by it, and the key by which the owner takes the account
 * back.
 */
export const setUp = async (t: TestContext) => {
  const { passwords, overtaken } = overtakablePasswords();
  const stage = await recoveryStage(t, { deps: { passwords } });
  const {
    app,
    deps: { db },
  } = stage;
  const { person, visitor } = await stage.signUp();
  const { accountId } = await idsOf(db, person.login);
  const key = await stage.keyOf(person);
  const recover = async () => {
    assert.equal((await stage.modify(key, person.login)).statusCode, 200);
  };
  const post = (url: string, payload: object) =>
    visitor.send({ method: 'POST', url, payload: { password: person.password, ...payload } });
  const acts = {
    password: () =>
      post('/api/user/password', { newPassword: 'Autre-Canot-2001', confirmNewPassword: 'Autre-Canot-2001' }),
    email: () => post('/api/user/email', { email: intruders }),
    close: () => post('/api/user/close', { visits: 'keep' }),
  };
  const account = () =>
    db
      .selectFrom('accounts')
      .where('id', '=', accountId)
      .select(['password_hash as hash', 'pending_email as pendingEmail', 'closed_at as closedAt'])
      .executeTakeFirstOrThrow();
  const sessions = async () =>
    (await db.selectFrom('sessions').select('id').where('account_id', '=', accountId).execute()).length;
  const signsIn = async (password: string) =>
    (await logIn(openBrowser(app), person.login, password)).statusCode === 200;
  /** Keeps the password as it was kept at another cost. */
  const outdate = async () => {
    const kept = await hash(person.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await db.updateTable('accounts').set({ password_hash: kept }).where('id', '=', accountId).execute();
  };
  return { ...stage, db, person, visitor, accountId, overtaken, recover, acts, account, sessions, signsIn, outdate };
};

type Scene = Awaited<ReturnType<typeof setUp>>;

export const told = (answer: Answer): string =>
  answer.body === ''
    ? `${answer.statusCode}`
    : `${answer.statusCode} ${answer.json<{ message?: string }>().message ?? ''}`;
export const wrongNameOrPassword = '403 errors.invalidCredentials';

export const signInAt =
  ({ app, person }: Scene, url: string) =>
  (): Promise<Answer> =>
    openBrowser(app).send({ method: 'POST', url, payload: { username: person.login, password: person.password } });
