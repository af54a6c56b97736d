// Holds: product §4 attachments
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { messageLimits } from '../../../contract/limits.ts';
import { sweepUnsentFiles } from '../../src/data/mailbox/attachments.ts';
import { lockAccount } from '../../src/data/lockAccount.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { openBrowser } from '../support/browser.ts';
import { files, mailboxStage } from '../support/mailbox.ts';

const words = { subject: 'Une question', body: 'Voici.' };

test('the server accepts each of the four file types by content and returns the file unchanged', async (t) => {
  const { clinicId, owner, appointmentOf } = await mailboxStage(t);
  const me = await owner();
  await appointmentOf(me);
  for (const [type, content] of Object.entries(files)) {
    const kept = await me.upload(`fichier.${type.split('/')[1] ?? ''}`, content);
    assert.deepEqual([kept.status, kept.body.type, kept.body.size], [201, type, content.length]);
    const sent = (await me.write({ clinicId, ...words, attachments: [kept.body.attachmentId] })).body;
    assert.deepEqual(sent.attachments, [kept.body]);
    const { content: back, headers } = await me.download(kept.body.attachmentId);
    assert.deepEqual(back, content);
    assert.equal(headers['content-type'], type);
    assert.match(String(headers['content-disposition']), /^attachment; filename=/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*sandbox/);
  }
});

test('the name of a download is encoded, whatever characters a person gave it', async (t) => {
  const { clinicId, owner, appointmentOf } = await mailboxStage(t);
  const me = await owner();
  await appointmentOf(me);
  const kept = (await me.upload('Été; filename=a.exe, l’ordonnance.pdf', files['application/pdf'])).body;
  await me.write({ clinicId, ...words, attachments: [kept.attachmentId] });
  const said = String((await me.download(kept.attachmentId)).headers['content-disposition']);
  const [, quoted = '', encoded = ''] = /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S+)$/.exec(said) ?? [];
  assert.equal(decodeURIComponent(encoded), kept.name, said);
  assert.match(quoted, /^[\x20-\x7e]+\.pdf$/);
});

test('the server gives no weight to a file’s name, only to its content', async (t) => {
  const { owner } = await mailboxStage(t);
  const me = await owner();
  const html = await me.upload('ordonnance.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'));
  const svg = await me.upload('photo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'));
  assert.deepEqual([html.refusal.message, svg.refusal.message], ['mailbox.fileType', 'mailbox.fileType']);
  const { body } = await me.upload('../../photo.png.exe', files['image/png']);
  assert.equal(body.name, 'photo.png.png');
});

test('the server politely refuses an empty file, one over ten megabytes and a missing one, and keeps nothing', async (t) => {
  const { db, owner } = await mailboxStage(t);
  const me = await owner();
  assert.deepEqual([(await me.upload('a.pdf', Buffer.alloc(0))).refusal.message], ['mailbox.fileEmpty']);
  const huge = Buffer.concat([files['application/pdf'], Buffer.alloc(messageLimits.attachmentBytes)]);
  const refused = await me.upload('a.pdf', huge);
  assert.deepEqual([refused.status, refused.refusal.message], [422, 'mailbox.fileTooLarge']);
  assert.equal((await me.upload(null, Buffer.alloc(0))).status, 400);
  assert.deepEqual(await db.selectFrom('attachments').select('id').execute(), []);
});

test('the server calls an upload that is cut short malformed, wherever it ends, and keeps nothing (product §4 attachments)', async (t) => {
  const { app, db, owner } = await mailboxStage(t);
  const me = await owner();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(files['application/pdf'])]), 'a.pdf');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  const whole = Buffer.from(await request.arrayBuffer());
  for (const end of [0.1, 0.4, 0.6, 0.8, 0.95].map((part) => Math.floor(part * whole.length))) {
    const { statusCode, body } = await openBrowser(app, new Map(me.cookies)).send({
      method: 'POST',
      url: '/api/mailbox/attachments',
      headers: { 'content-type': type },
      payload: whole.subarray(0, end),
    });
    assert.deepEqual([statusCode, body], [400, '{"message":"errors.malformed"}'], `cut at ${end} of ${whole.length}`);
  }
  assert.deepEqual(await db.selectFrom('attachments').select('id').execute(), []);
});

