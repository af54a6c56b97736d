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

test('the page is asked for again each time, under the policy that the build wrote', async (t) => {
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

test('a build that inlines nothing is bound to files of this server, without inline script and with trusted types', async (t) => {
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

test('a page that has not changed is not sent twice', async (t) => {
  const { inject } = await appWithPortal(t);
  const { etag } = (await inject('/')).headers;
  assert.equal((await inject({ url: '/', headers: { 'if-none-match': String(etag) } })).statusCode, 304);
});

test('a file whose name carries its hash is kept for ever, and comes compressed to whoever reads that', async (t) => {
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

test('what is not there, hidden or outside answers 404 in the one shape, never kept', async (t) => {
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

test('before the portal is built the calls are served all the same', async (t) => {
  const { inject } = await testApp(t, { portalDir: join(testFolder(t), 'none') });
  assert.equal((await inject('/')).statusCode, 404);
  assert.equal((await inject('/healthz')).statusCode, 200);
});
