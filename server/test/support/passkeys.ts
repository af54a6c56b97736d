import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';

import type { LightMyRequestResponse as Answer } from 'fastify';
import { sql } from 'kysely';

import type { AddedPasskey, Passkeys, PasskeyCreation, PasskeyRequest } from '../../../contract/passkeys.ts';
import { makeAuthenticator } from './authenticator.ts';
import { openBrowser, type Visitor } from './browser.ts';
import { secondFactorStage } from './secondFactor.ts';

export const publicUrl = 'https://portail.exemple';

export type Authenticator = ReturnType<typeof makeAuthenticator>;
export type Wrong = Parameters<Authenticator['get']>[1];

/** The application under a public name, a person who signed up, and a telephone that makes passkeys. */
export const passkeyStage = async (t: TestContext, env: Record<string, string> = {}) => {
  const stage = await secondFactorStage(t, { env: { PUBLIC_URL: publicUrl, ...env } });
  const { app, db, person, post, visitor } = stage;
  const phone = makeAuthenticator(publicUrl);

  const beginAdding = (from: Visitor = visitor, password = person.password): Promise<Answer> =>
    post('user/passkeys/begin', { password }, from);

  const tryAdding = async (wrong: Wrong = {}, device = phone): Promise<Answer> => {
    const begun = await beginAdding();
    assert.equal(begun.statusCode, 200, begun.body);
    const credential = device.create(begun.json<PasskeyCreation>(), wrong);
    return post('user/passkeys', { name: 'Mon téléphone', credential });
  };

  const add = async (device = phone): Promise<AddedPasskey> => {
    const added = await tryAdding({}, device);
    assert.equal(added.statusCode, 200, added.body);
    return added.json<AddedPasskey>();
  };

  const beginLogin = async (from: Visitor, isSecondStep = false): Promise<PasskeyRequest> => {
    const begun = await post('login/passkey/begin', { isSecondStep }, from);
    assert.equal(begun.statusCode, 200, begun.body);
    return begun.json<PasskeyRequest>();
  };

  const giveKey = async (
    from: Visitor,
    {
      isSecondStep = false,
      wrong = {},
      device = phone,
    }: { isSecondStep?: boolean; wrong?: Wrong; device?: Authenticator },
  ): Promise<Answer> => {
    const asked = await beginLogin(from, isSecondStep);
    return post('login/passkey', { isSecondStep, credential: device.get(asked, wrong) }, from);
  };

  const signIn = (wrong: Wrong = {}, from = openBrowser(app)): Promise<Answer> => giveKey(from, { wrong });

  const check = async (wrong: Wrong = {}, from = visitor, device = phone): Promise<Answer> => {
    const begun = await post('user/passkeys/check/begin', {}, from);
    if (begun.statusCode !== 200) return begun;
    return post('user/passkeys/check', { credential: device.get(begun.json<PasskeyRequest>(), wrong) }, from);
  };

  const list = async (): Promise<Passkeys['passkeys']> =>
    (await visitor.send({ url: '/api/user/passkeys' })).json<Passkeys>().passkeys;

  const letTimePass = () => sql`update sessions set code_given_at = code_given_at - interval '10 minutes'`.execute(db);

  return { ...stage, phone, beginAdding, tryAdding, add, beginLogin, giveKey, signIn, check, list, letTimePass };
};
