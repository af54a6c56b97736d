import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { recoveryStage } from '../support/recovery.ts';
import { logIn, openBrowser } from '../support/browser.ts';

const setUp = async (t: TestContext) => {
  const stage = await recoveryStage(t, { env: { RATE_LIMITS: 'on' } });
  const { person, visitor } = await stage.signUp();
  await visitor.send({ url: '/api/logout' });
  return { ...stage, person, visitor };
};

const addressOf = (number: number): string => `198.51.${Math.floor(number / 250)}.${number % 250}`;

/**
 * A thousand tries, twenty-five at a time; gives how many were looked at, after making sure that all others were told
 * to wait.
 */
const aThousand = async (attempt: (number: number) => Promise<number>): Promise<number> => {
  const statuses: number[] = [];
  while (statuses.length < 1_000) {
    statuses.push(...(await Promise.all(Array.from({ length: 25 }, (_, at) => attempt(statuses.length + at)))));
  }
  const seen = statuses.filter((status) => status === 403).length;
  assert.equal(statuses.filter((status) => status === 429).length, 1_000 - seen);
  return seen;
};

test('the server checks only five of a thousand passwords tried on one account from as many addresses (product §8 limits)', async (t) => {
  const { app, person } = await setUp(t);
  const seen = await aThousand(async (number) => {
    const headers = { 'x-forwarded-for': addressOf(number), 'user-agent': `agent ${number}` };
    return (await logIn(openBrowser(app), person.login, `Essai-Canot-${number}`, { from: addressOf(number), headers }))
      .statusCode;
  });
  // One more for each minute that it takes, on a machine that is busy.
  assert.ok(seen >= 5 && seen <= 7, `${seen} were looked at`);
});

test('the server checks only thirty in a minute of a thousand accounts tried once from one address (product §8 limits)', async (t) => {
  const { app } = await setUp(t);
  const seen = await aThousand(async (number) => {
    const headers = { 'x-forwarded-for': addressOf(number) };
    return (await logIn(openBrowser(app), `personne.${number}`, 'Essai-Canot-1', { from: '198.51.100.7', headers }))
      .statusCode;
  });
  // Thirty more for each minute that it takes, on a machine that is busy.
  assert.ok(seen >= 30 && seen <= 90 && seen % 30 === 0, `${seen} were looked at`);
});

test('during guessing, the owner signs in from a known device, and recovers access by email from any other (product §8 limits)', async (t) => {
  const { app, keyOf, modify, person, visitor } = await setUp(t);
  for (let number = 0; number < 40; number += 1)
    await logIn(openBrowser(app), person.login, 'Essai-Canot-1', { from: addressOf(number) });
  const elsewhere = openBrowser(app);
  assert.equal((await logIn(elsewhere, person.login, person.password, { from: '203.0.113.5' })).statusCode, 429);
  assert.equal((await logIn(visitor, person.login, person.password, { from: '203.0.113.6' })).statusCode, 200);
  assert.equal((await modify(await keyOf(person), person.login, {}, elsewhere)).statusCode, 200);
  assert.equal((await elsewhere.send({ url: '/api/user' })).statusCode, 200);
});
