// Holds: product §8 content-security
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { testFolder } from '../support/folders.ts';
import { testApp } from '../support/testApp.ts';

const policy = "default-src 'self'; script-src 'self' 'sha256-abc'";
const script = 'console.log("bonjour")';
const files: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><title>Portail</title>',
  'staff.html': '<!doctype html><title>Espace clinique</title>',
  'content-security-policy.txt': `${policy}\n`,
  'assets/config.json': '{}',
  'assets/main.0123abcd.js': script,
  'assets/main.0123abcd.js.br': brotliCompressSync(script),
  'assets/main.0123abcd.js.gz': gzipSync(script),
  '.git/config': 'secret',
};

/** The application over a portal as the build leaves it. */
const appWithPortal = async (t: TestContext, without = '') => {
  const portalDir = join(testFolder(t), 'dist');
  for (const [name, content] of Object.entries(files)) {
    if (name === without) continue;
    mkdirSync(dirname(join(portalDir, name)), { recursive: true });
    writeFileSync(join(portalDir, name), content);
  }
  writeFileSync(join(portalDir, '../outside.txt'), 'secret');
  return { ...(await testApp(t, { portalDir })), portalDir };
};

test('the server serves the page with no-cache and the content security policy that the build wrote', async (t) => {
  const { inject } = await appWithPortal(t);
  for (const url of ['/', '/index.html']) {
    const answer = await inject(url);
    assert.equal(answer.statusCode, 200);
    assert.match(String(answer.headers['content-type']), /^text\/html; charset=utf-8$/i);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.equal(answer.headers['content-security-policy'], policy);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  }
  assert.equal((await inject('/assets/config.json')).headers['cache-control'], 'no-cache');
});

test('the server serves the page of the staff area at /staff, with the policy of the portal', async (t) => {
  const { inject } = await appWithPortal(t);
  for (const url of ['/staff', '/staff?from=bookmark']) {
    const answer = await inject(url);
    assert.equal(answer.statusCode, 200);
    assert.match(answer.body, /<title>Espace clinique</);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.equal(answer.headers['content-security-policy'], policy);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  }
});

test('a build without a staff area answers /staff as an address that does not exist', async (t) => {
  const { inject } = await appWithPortal(t, 'staff.html');
  assert.equal((await inject('/staff')).statusCode, 404);
  assert.equal((await inject('/')).statusCode, 200);
});

test('a build that inlines nothing gets a policy limited to files of this server, without inline script and with trusted types', async (t) => {
  const { inject } = await appWithPortal(t, 'content-security-policy.txt');
  const directives = String((await inject('/')).headers['content-security-policy']).split('; ');
  assert.ok(directives.includes("default-src 'none'"));
  assert.ok(directives.includes("script-src 'self'"));
  assert.ok(directives.includes("require-trusted-types-for 'script'"));
  assert.ok(directives.every((directive) => !directive.includes('unsafe')));
});

test('the server sends the settings of the network as they were last edited, for brand and supportTools, past an older compressed copy', async (t) => {
  const { inject, portalDir } = await appWithPortal(t);
  const older = JSON.stringify({ supportTools: false, brand: { name: 'Réseau' } });
  const edited = JSON.stringify({ supportTools: true, brand: { name: 'Autre réseau' } });
  writeFileSync(join(portalDir, 'assets/config.json.br'), brotliCompressSync(older));
  writeFileSync(join(portalDir, 'assets/config.json.gz'), gzipSync(older));
  writeFileSync(join(portalDir, 'assets/config.json'), edited);
  for (const encoding of ['br', 'gzip', 'gzip, deflate, br', 'identity']) {
    const answer = await inject({ url: '/assets/config.json?v=2', headers: { 'accept-encoding': encoding } });
    assert.equal(answer.body, edited, encoding);
    assert.equal(answer.headers['content-encoding'], undefined);
  }
});

test('the server does not send an unchanged page twice', async (t) => {
  const { inject } = await appWithPortal(t);
  const { etag } = (await inject('/')).headers;
  assert.equal((await inject({ url: '/', headers: { 'if-none-match': String(etag) } })).statusCode, 304);
});

test('a file with a hash in its name is cached forever, and compressed for clients that accept compression', async (t) => {
  const { inject } = await appWithPortal(t);
  for (const [accepts, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await inject({ url: '/assets/main.0123abcd.js', headers: { 'accept-encoding': accepts } });
    assert.equal(answer.headers['content-encoding'], encoding, accepts);
    assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.match(String(answer.headers['content-type']), /javascript/);
    assert.match(String(answer.headers.vary), /accept-encoding/i);
  }
});

test('a missing, hidden or outside file returns 404 in the common error shape, never cached', async (t) => {
  const { inject } = await appWithPortal(t);
  const urls = [
    '/assets/none.js',
    '/assets/',
    '/assets',
    '/.git/config',
    '/content-security-policy.txt',
    '/content-security-policy%2Etxt',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/api/none',
  ];
  for (const url of urls) {
    const answer = await inject(url);
    assert.equal(answer.statusCode, 404, url);
    assert.deepEqual(answer.json(), { message: 'errors.notFound' });
    assert.equal(answer.headers['cache-control'], 'no-store');
  }
});

test('the server answers API calls before the portal is built', async (t) => {
  const { inject } = await testApp(t, { portalDir: join(testFolder(t), 'none') });
  assert.equal((await inject('/')).statusCode, 404);
  assert.equal((await inject('/healthz')).statusCode, 200);
});

test('an id too long for any record is not found, with and without the built portal (product §4 errors)', async (t) => {
  const long = 'a'.repeat(201);
  const urls = [
    `/api/appointment/${long}/calendar.ics`,
    `/api/mailbox/threads/${long}`,
    `/nosession/api/calendar/${long}`,
  ];
  for (const { inject } of [await appWithPortal(t), await testApp(t, { portalDir: join(testFolder(t), 'none') })]) {
    for (const url of urls) {
      const answer = await inject(url);
      assert.equal(answer.statusCode, 404, url);
      assert.deepEqual(answer.json(), { message: 'errors.notFound' });
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.match(String(answer.headers['x-request-id']), /\S{8}/);
    }
  }
});
