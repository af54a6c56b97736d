import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { SMTPServerOptions } from 'smtp-server';

import { languages } from '../../../contract/catalogues.ts';
import { smtpDelivery } from '../../src/mail/smtpDelivery.ts';
import { appointmentStage } from '../support/appointments.ts';
import { readCalendar } from '../support/calendars.ts';
import { queueNotice, sendAll, senderDeps } from '../support/mail.ts';
import { mailedAccount, outboxWaits } from '../support/mailedAccount.ts';
import { refuseMail, startSmtpServer } from '../support/smtpServer.ts';
import { testApp } from '../support/testApp.ts';
import { yearAhead } from '../support/years.ts';

const from = 'Portail patient <portail@reseauboreal.example>';
const publicUrl = 'https://portail.example';

const setUp = async (
  t: TestContext,
  {
    production = false,
    parameters = '',
    ...options
  }: SMTPServerOptions & { production?: boolean; parameters?: string } = {},
) => {
  const { deps } = await testApp(t, { env: { PUBLIC_URL: publicUrl } });
  const server = await startSmtpServer(t, options);
  const delivery = smtpDelivery({ smtpUrl: server.url + parameters, from, publicUrl, production });
  t.after(delivery.close);
  const lines: object[] = [];
  const sender = senderDeps(deps, delivery, lines);
  return { db: deps.db, deps, lines, server, send: () => sendAll(sender) };
};

for (const lang of languages) {
  test(`an email in ${lang} reaches a real server with one recipient, text and HTML, and headers that mark it as automatic (product §6 mail)`, async (t) => {
    const { deps, send, server } = await setUp(t);
    const { accountId, to } = await mailedAccount(deps);
    await queueNotice(deps, { accountId, to, lang });
    await send();
    const [mail, ...others] = server.received;
    assert.ok(mail);
    assert.equal(others.length, 0);
    assert.deepEqual({ from: mail.from, to: mail.to }, { from: 'portail@reseauboreal.example', to: [to] });
    const { read } = mail;
    assert.equal(read.subject, { fr: 'Votre mot de passe a changé', en: 'Your password has changed' }[lang]);
    assert.deepEqual(
      read.to?.map(({ address }) => address),
      [to],
    );
    assert.match(read.text ?? '', /https:\/\/portail\.example\/#\/recover/);
    assert.match(read.html ?? '', new RegExp(`<html lang="${lang}">`));
    const headers = new Map(read.headers.map(({ key, value }) => [key, value]));
    assert.equal(headers.get('auto-submitted'), 'auto-generated');
    assert.equal(headers.get('content-language'), lang);
    assert.match(headers.get('message-id') ?? '', /^<[0-9a-f-]{36}\.1@portail\.example>$/);
    for (const name of ['cc', 'bcc', 'reply-to']) assert.equal(headers.has(name), false, name);
  });
}

const hostile = [
  'a@exemple.ca, b@exemple.ca',
  'a@exemple.ca\r\nBcc: b@exemple.ca',
  'a@exemple.ca\nSubject: x',
  'Nom <a@exemple.ca>',
  '<a@exemple.ca>',
  'groupe: a@exemple.ca, b@exemple.ca;',
  'a@exemple.ca (commentaire)',
  '"a b"@exemple.ca',
  'a@exemple.ca ',
  'a b@exemple.ca',
  'a@exemple.ca\0',
  'a@[127.0.0.1]',
  'a@b@exemple.ca',
  'é@exemple.ca',
  'a@exemple.ca>',
  '',
  '@exemple.ca',
  'a@exemple.ca\u2028Bcc: b@exemple.ca',
];

test('an email has one recipient or is not sent, whatever the database contains as an address (product §6 mail)', async (t) => {
  const { deps, lines, send, server } = await setUp(t);
  const { accountId, to } = await mailedAccount(deps);
  for (const address of hostile) await queueNotice(deps, { accountId, to: address });
  await queueNotice(deps, { accountId, to });
  await send();
  assert.deepEqual(
    server.received.map((mail) => mail.to),
    [[to]],
  );
  assert.deepEqual(lines, []);
});

test('the sender retries later when the mail server is busy (product §6 outbox)', async (t) => {
  const { db, deps, lines, send, server } = await setUp(t);
  await queueNotice(deps, await mailedAccount(deps));
  server.before = () => refuseMail(451);
  await send();
  assert.deepEqual(lines, [{ template: 'passwordChanged', attempts: 1, reason: 'EMESSAGE 451' }]);
  server.before = () => undefined;
  await outboxWaits(db, 60);
  await send();
  assert.equal(server.received.length, 1);
});

test('production sends no email without encryption unless the settings allow it (product §6 mail)', async (t) => {
  const strict = await setUp(t, { production: true });
  await queueNotice(strict.deps, await mailedAccount(strict.deps));
  await strict.send();
  assert.deepEqual(strict.lines, [{ template: 'passwordChanged', attempts: 1, reason: 'ETLS 500' }]);
  assert.equal(strict.server.received.length, 0);
  const relay = await setUp(t, { production: true, parameters: '/?requireTLS=false' });
  await queueNotice(relay.deps, await mailedAccount(relay.deps));
  await relay.send();
  assert.equal(relay.server.received.length, 1);
});

test('a mail server with an untrusted certificate gets no email (product §6 mail)', async (t) => {
  const { deps, lines, send, server } = await setUp(t, { production: true, disabledCommands: ['AUTH'] });
  await queueNotice(deps, await mailedAccount(deps));
  await send();
  assert.equal(server.received.length, 0);
  assert.deepEqual(lines, [{ template: 'passwordChanged', attempts: 1, reason: 'ESOCKET' }]);
});

test('the calendar file of a confirmation reaches a real server under its own type, and another program reads it (product §6 mail)', async (t) => {
  const { deps, me, book } = await appointmentStage(t);
  const server = await startSmtpServer(t);
  const delivery = smtpDelivery({ smtpUrl: server.url, from, publicUrl, production: false });
  t.after(delivery.close);
  const { reservationId } = await book(`${yearAhead}-01-07T14:00:00Z`);
  await sendAll(senderDeps(deps, delivery));
  const mail = server.received.find(({ to }) => to.includes(`${me.accountId}@exemple.ca`));
  const [attached, ...others] = mail?.read.attachments ?? [];
  assert.equal(others.length, 0);
  assert.deepEqual(
    [attached?.filename, attached?.mimeType, attached?.method],
    ['rendez-vous.ics', 'text/calendar', 'PUBLISH'],
  );
  const content = attached?.content ?? '';
  const { events, method } = readCalendar(typeof content === 'string' ? content : new TextDecoder().decode(content));
  assert.deepEqual(
    [method, events.map(({ uid, start }) => [uid, start])],
    ['PUBLISH', [[reservationId, `${yearAhead}-01-07T14:00:00.000Z`]]],
  );
});