test('an account can upload thirty files in 24 hours, even when the last ones arrive simultaneously', async (t) => {
  const { db, owner } = await mailboxStage(t);
  const me = await owner();
  await me.upload('a.pdf', files['application/pdf']);
  const { id: _id, ...kept } = await db.selectFrom('attachments').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('attachments')
    .values(Array.from({ length: messageLimits.filesPerDay - 2 }, () => ({ id: randomUUID(), ...kept })))
    .execute();
  const last = await Promise.all(['b.pdf', 'c.pdf', 'd.pdf'].map((name) => me.upload(name, files['application/pdf'])));
  assert.deepEqual(last.map(({ status }) => status).sort(), [201, 422, 422]);
  assert.equal((await db.selectFrom('attachments').select('id').execute()).length, messageLimits.filesPerDay);
});

test('an account can upload three files at a time, so that files never fill memory, and can then continue', async (t) => {
  const { db, owner } = await mailboxStage(t);
  const [me, other] = [await owner(), await owner()];
  const bring = (who = me) => who.upload('a.pdf', files['application/pdf']);
  const together = await inTransaction(db, async (transaction) => {
    // Until this ends, none of theirs is kept.
    await lockAccount(transaction, me.accountId);
    const brought = [bring(), bring(), bring(), bring()];
    assert.equal((await Promise.race(brought)).status, 503);
    return brought;
  });
  const answers = await Promise.all(together);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 201, 503]);
  for (const who of [me, me, me, me, other]) assert.equal((await bring(who)).status, 201);
});

test('only its uploader can send a file, once, and only readers of its message can download it', async (t) => {
  const { clinicId, owner, appointmentOf } = await mailboxStage(t);
  const [me, other] = [await owner(), await owner()];
  for (const one of [me, other]) await appointmentOf(one);
  const { attachmentId } = (await me.upload('note.pdf', files['application/pdf'])).body;
  const stolen = await other.write({ clinicId, ...words, attachments: [attachmentId] });
  assert.deepEqual([stolen.status, stolen.refusal.message], [422, 'mailbox.fileGone']);
  assert.equal((await me.download(attachmentId)).status, 404);
  assert.equal((await me.write({ clinicId, ...words, attachments: [attachmentId] })).status, 201);
  assert.equal(
    (await me.write({ clinicId, ...words, attachments: [attachmentId] })).refusal.message,
    'mailbox.fileGone',
  );
  const [foreign, absent] = [await other.download(attachmentId), await other.download(randomUUID())];
  assert.deepEqual([foreign.status, foreign.raw], [404, absent.raw]);
  assert.equal((await other.threads({ folder: 'sent' })).body.threads.length, 0);
});

test('the server refuses a file that the scanner finds harmful, and keeps nothing while the scanner is unavailable', async (t) => {
  const { answer, db, owner } = await mailboxStage(t, { scanner: true });
  const me = await owner();
  answer('stream: Win.Test.EICAR_HDB-1 FOUND');
  assert.equal((await me.upload('a.pdf', files['application/pdf'])).refusal.message, 'mailbox.fileRefused');
  answer('INSTREAM size limit exceeded. ERROR');
  assert.equal((await me.upload('a.pdf', files['application/pdf'])).status, 503);
  assert.deepEqual(await db.selectFrom('attachments').select('id').execute(), []);
  answer('stream: OK');
  assert.equal((await me.upload('a.pdf', files['application/pdf'])).status, 201);
});

test('the server seals file names and contents, and deletes unsent files after a day', async (t) => {
  const { db, owner } = await mailboxStage(t);
  const me = await owner();
  await me.upload('Diagnostic.pdf', files['application/pdf']);
  const row = await db.selectFrom('attachments').selectAll().executeTakeFirstOrThrow();
  assert.equal(row.name_sealed.includes('Diagnostic') || row.content_sealed.includes('%PDF'), false);
  assert.equal(await sweepUnsentFiles(db), 0);
  await db
    .updateTable('attachments')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  assert.equal(await sweepUnsentFiles(db), 1);
});
