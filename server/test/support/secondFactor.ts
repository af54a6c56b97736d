import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';

import type { LightMyRequestResponse as Answer } from 'fastify';

import { codeAt } from './authenticator.ts';
import { logIn, openBrowser, type Visitor } from './browser.ts';
import { recoveryStage } from './recovery.ts';
import type { TestAppOptions } from './testApp.ts';

type More = { headers?: Record<string, string>; from?: string };

/** The application, a person who signed up, and the steps of a second factor. */
export const secondFactorStage = async (t: TestContext, options: TestAppOptions = {}) => {
  // Stands still: a code is of the step that the test names.
  const now = new Date();
  const stage = await recoveryStage(t, { ...options, deps: { clock: () => now, ...options.deps } });
  const { app, deps } = stage;
  const { person, visitor } = await stage.signUp();
  let secret = '';

  const post = (path: string, payload: object, from: Visitor = visitor, more: More = {}): Promise<Answer> =>
    from.send({ method: 'POST', url: `/api/${path}`, payload, ...more });

  /** The six digits of the app so many steps of thirty seconds from now. */
  const code = (steps = 0): string => codeAt(secret, new Date(deps.clock().getTime() + steps * 30_000));

  const begin = async (from: Visitor = visitor): Promise<Answer> => {
    const begun = await post('user/factor/begin', { password: person.password }, from);
    if (begun.statusCode === 200) ({ secret } = begun.json<{ secret: string }>());
    return begun;
  };

  /** Turned on with the code of the step before, so that the present one is still to use. */
  const turnOn = async (): Promise<string[]> => {
    assert.equal((await begin()).statusCode, 200);
    const confirmed = await post('user/factor/confirm', { code: code(-1) });
    assert.equal(confirmed.statusCode, 200, confirmed.body);
    return confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes;
  };

  /** A browser that gave the right password, and waits for the code. */
  const atSecondStep = async (password = person.password, more: More = {}): Promise<Visitor> => {
    const browser = openBrowser(app);
    const answer = await logIn(browser, person.login, password, more);
    assert.deepEqual([answer.statusCode, answer.json()], [403, { message: 'factor.codeNeeded' }]);
    return browser;
  };

  const giveCode = (from: Visitor, typed: string, more: More = {}): Promise<Answer> =>
    post('login/code', { code: typed }, from, more);

  const logInWithCode = async (password: string, typed: string): Promise<Visitor> => {
    const browser = await atSecondStep(password);
    assert.equal((await giveCode(browser, typed)).statusCode, 200);
    return browser;
  };

  const isSignedIn = async (from: Visitor): Promise<boolean> =>
    (await from.send({ url: '/api/user' })).statusCode === 200;

  const trail = async (): Promise<string[]> => {
    const rows = await deps.db.selectFrom('audit_events').select('action').orderBy('id').execute();
    return rows.map(({ action }) => action);
  };

  return {
    ...stage,
    db: deps.db,
    person,
    visitor,
    post,
    code,
    begin,
    turnOn,
    atSecondStep,
    giveCode,
    logInWithCode,
    isSignedIn,
    trail,
  };
};
