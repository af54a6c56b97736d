// Holds: product §8 key-rotation, product §8 csrf
import assert from 'node:assert/strict';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { buildApp } from '../../src/app.ts';
import { keysKnownMs } from '../../src/data/followKeys.ts';
import { keysFolder, loadKeys } from '../../src/data/keys.ts';
import { rotateKeys } from '../../src/data/keyRotation/rotateKeys.ts';
import { makeDeps } from '../../src/makeDeps.ts';
import { logIn, openBrowser } from '../support/browser.ts';
import { recoveryStage } from '../support/recovery.ts';
import { signedIn } from '../support/signedIn.ts';
import { testApp } from '../support/testApp.ts';

/** Two people with a session each, and what replaces keys as the command does. */
const setUp = async (t: TestContext) => {
  const stage = await testApp(t);
  const { app, database, deps } = stage;
  const [busy, idle] = await signedIn(deps, 2);
  if (busy === undefined || idle === undefined) throw new Error('Nobody was signed in.');
  const source = { ...deps.config, keysDir: null };
  const extend = (server: typeof app, cookies: Map<string, string>) =>
    openBrowser(server, cookies).send({ method: 'POST', url: '/api/user/sessions/extend' });
  /** A server that starts now. */
  const startAnother = async () => {
    const other = await buildApp(makeDeps(deps.config, loadKeys(source), database));
    t.after(() => other.close());
    return other;
  };
  const tokens = (): string[] =>
    readdirSync(keysFolder(source))
      .filter((name) => name.startsWith('csrf'))
      .sort();
  return { app, busy, extend, idle, source, startAnother, tokens, rotate: () => rotateKeys(deps.db, source, 0), deps };
};

test('no request of a signed-in person is refused while the CSRF key is replaced, and the next answer brings a token of the new key (product §8 key-rotation)', async (t) => {
  const { app, busy, deps, extend, idle, source, tokens } = await setUp(t);
  const [first, before] = [busy.cookies.get('XSRF-TOKEN'), new Map(idle.cookies)];
  let isOver = false;
  const work = async (): Promise<number[]> => {
    const statuses: number[] = [];
    while (!isOver) statuses.push((await extend(app, busy.cookies)).statusCode);
    return statuses;
  };
  const working = work();
  await rotateKeys(deps.db, source, keysKnownMs + 200).finally(() => {
    isOver = true;
  });
  const statuses = await working;
  assert.deepEqual(new Set(statuses), new Set([204]));
  assert.deepEqual(tokens(), ['csrf-2.key', 'csrf.key']);

  await extend(app, busy.cookies);
  assert.notEqual(busy.cookies.get('XSRF-TOKEN'), first, 'a token of the new key');
  assert.equal((await extend(app, before)).statusCode, 204, 'a page that was idle meanwhile goes on');
});

test('a server that does not know the new CSRF key yet looks again before it refuses a token (product §8 key-rotation)', async (t) => {
  const { app, busy, extend, idle, rotate, startAnother } = await setUp(t);
  await extend(app, busy.cookies);
  await rotate();
  const newer = await startAnother();
  const before = idle.cookies.get('XSRF-TOKEN');
  await extend(newer, idle.cookies);
  assert.notEqual(idle.cookies.get('XSRF-TOKEN'), before, 'the newer server gave a token of the new key');
  assert.equal((await extend(app, idle.cookies)).statusCode, 204);
});

test('a token of the previous CSRF key is refused once every session of its time has ended, and the key goes with the next replacement (product §8 key-rotation)', async (t) => {
  const { extend, idle, rotate, source, startAnother, tokens } = await setUp(t);
  await rotate();
  const half = new Date(Date.now() - 13 * 3_600_000);
  utimesSync(join(keysFolder(source), 'csrf-2.key'), half, half);
  const later = await startAnother();
  assert.equal((await extend(later, new Map(idle.cookies))).statusCode, 403);
  await rotate();
  assert.deepEqual(tokens(), ['csrf-2.key', 'csrf-3.key']);
});

test('a device that was known before the CSRF key was replaced is known after, and sealed under the new key (product §8 devices)', async (t) => {
  const stage = await recoveryStage(t);
  const source = { ...stage.deps.config, keysDir: null };
  const { person, visitor } = await stage.signUp();
  const warnings = async () =>
    (await stage.mail.to(person.email)).filter(({ subject }) => subject === 'Nouvelle connexion à votre compte').length;
  await rotateKeys(stage.deps.db, source, keysKnownMs);
  await logIn(visitor, person.login, person.password);
  await rotateKeys(stage.deps.db, source, keysKnownMs);
  await logIn(visitor, person.login, person.password);
  assert.equal(await warnings(), 0);
});
