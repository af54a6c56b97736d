import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';

import { keyIn } from '../support/mail.ts';
import { recoveryStage } from '../support/recovery.ts';

const publicUrl = 'https://portail.example';
const env = { PUBLIC_URL: publicUrl };

const lies: Record<string, string>[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '8443',
    'x-forwarded-prefix': '/evil',
  },
  { forwarded: 'host=evil.example;proto=http' },
  {
    'x-original-host': 'evil.example',
    'x-host': 'evil.example',
    'x-forwarded-server': 'evil.example',
    'x-rewrite-url': 'https://evil.example/',
  },
  { host: 'portail.example@evil.example' },
  { host: 'portail.example:443.evil.example' },
  { origin: publicUrl, referer: 'https://evil.example/' },
];

/** Every address in a mail, in its text and in its HTML. */
const addressesIn = ({ text, html }: { text: string; html: string }): string[] =>
  [...`${text}\n${html}`.matchAll(/\bhttps?:\/\/[^\s"<]+/g)].map(([address]) => address);

test('emailed links begin with PUBLIC_URL, whatever host, forwarded or not, the request claims (product §6 mail)', async (t) => {
  const { ask, mail, signUp } = await recoveryStage(t, { env });
  for (const [at, headers] of lies.entries()) {
    const { person } = await signUp();
    const answer = await ask(person, { headers, from: `192.0.2.${at + 1}` });
    assert.equal(answer.statusCode, 200, JSON.stringify(headers));
    const [newest] = await mail.to(person.email);
    assert.ok(newest);
    const addresses = addressesIn(newest);
    assert.equal(addresses.length, 3, 'in the text, in the link and under it');
    for (const address of addresses) assert.equal(address, `${publicUrl}/#/recover/do?key=${keyIn(newest)}`);
    assert.equal(`${newest.text}${newest.html}`.includes('evil'), false);
  }
});

test('emailed links also begin with PUBLIC_URL behind a trusted proxy (product §6 mail)', async (t) => {
  const { ask, mail, signUp } = await recoveryStage(t, { env: { ...env, TRUSTED_PROXIES: '192.0.2.0/24' } });
  const { person } = await signUp();
  await ask(person, { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' } });
  const [newest] = await mail.to(person.email);
  assert.ok(newest);
  for (const address of addressesIn(newest)) assert.ok(address.startsWith(`${publicUrl}/#/`), address);
});

test('emailed links begin with PUBLIC_URL after a raw request with an absolute target or two Host headers (product §6 mail)', async (t) => {
  const { app, mail, signUp } = await recoveryStage(t, { env });
  const { person } = await signUp();
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const body = JSON.stringify({ email: person.email, nam: person.nam });
  const head = (target: string, hosts: string[]) =>
    [
      `POST ${target} HTTP/1.1`,
      ...hosts.map((host) => `Host: ${host}`),
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n');
  for (const request of [
    head('http://evil.example/api/recover', ['portail.example']),
    head('/api/recover', ['portail.example', 'evil.example']),
  ]) {
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    socket.write(request);
    const answer = (await socket.toArray()).join('');
    assert.match(answer, /^HTTP\/1\.1 (?:200|400|404) /);
  }
  const mails = await mail.to(person.email);
  assert.ok(mails.length > 0);
  for (const each of mails) {
    for (const address of addressesIn(each)) assert.ok(address.startsWith(`${publicUrl}/#/`), address);
  }
});

test('confirmation links and the links of notices also begin with PUBLIC_URL (product §6 mail)', async (t) => {
  const { keyOf, mail, modify, signUp } = await recoveryStage(t, { env });
  const { person } = await signUp();
  await modify(await keyOf(person), person.login);
  const mails = await mail.to(person.email);
  assert.equal(mails.length, 3);
  for (const each of mails) {
    for (const address of addressesIn(each)) assert.ok(address.startsWith(`${publicUrl}/#/`), address);
  }
});
