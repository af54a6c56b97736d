import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { LightMyRequestResponse as Answer } from 'fastify';

import { confirmMailbox } from '../support/confirmMailbox.ts';
import { mailOf } from '../support/mail.ts';
import { recordedApp } from '../support/recordedApp.ts';
import { signUp, openBrowser } from '../support/browser.ts';

/** Everything of an answer that differs from one call to the next by nature is left out. */
const shown = ({ statusCode, headers, rawPayload }: Answer) => ({
  statusCode,
  headers: Object.entries(headers).filter(([name]) => name !== 'x-request-id' && name !== 'date'),
  bytes: rawPayload.toString('hex'),
});

/** Requests that stand for every way to be known and to be unknown. */
const setUp = async (t: TestContext) => {
  const recorded = await recordedApp(t);
  const { app, deps } = recorded;
  const { person: known } = await signUp(app);
  const { person: verified } = await signUp(app);
  const { person: closed } = await signUp(app);
  const { person: twice } = await signUp(app);
  await signUp(app, { email: twice.email, nam: twice.nam });
  await confirmMailbox(deps.db, verified.login);
  await deps.db.updateTable('accounts').set({ closed_at: new Date() }).where('login', '=', closed.login).execute();
  const requests = Object.entries({
    known,
    verified,
    closed,
    twice,
    unknown: { email: 'inconnue@exemple.ca', nam: 'ROYM90010112' },
    otherNumber: { email: known.email, nam: 'ROYM90010112' },
    otherAddress: { email: 'inconnue@exemple.ca', nam: known.nam },
  }).map(([kind, { email, nam }], at) => ({ kind, email, nam, from: `192.0.2.${at + 10}` }));
  const ask = ({ email, nam, from }: { email: string; nam: string; from: string }) =>
    openBrowser(app).send({ method: 'POST', url: '/api/recover', payload: { email, nam, lang: 'fr' }, from });
  return { ...recorded, requests, ask };
};

test('known and unknown people get the same answer to a recovery request, byte for byte (product §4 recovery)', async (t) => {
  const { ask, requests } = await setUp(t);
  const answers = [];
  for (const request of requests) answers.push(shown(await ask(request)));
  for (const [at, answer] of answers.entries()) assert.deepEqual(answer, answers[0], requests[at]?.kind);
  assert.equal(answers[0]?.statusCode, 200);
});

test('recovery requests of known and unknown people cost the same statements, no hash and one outbox row (product §4 recovery)', async (t) => {
  const { ask, deps, record, requests } = await setUp(t);
  const countRows = async () => (await deps.db.selectFrom('outbox').select('id').execute()).length;
  let reference: Awaited<ReturnType<typeof record>> | undefined;
  for (const request of requests) {
    const before = await countRows();
    const recording = await record(() => ask(request));
    assert.equal((await countRows()) - before, 1, request.kind);
    reference ??= recording;
    assert.deepEqual(recording, reference, request.kind);
  }
  assert.equal(reference?.verifications, 0);
  assert.equal(
    reference.statements.some((statement) => /accounts|patients/.test(statement)),
    false,
    'nobody is looked up',
  );
});

test('an outbox row does not reveal whether it concerns an account, by its size or otherwise (product §4 recovery)', async (t) => {
  const {
    ask,
    deps,
    requests: [known],
  } = await setUp(t);
  assert.ok(known);
  for (const email of [known.email, known.email.replace('personne', 'inconnue')]) await ask({ ...known, email });
  const rows = await deps.db.selectFrom('outbox').selectAll().where('template', '=', 'recoveryRequest').execute();
  const [one, two] = rows.map(({ account_id, lang, payload_sealed: sealed, template }) => ({
    account_id,
    lang,
    template,
    size: sealed.length,
  }));
  assert.deepEqual(one, { ...two, account_id: null });
});

test('the owner gets no fourth recovery email within an hour, and no answer reveals it (product §8 limits)', async (t) => {
  const { app, ask, deps, record } = await setUp(t);
  const { person } = await signUp(app);
  const mail = mailOf(deps);
  const answers = [];
  for (let times = 0; times < 5; times += 1) {
    let answer: Answer | undefined;
    const recording = await record(async () => {
      answer = await ask({ ...person, from: `192.0.2.${times + 50}` });
    });
    assert.ok(answer);
    answers.push({ ...shown(answer), recording });
    await mail.send();
  }
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.equal((await mail.to(person.email)).filter(({ subject }) => subject.startsWith('Choisissez')).length, 3);
});

test('the limit of three recovery emails an hour holds for any number of simultaneous requests and senders (product §8 limits)', async (t) => {
  const { app, ask, deps } = await setUp(t);
  const { person } = await signUp(app);
  await Promise.all(Array.from({ length: 12 }, (_, at) => ask({ ...person, from: `192.0.2.${at + 100}` })));
  await Promise.all([mailOf(deps).send(), mailOf(deps).send(), mailOf(deps).send()]);
  const { mails } = await deps.db
    .selectFrom('outbox')
    .where('template', '=', 'recovery')
    .select(({ fn }) => fn.countAll<string>().as('mails'))
    .executeTakeFirstOrThrow();
  assert.equal(mails, '3');
});

test('the owner gets recovery emails again an hour later (product §8 limits)', async (t) => {
  const { app, ask, deps } = await setUp(t);
  const { person } = await signUp(app);
  await confirmMailbox(deps.db, person.login);
  const mail = mailOf(deps);
  const counts = [];
  for (const from of ['192.0.2.60', '192.0.2.61']) {
    for (let times = 0; times < 4; times += 1) await ask({ ...person, from });
    counts.push((await mail.to(person.email)).filter(({ subject }) => subject.startsWith('Choisissez')).length);
    await deps.db
      .updateTable('outbox')
      .set({ created_at: new Date(Date.now() - 3_601_000) })
      .execute();
  }
  assert.deepEqual(counts, [3, 6]);
});
