import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { mailQueue } from '../../src/data/outbox.ts';
import { openBrowser, signUp, type Visitor } from '../support/browser.ts';
import { mailOf } from '../support/mail.ts';
import { reportOf } from '../support/reports.ts';
import { testApp, type TestAppOptions } from '../support/testApp.ts';

const address = 'soutien@exemple.ca';

const reportStage = async (t: TestContext, { env = {}, ...options }: TestAppOptions = {}) => {
  const made = await testApp(t, { env: { SUPPORT_MAIL: address, ...env }, ...options });
  const send = (visitor: Visitor, payload: object, headers: Record<string, string | undefined> = {}) =>
    visitor.send({ method: 'POST', url: '/api/support/reports', payload, headers });
  return { ...made, db: made.deps.db, send, guest: openBrowser(made.app), mails: () => mailOf(made.deps).to(address) };
};

test('a report leaves for the address of support with the file as it was shown, the masked note and how to reach the person', async (t) => {
  const { guest, mails, send } = await reportStage(t);
  const report = reportOf('ABCD2345', { note: 'Rien ne bouge.\nDeux fois.', contact: 'zoe@exemple.ca' });
  const { statusCode, body } = await send(guest, report);
  assert.deepEqual([statusCode, JSON.parse(body)], [202, { reference: 'ABCD2345' }]);
  const [mail, ...others] = await mails();
  assert.equal(others.length, 0);
  assert.equal(mail?.subject, 'Signalement ABCD2345');
  for (const told of ['Rien ne bouge.', 'Deux fois.', 'Pour la joindre\u00A0: zoe@exemple.ca', 'Firefox <130>'])
    assert.ok(mail.text.includes(told), told);
  assert.ok(mail.html.includes('Firefox &lt;130&gt;'));
  assert.deepEqual(mail.attachment, {
    name: 'portal-trace-2026-11-20-ABCD2345.json',
    type: 'application/json',
    text: report.file,
  });
});

test('the email of a report is in the language of the person, and says when they leave no way to be reached', async (t) => {
  const { guest, mails, send } = await reportStage(t);
  assert.equal((await send(guest, { ...reportOf('ABCD2346'), lang: 'en' })).statusCode, 202);
  const [mail] = await mails();
  assert.equal(mail?.subject, 'Report ABCD2346');
  assert.ok(mail.text.includes('They do not say how to reach them.'));
});

test('the same report sent again leaves once, with the same key or without one; a changed one leaves too', async (t) => {
  const { guest, mails, send } = await reportStage(t);
  const key = { 'idempotency-key': '0a0a' };
  const tries = await Promise.all([1, 2, 3].map(() => send(guest, reportOf('ABCD2347'), key)));
  assert.deepEqual(
    tries.map(({ statusCode }) => statusCode),
    [202, 202, 202],
  );
  assert.equal((await mails()).length, 1);
  assert.equal((await send(guest, reportOf('ABCD2347'))).statusCode, 202);
  assert.equal((await mails()).length, 1, 'also after it left');
  for (const changed of [{ note: 'Autre chose.' }, { contact: '514 555-0199' }])
    assert.equal((await send(guest, reportOf('ABCD2347', changed), key)).statusCode, 202);
  assert.equal((await mails()).length, 3);
});

test('once a report left, the outbox keeps nothing that it said', async (t) => {
  const { db, guest, mails, send } = await reportStage(t);
  await send(guest, reportOf('ABCD2353'));
  const payloads = () =>
    db.selectFrom('outbox').where('template', '=', 'problemReport').select('payload_sealed').execute();
  const [waiting] = await payloads();
  assert.ok(waiting && waiting.payload_sealed.length > 0);
  assert.equal(waiting.payload_sealed.includes('ABCD2353'), false);
  await mails();
  assert.deepEqual(
    (await payloads()).map(({ payload_sealed }) => payload_sealed.length),
    [0],
  );
});

test('the email of a report shows the start of a very long text, and its file has all of it', async (t) => {
  const { guest, mails, send } = await reportStage(t);
  const note = 'rien ne bouge '.repeat(1_000);
  await send(guest, reportOf('ABCD2354', { note }));
  const [mail] = await mails();
  assert.ok(mail && mail.text.length < 7_000);
  assert.ok(mail.text.includes(`${note.slice(0, 5_000)}…`));
  assert.ok(mail.attachment?.text.includes(note));
});

test('an older server that drops a report it cannot write loses none: the next sender of this release sends it', async (t) => {
  const { db, guest, mails, send } = await reportStage(t);
  const waited = (time: string) =>
    sql`update outbox set next_attempt_at = now(), created_at = created_at - ${time}::interval`.execute(db);
  await send(guest, reportOf('ABCD2355'));
  const [row] = await mailQueue.lease(db, 5);
  assert.ok(row);
  await mailQueue.end(db, row.id, 'dropped');
  await waited('4 days');
  assert.equal((await mails()).length, 1);

  await send(guest, reportOf('ABCD2356'));
  const [old] = await mailQueue.lease(db, 5);
  assert.ok(old);
  await waited('6 days');
  await mailQueue.end(db, old.id, 'dropped');
  assert.equal((await mails()).length, 1, 'and nothing waits for a release that never comes back');
});

test('a report of a person who is signed in leaves nothing that leads to their account', async (t) => {
  const { app, db, mails, send } = await reportStage(t);
  const { visitor, person } = await signUp(app);
  const events = () => db.selectFrom('audit_events').select('id').execute();
  const before = await events();
  const answer = await send(visitor, reportOf('ABCD2348'), { 'idempotency-key': '0b0b' });
  assert.equal(answer.statusCode, 202);
  const rows = await db.selectFrom('outbox').where('template', '=', 'problemReport').selectAll().execute();
  assert.deepEqual(
    rows.map(({ account_id, appointment_id, source_id }) => [account_id, appointment_id, source_id]),
    [[null, null, null]],
  );
  assert.deepEqual(await events(), before);
  assert.deepEqual(await db.selectFrom('idempotency_records').select('scope').execute(), []);
  const [mail] = await mails();
  assert.ok(mail);
  assert.equal(JSON.stringify(mail).includes(person.login), false);
});

test('the log never has what a report says', async (t) => {
  const written: string[] = [];
  const { guest, mails, send } = await reportStage(t, {
    env: { LOG_LEVEL: 'debug' },
    logSink: { write: (line) => void written.push(line) },
  });
  await send(guest, reportOf('ABCD2349', { note: 'Phrase à moi', contact: 'zoe@exemple.ca' }));
  await send(guest, { ...reportOf('ABCD2349', { note: 'Phrase à moi', contact: 'zoe@exemple.ca' }), more: 1 });
  await mails();
  assert.ok(written.length > 0);
  for (const own of ['Phrase à moi', 'zoe@exemple.ca', 'ABCD2349', address])
    assert.equal(written.join('').includes(own), false, own);
});

test('the page of kept emails shows the file of a report, unable to run', async (t) => {
  const { guest, inject, mails, send } = await reportStage(t);
  await send(guest, reportOf('ABCD2352', { note: '<script>x</script>' }));
  await mails();
  const { body } = await inject('/dev/mail');
  assert.match(body, /<summary>portal-trace-2026-11-20-ABCD2352\.json<\/summary><pre>\{&quot;meta&quot;/);
  assert.equal(body.includes('<script>'), false);
});
