import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';

import type { LightMyRequestResponse as Answer } from 'fastify';
import { sql } from 'kysely';

import type { Passkey, PasskeyCreation, PasskeyRequest } from '../../../contract/passkeys.ts';
import type { SecondFactor } from '../../../contract/secondFactor.ts';
import { openBrowser, type Visitor } from './browser.ts';
import { makeDevice, type PasskeyDevice, type Wrong } from './passkeyDevice.ts';
import { secondFactorStage } from './secondFactor.ts';

export const publicUrl = 'https://portail.exemple';

type Giving = { isSecondStep?: boolean; wrong?: Wrong; device?: PasskeyDevice };

/** The application under a public name, a person who signed up, and a telephone that makes passkeys. */
export const passkeyStage = async (t: TestContext, env: Record<string, string> = {}) => {
  const stage = await secondFactorStage(t, { env: { PUBLIC_URL: publicUrl, ...env } });
  const { app, db, person, post, visitor } = stage;
  const phone = makeDevice(publicUrl);

  const beginAdding = (from: Visitor = visitor, password = person.password): Promise<Answer> =>
    post('user/passkeys/begin', { password }, from);

  const tryAdding = async (wrong: Wrong = {}, device = phone): Promise<Answer> => {
    const begun = await beginAdding();
    assert.equal(begun.statusCode, 200, begun.body);
    const credential = device.create(begun.json<PasskeyCreation>(), wrong);
    return post('user/passkeys', { name: 'Mon téléphone', credential });
  };

  /** @returns the recovery codes */
  const add = async (device = phone): Promise<string[]> => {
    const added = await tryAdding({}, device);
    assert.equal(added.statusCode, 200, added.body);
    return added.json<{ recoveryCodes: string[] }>().recoveryCodes;
  };

  const beginLogin = async (from: Visitor, isSecondStep = false): Promise<PasskeyRequest> => {
    const begun = await post('login/passkey/begin', { isSecondStep }, from);
    assert.equal(begun.statusCode, 200, begun.body);
    return begun.json<PasskeyRequest>();
  };

  const giveKey = async (
    from: Visitor,
    { isSecondStep = false, wrong = {}, device = phone }: Giving = {},
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

  const state = async (from = visitor): Promise<SecondFactor> =>
    (await from.send({ url: '/api/user/factor' })).json<SecondFactor>();

  const list = async (from = visitor): Promise<Passkey[]> => (await state(from)).passkeys ?? [];

  const remove = (passkeyId: string, password = person.password, from = visitor): Promise<Answer> =>
    post(`user/passkeys/${passkeyId}/remove`, { password }, from);

  const letTimePass = () => sql`update sessions set code_given_at = code_given_at - interval '5 minutes'`.execute(db);

  const given = { phone, beginAdding, tryAdding, add, beginLogin, giveKey, signIn, check };
  return { ...stage, ...given, state, list, remove, letTimePass };
};
