// Holds: product §4 errors, product §8 bodies
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { z } from 'zod';

import * as refusals from '../../src/domain/errors.ts';
import { testApp } from '../support/testApp.ts';

/** The real application with one more call, which fails as told. */
const appThatFails = async (t: TestContext, failure: () => unknown) => {
  const { app, inject } = await testApp(t);
  app.get('/fails', () => {
    throw failure();
  });
  return inject('/fails');
};

const slotTaken = new refusals.Conflict('appointment.spaceTaken', { spaces: [] });

const kinds: [refusal: refusals.Refusal, status: number, body: object][] = [
  [
    new refusals.MalformedRequest('errors.malformed', { fields: { nam: 'errors.jsnamInvalidChars' } }),
    400,
    { message: 'errors.malformed', fields: { nam: 'errors.jsnamInvalidChars' } },
  ],
  [new refusals.MissingSession(), 401, { message: 'error.msg.invalidToken' }],
  [new refusals.ForbiddenAction('errors.invalidCredentials'), 403, { message: 'errors.invalidCredentials' }],
  [new refusals.MissingRecord(), 404, { message: 'errors.notFound' }],
  [slotTaken, 409, { message: 'appointment.spaceTaken', spaces: [] }],
  [new refusals.ExpiredRecord('appointment.holdExpired'), 410, { message: 'appointment.holdExpired' }],
  [new refusals.BrokenRule('appointment.tooMany'), 422, { message: 'appointment.tooMany' }],
  [new refusals.TooManyAttempts(12.3), 429, { message: 'errors.tooManyRequests' }],
  [new refusals.ServiceUnavailable(), 503, { message: 'errors.unavailable' }],
];

for (const [refusal, status, body] of kinds) {
  test(`the refusal ${refusal.name} returns ${status} with its message key`, async (t) => {
    const answer = await appThatFails(t, () => refusal);
    assert.equal(answer.statusCode, status);
    assert.deepEqual(answer.json(), body);
    assert.equal(answer.headers['content-type'], 'application/json; charset=utf-8');
  });
}

test('a refusal that a domain names itself keeps the status of its kind', async (t) => {
  class SlotTaken extends refusals.Conflict {}
  assert.equal((await appThatFails(t, () => new SlotTaken('appointment.spaceTaken'))).statusCode, 409);
});

test('too many tries and an unavailable database both return Retry-After', async (t) => {
  assert.equal((await appThatFails(t, () => new refusals.TooManyAttempts(12.3))).headers['retry-after'], '13');
  assert.equal((await appThatFails(t, () => new refusals.ServiceUnavailable())).headers['retry-after'], '2');
});

for (const [what, failure] of Object.entries({
  'an error of ours': new Error('select * from patients'),
  'a thrown text': 'select * from patients',
  'an error that calls itself a 502': Object.assign(new Error('select * from patients'), { statusCode: 502 }),
})) {
  test(`${what} returns 500 and reveals no internal detail`, async (t) => {
    const answer = await appThatFails(t, () => failure);
    assert.equal(answer.statusCode, 500);
    assert.deepEqual(answer.json(), { message: 'errors.unexpected' });
  });
}

const body = z.strictObject({
  nam: z.string('errors.jsnamInvalidChars'),
  age: z.number(),
  dependent: z.strictObject({ id: z.uuid() }).optional(),
});

const appThatReads = async (t: TestContext) => {
  const { app, inject } = await testApp(t);
  app.post(
    '/reads',
    { schema: { body, response: { 200: z.strictObject({ age: z.number() }) } } },
    ({ body: { age } }) => ({ age }),
  );
  return (payload: unknown, type = 'application/json') =>
    inject({
      method: 'POST',
      url: '/reads',
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
};

test('a body that does not match its schema returns 400 and names each wrong field with its key', async (t) => {
  const post = await appThatReads(t);
  const answer = await post({ age: '3', dependent: { id: 'x' } });
  assert.equal(answer.statusCode, 400);
  assert.deepEqual(answer.json(), {
    message: 'errors.malformed',
    fields: { nam: 'errors.jsnamInvalidChars', age: 'errors.malformed', 'dependent.id': 'errors.malformed' },
  });
});

test('the server converts no value and accepts no field outside the schema', async (t) => {
  const post = await appThatReads(t);
  for (const extra of [{ age: '3' }, { age: true }, { age: [3] }, { admin: true }, { constructor: {} }]) {
    assert.equal((await post({ nam: 'a', age: 3, ...extra })).statusCode, 400, JSON.stringify(extra));
  }
  assert.equal((await post({ nam: 'a', age: 3 })).statusCode, 200);
});

test('the server refuses a body that is not JSON, of another type, too large or poisonous before reading it', async (t) => {
  const post = await appThatReads(t);
  const cases: [payload: string, type: string, status: number, message: string][] = [
    ['{"nam":', 'application/json', 400, 'errors.malformed'],
    ['', 'application/json', 400, 'errors.malformed'],
    ['{"nam":"a","age":3,"__proto__":{"a":1}}', 'application/json', 400, 'errors.malformed'],
    ['nam=a&age=3', 'application/x-www-form-urlencoded', 415, 'errors.unsupportedMediaType'],
    ['{"nam":"a","age":3}', 'application/jsonx', 415, 'errors.unsupportedMediaType'],
    [JSON.stringify({ nam: 'a'.repeat(17_000), age: 3 }), 'application/json', 413, 'errors.tooLarge'],
  ];
  for (const [payload, type, status, message] of cases) {
    const answer = await post(payload, type);
    assert.equal(answer.statusCode, status, payload.slice(0, 40));
    assert.deepEqual(answer.json(), { message });
  }
});
