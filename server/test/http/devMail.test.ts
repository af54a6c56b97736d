import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { keepMail, keptMailsFolder, type KeptMail } from '../../src/data/keptMails.ts';
import { testApp, testConfig } from '../support/testApp.ts';

const mail = (parts: Partial<KeptMail>): KeptMail => ({
  id: '019a0000-0000-7000-8000-000000000001',
  to: 'marie@exemple.ca',
  lang: 'fr',
  subject: 'Confirmez votre adresse',
  text: 'Suivez ce lien\n\nhttps://portail.example/#/recover/do?key=abc\n',
  html: '<p>Suivez ce lien</p>',
  sentAt: '2026-11-20T15:00:00.000Z',
  ...parts,
});

const appWithMail = async (t: TestContext, mails: KeptMail[]) => {
  const made = await testApp(t);
  for (const each of mails) await keepMail(keptMailsFolder(made.deps.config.dataDir), each);
  return made;
};

test('the page /dev/mail lists the kept emails, newest first, with links ready to follow and attached files as text (product §6 kept)', async (t) => {
  const newer = mail({
    id: '019a0000-0000-7000-8000-000000000000',
    to: 'luc@exemple.ca',
    subject: 'Plus récent',
    sentAt: '2026-11-20T15:00:00.001Z',
    attachment: { name: 'rendez-vous.ics', type: 'text/calendar', text: 'SUMMARY:<b>Rendez-vous</b>' },
  });
  const { inject } = await appWithMail(t, [mail({}), newer]);
  const { body, headers } = await inject('/dev/mail');
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.ok(body.indexOf('Plus récent') < body.indexOf('Confirmez votre adresse'));
  assert.match(body, /<a href="https:\/\/portail\.example\/#\/recover\/do\?key=abc">/);
  assert.match(body, /rendez-vous\.ics[^]*SUMMARY:&lt;b&gt;Rendez-vous/);
});

test('a program reads the kept emails as JSON, all of them or those to one address (product §6 kept)', async (t) => {
  const other = mail({ id: '019a0000-0000-7000-8000-000000000002', to: 'luc@exemple.ca' });
  const { inject } = await appWithMail(t, [mail({}), other]);
  assert.deepEqual((await inject('/dev/mail.json')).json(), [other, mail({})]);
  assert.deepEqual((await inject('/dev/mail.json?to=marie@exemple.ca')).json(), [mail({})]);
  assert.deepEqual((await inject('/dev/mail.json?to=personne@exemple.ca')).json(), []);
});

test('the page /dev/mail shows that there is no email before the first one (product §6 kept)', async (t) => {
  const { inject } = await testApp(t);
  assert.match((await inject('/dev/mail')).body, /None yet/);
  assert.deepEqual((await inject('/dev/mail.json')).json(), []);
});

test('the page /dev/mail shows any email content as text, and its policy lets nothing run or load (product §6 kept, product §8 content-security)', async (t) => {
  const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const { inject } = await appWithMail(t, [
    mail({ to: evil, subject: evil, text: `${evil}\njavascript:alert(1) https://a.example/"onmouseover="alert(1)` }),
  ]);
  const { body, headers } = await inject('/dev/mail');
  assert.doesNotMatch(body, /<(?:img|script)|href="(?!https?:)|" ?onmouseover/);
  assert.match(String(headers['content-security-policy']), /^default-src 'none'/);
  assert.doesNotMatch(String(headers['content-security-policy']), /unsafe|script-src|style-src/);
});

test('production, and any server that really sends email, has no page /dev/mail (product §6 kept)', async (t) => {
  const inProduction = { ...testConfig(t), production: true };
  for (const options of [{ deps: { config: inProduction } }, { env: { SMTP_URL: 'smtp://localhost' } }]) {
    const { inject } = await testApp(t, options);
    for (const url of ['/dev/mail', '/dev/mail.json', '/dev/mail.json?to=a'])
      assert.equal((await inject(url)).statusCode, 404, url);
  }
});

test('the development pages answer requests that name this machine, so that no other site reads the mail by its own name (product §6 kept)', async (t) => {
  const { inject } = await appWithMail(t, [mail({})]);
  const status = async (host: string, url: string) => (await inject({ url, headers: { host } })).statusCode;
  for (const url of ['/dev/mail', '/dev/mail.json']) {
    for (const host of ['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080'])
      assert.equal(await status(host, url), 200, host);
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:8080', '10.0.0.5'])
      assert.equal(await status(host, url), 404, host);
  }
});
