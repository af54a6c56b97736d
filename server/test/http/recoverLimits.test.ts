import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { recoveryStage } from '../support/recovery.ts';
import { openBrowser } from '../support/browser.ts';

const env = { RATE_LIMITS: 'on' };

const setUp = async (t: TestContext) => {
  const stage = await recoveryStage(t, { env });
  const wait = (minutes: number) =>
    sql`update rate_limits set expire = expire - ${minutes * 60_000}`.execute(stage.deps.db);
  return { ...stage, wait };
};

test('one address may send ten recovery requests an hour, for any account, and other addresses stay unaffected (product §8 limits)', async (t) => {
  const { ask, wait } = await setUp(t);
  const request = (at: number, from: string) =>
    ask({ email: `personne${at}@exemple.ca`, nam: 'TREM85021512' }, { from });
  for (let times = 0; times < 10; times += 1) assert.equal((await request(times, '192.0.2.7')).statusCode, 200);
  const refused = await request(10, '192.0.2.7');
  assert.equal(refused.statusCode, 429);
  assert.deepEqual(refused.json(), { message: 'errors.tooManyRequests' });
  assert.ok(Number(refused.headers['retry-after']) > 3_500);
  assert.equal((await request(11, '192.0.2.8')).statusCode, 200);
  await wait(60);
  assert.equal((await request(12, '192.0.2.7')).statusCode, 200);
});

test('an address that claims to be others through X-Forwarded-For counts as one (product §8 limits)', async (t) => {
  const { ask } = await setUp(t);
  const statuses = [];
  for (let times = 0; times < 12; times += 1) {
    const headers = {
      'x-forwarded-for': `203.0.113.${times}`,
      forwarded: `for=203.0.113.${times}`,
      'x-real-ip': `203.0.113.${times}`,
    };
    statuses.push(
      (await ask({ email: 'a@exemple.ca', nam: 'TREM85021512' }, { headers, from: '192.0.2.7' })).statusCode,
    );
  }
  assert.deepEqual(statuses, [...Array<number>(10).fill(200), 429, 429]);
});

test('one address may try ten keys a minute, over all calls that take a key (product §8 limits)', async (t) => {
  const { app, wait } = await setUp(t);
  const key = 'A'.repeat(43);
  const password = 'Goéland-Tempête-42';
  const calls = [
    { url: '/api/recover/user', payload: { key } },
    { url: '/api/signup/verify', payload: { key } },
    {
      url: '/api/recover/modify',
      payload: { username: 'x', newPassword: password, confirmNewPassword: password, key },
    },
  ];
  const statuses = [];
  for (let times = 0; times < 12; times += 1) {
    const call = calls[times % 3];
    if (call !== undefined)
      statuses.push((await openBrowser(app).send({ method: 'POST', from: '192.0.2.7', ...call })).statusCode);
  }
  assert.deepEqual(statuses, [...Array<number>(10).fill(410), 429, 429]);
  await wait(1);
  assert.equal(
    (await openBrowser(app).send({ method: 'POST', from: '192.0.2.7', url: '/api/recover/user', payload: { key } }))
      .statusCode,
    410,
  );
});

test('a recovery form with a mistake does not count towards the limit (product §8 limits)', async (t) => {
  const { ask } = await setUp(t);
  for (let times = 0; times < 15; times += 1)
    assert.equal((await ask({ email: 'a', nam: 'b' }, { from: '192.0.2.7' })).statusCode, 422);
  assert.equal((await ask({ email: 'a@exemple.ca', nam: 'TREM85021512' }, { from: '192.0.2.7' })).statusCode, 200);
});

test('only our own page can start and finish recovery: a form, text or script of another site achieves nothing (product §8 csrf)', async (t) => {
  const { app, deps, keyOf, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  const key = await keyOf(person);
  const rows = () => deps.db.selectFrom('outbox').select('id').execute();
  const before = await rows();
  const bodies = [
    ['/api/recover', JSON.stringify({ email: person.email, nam: person.nam })],
    ['/api/recover/user', JSON.stringify({ key })],
    [
      '/api/recover/modify',
      JSON.stringify({
        username: person.login,
        newPassword: 'Goéland-Tempête-42',
        confirmNewPassword: 'Goéland-Tempête-42',
        key,
      }),
    ],
    ['/api/signup/verify', JSON.stringify({ key })],
  ] as const;
  for (const [url, payload] of bodies) {
    for (const type of ['application/json', 'text/plain']) {
      for (const site of ['cross-site', 'same-site', 'none']) {
        const answer = await openBrowser(app).send({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': type, 'sec-fetch-site': site, origin: 'https://evil.example' },
        });
        assert.deepEqual(
          [answer.statusCode, answer.json()],
          [403, { message: 'errors.forbiddenOrigin' }],
          `${url} ${type} ${site}`,
        );
      }
    }
  }
  assert.deepEqual(await rows(), before);
});
