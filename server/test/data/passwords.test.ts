// Holds: product §8 passwords
import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { test } from 'node:test';

import { hash } from '@node-rs/argon2';

import { makePasswords } from '../../src/data/passwords.ts';
import { ServiceUnavailable } from '../../src/domain/errors.ts';
import { testApp } from '../support/testApp.ts';
import { logIn, signUp, openBrowser } from '../support/browser.ts';

const welcome = () => Promise.resolve();

test('the server stores a password as salted argon2id of 46 MiB, so the same password is stored differently twice', async () => {
  const passwords = makePasswords();
  const [one, two] = await Promise.all([passwords.hash('Chalet-Bleuet-77'), passwords.hash('Chalet-Bleuet-77')]);
  assert.match(one, /^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  assert.notEqual(one, two);
  assert.equal(await passwords.verify(one, 'Chalet-Bleuet-77', welcome), true);
  assert.equal(await passwords.verify(one, 'chalet-bleuet-77', welcome), false);
});

test('the password check without a stored hash always fails', async () => {
  const passwords = makePasswords();
  for (const guess of ['', 'Chalet-Bleuet-77', '\0']) assert.equal(await passwords.verify(null, guess, welcome), false);
});

test('a password hash made at another cost is outdated', async () => {
  const passwords = makePasswords();
  assert.equal(passwords.isOutdated(await passwords.hash('x')), false);
  assert.equal(passwords.isOutdated(await hash('x', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })), true);
});

test('the server does not check the password of an attempt that is not admitted', async () => {
  const passwords = makePasswords();
  const kept = await passwords.hash('x');
  await assert.rejects(
    passwords.verify(kept, 'x', () => Promise.reject(new Error('too many'))),
    /too many/,
  );
});

test('a full password queue rejects the next attempt at once without counting it, and serves those already waiting', async () => {
  const passwords = makePasswords();
  let tries = 0;
  const admit = async () => {
    tries += 1;
  };
  const flood = await Promise.allSettled(Array.from({ length: 300 }, () => passwords.verify(null, 'x', admit)));
  const refusals: unknown[] = [];
  for (const one of flood) if (one.status === 'rejected') refusals.push(one.reason);
  assert.deepEqual(
    refusals.filter((reason) => !(reason instanceof ServiceUnavailable)),
    [],
  );
  const served = flood.length - refusals.length;
  const room = Math.max(1, Math.min(availableParallelism(), 3)) * 32;
  assert.ok(served >= room && served <= room + 4, `${served} served`);
  assert.equal(tries, served);
});

test('a flood of logins returns 503 with Retry-After, and never a wrong answer', async (t) => {
  const { app } = await testApp(t);
  const { person } = await signUp(app);
  const answers = await Promise.all(
    Array.from({ length: 250 }, () => logIn(openBrowser(app), person.login, 'Mauvais-Mot-1')),
  );
  const counts = Map.groupBy(answers, ({ statusCode }) => statusCode);
  assert.deepEqual([...counts.keys()].sort(), [403, 503]);
  for (const answer of counts.get(503) ?? []) {
    assert.deepEqual(answer.json(), { message: 'errors.unavailable' });
    assert.ok(Number(answer.headers['retry-after']) > 0);
  }
  assert.equal((await logIn(openBrowser(app), person.login, person.password)).statusCode, 200);
});
