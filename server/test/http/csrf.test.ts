// Holds: product §8 csrf, product §4 acting-gets
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { testFolder } from '../support/folders.ts';
import { testApp, type TestAppOptions } from '../support/testApp.ts';
import { signUp, somebody, openBrowser, type Visitor } from '../support/browser.ts';

type Headers = Record<string, string | undefined>;

const publicUrl = 'https://portail.exemple.ca';
const nothing: Headers = { 'sec-fetch-site': undefined, 'sec-fetch-dest': undefined, 'x-requested-with': undefined };

const signUpFrom = async (t: TestContext, options: TestAppOptions) => {
  const { app } = await testApp(t, options);
  return async (headers: Headers) => {
    const answer = await openBrowser(app).send({
      method: 'POST',
      url: '/api/signup',
      payload: somebody(),
      headers: { ...nothing, ...headers },
    });
    return answer.statusCode === 403 ? answer.json<{ message: string }>().message : answer.statusCode;
  };
};

/** Keys of a test's own, which production accepts where it refuses those of the demo. */
const makeKeys = (t: TestContext): string => {
  const folder = testFolder(t);
  for (const name of ['encryption-1', 'blind-index', 'csrf']) {
    writeFileSync(join(folder, `${name}.key`), randomBytes(32).toString('base64'));
  }
  return folder;
};

test('the server accepts an unsafe call from its own page by Fetch Metadata, else by origin, and refuses any other', async (t) => {
  const from = await signUpFrom(t, {
    env: { PUBLIC_URL: `${publicUrl}/` },
    config: { production: true, keysDir: makeKeys(t) },
  });
  const table: [headers: Headers, outcome: number | string][] = [
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ 'sec-fetch-site': 'same-origin', origin: publicUrl }, 201],
    [{ origin: publicUrl }, 201],
    [{ 'sec-fetch-site': 'cross-site' }, 'errors.forbiddenOrigin'],
    [{ 'sec-fetch-site': 'cross-site', origin: publicUrl }, 'errors.forbiddenOrigin'],
    [{ 'sec-fetch-site': 'same-site', origin: publicUrl }, 'errors.forbiddenOrigin'],
    [{ 'sec-fetch-site': 'none' }, 'errors.forbiddenOrigin'],
    [{ 'sec-fetch-site': '' }, 'errors.forbiddenOrigin'],
    [{}, 'errors.forbiddenOrigin'],
    [{ 'x-requested-with': 'XMLHttpRequest' }, 'errors.forbiddenOrigin'],
    [{ referer: `${publicUrl}/` }, 'errors.forbiddenOrigin'],
    [{ origin: 'null' }, 'errors.forbiddenOrigin'],
    [{ origin: '' }, 'errors.forbiddenOrigin'],
    [{ origin: 'http://portail.exemple.ca' }, 'errors.forbiddenOrigin'],
    [{ origin: `${publicUrl}:8443` }, 'errors.forbiddenOrigin'],
    [{ origin: `${publicUrl}.mechant.example` }, 'errors.forbiddenOrigin'],
    [{ origin: 'https://autre.exemple.ca' }, 'errors.forbiddenOrigin'],
    [{ origin: 'https://localhost:80', host: 'localhost:80' }, 'errors.forbiddenOrigin'],
  ];
  for (const [headers, outcome] of table) assert.equal(await from(headers), outcome, JSON.stringify(headers));
});

test('in development the host that serves the page counts as its origin, and no other host does', async (t) => {
  const from = await signUpFrom(t, {});
  assert.equal(await from({ host: 'localhost:3000', origin: 'http://localhost:3000' }), 201);
  assert.equal(await from({ host: 'localhost:3000', origin: 'http://localhost:3001' }), 'errors.forbiddenOrigin');
});

test('an unsafe call with a session must also send the XSRF token of that session', async (t) => {
  const { app } = await testApp(t);
  const { visitor } = await signUp(app);
  const other = (await signUp(app)).visitor;
  const token = visitor.cookies.get('XSRF-TOKEN') ?? '';
  const change = async (sent: string | undefined) =>
    (
      await visitor.send({
        method: 'PATCH',
        url: '/api/user',
        payload: { firstName: 'Zoé' },
        headers: { 'x-xsrf-token': sent },
      })
    ).statusCode;
  const wrong = [
    undefined,
    '',
    token.slice(1),
    `${token}A`,
    token.toLowerCase(),
    other.cookies.get('XSRF-TOKEN'),
    visitor.cookies.get('session'),
  ];
  for (const sent of wrong) assert.equal(await change(sent), 403, sent);
  assert.equal((await visitor.send({ url: '/api/user' })).json<{ firstName: string | null }>().firstName, null);
  assert.equal(await change(token), 200);
});

test('an XSRF cookie planted by a neighbour host does not help, because the server checks the token against the session', async (t) => {
  const { app } = await testApp(t);
  const { visitor } = await signUp(app);
  visitor.cookies.set('XSRF-TOKEN', 'plantedplantedplantedplantedplantedplanted1');
  const answer = await visitor.send({ method: 'POST', url: '/api/user/sessions/extend' });
  assert.equal(answer.statusCode, 403);
});

const isSignedIn = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.send({ url: '/api/user' })).statusCode === 200;

test('a GET with an effect needs a header that no foreign page can add, or the Fetch Metadata of our own script', async (t) => {
  const { app } = await testApp(t);
  const table: [headers: Headers, acts: boolean][] = [
    [{ 'x-requested-with': 'XMLHttpRequest' }, true],
    [{ 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, true],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, true],
    [{}, false],
    [{ origin: 'http://127.0.0.1:8080' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, false],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }, false],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }, false],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty', 'x-requested-with': 'XMLHttpRequest' }, false],
  ];
  for (const [headers, acts] of table) {
    const { visitor } = await signUp(app);
    const replay = openBrowser(app, new Map(visitor.cookies));
    const { statusCode } = await visitor.send({ url: '/api/logout', headers: { ...nothing, ...headers } });
    assert.equal(statusCode, acts ? 204 : 403, JSON.stringify(headers));
    assert.equal(await isSignedIn(replay), !acts, JSON.stringify(headers));
  }
});

test('neither HEAD nor an address with another ending triggers the effect of a GET', async (t) => {
  const { app } = await testApp(t);
  const { visitor } = await signUp(app);
  for (const request of [
    { method: 'HEAD', url: '/api/logout' },
    { url: '/api/logout/' },
    { url: '/api//logout' },
  ] as const) {
    assert.ok((await visitor.send({ ...request, headers: nothing })).statusCode >= 400);
  }
  assert.equal(await isSignedIn(visitor), true);
});

test('a form on another site cannot post to the server, whatever content type it claims', async (t) => {
  const { app } = await testApp(t);
  const { visitor } = await signUp(app);
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json',
  ]) {
    const headers = { ...nothing, origin: 'https://mechant.example', 'content-type': type };
    assert.equal(
      (await visitor.send({ method: 'POST', url: '/api/user/sessions/extend', payload: '{}', headers })).statusCode,
      403,
      type,
    );
  }
});
