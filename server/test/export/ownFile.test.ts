// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { messageContext } from '../../src/data/appointmentMessages.ts';
import { askForFile, fileIn } from '../support/ownFile.ts';
import { addLink, addMessage, addPatient, bornYearsAgo, idsOf } from '../support/people.ts';
import { testApp } from '../support/testApp.ts';
import { signUp, openBrowser } from '../support/browser.ts';

test('the export needs a session and the password, returns an uncached attachment, and is recorded in the audit trail', async (t) => {
  const {
    app,
    deps: { db },
  } = await testApp(t);
  const { visitor, person } = await signUp(app);
  assert.equal((await askForFile(openBrowser(app), person.password)).statusCode, 401);
  const answer = await askForFile(visitor, 'Mauvais-Mot-1');
  assert.deepEqual(
    [answer.statusCode, answer.json()],
    [403, { message: 'errors.wrongPassword', fields: { password: 'errors.wrongPassword' } }],
  );
  const file = await askForFile(visitor, person.password);
  assert.deepEqual(
    [file.statusCode, file.headers['content-type'], file.headers['cache-control'], file.headers['content-disposition']],
    [200, 'application/fhir+json; charset=utf-8', 'no-store', 'attachment; filename="mon-dossier.json"'],
  );
  const { patientId } = await idsOf(db, person.login);
  const trail = await db
    .selectFrom('audit_events')
    .where('patient_id', '=', patientId)
    .select(['action', 'capacity'])
    .orderBy('id')
    .execute();
  assert.deepEqual(trail.slice(-2), [
    { action: 'password.refused', capacity: 'self' },
    { action: 'file.exported', capacity: 'self' },
  ]);
});

test('an account may export its file six times an hour, however often others do', async (t) => {
  const { app } = await testApp(t, { env: { RATE_LIMITS: 'on' } });
  const [{ visitor, person }, other] = [await signUp(app), await signUp(app)];
  const answers = [];
  for (let tries = 0; tries < 7; tries += 1) answers.push(await askForFile(visitor, person.password));
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200, 200, 200, 200, 200, 429],
  );
  assert.ok(Number(answers.at(-1)?.headers['retry-after']) > 0);
  assert.equal((await askForFile(other.visitor, other.person.password)).statusCode, 200);
});

test('the export contains no other person’s file; of a child at every level it contains the name only', async (t) => {
  const {
    app,
    deps: { db, vault },
  } = await testApp(t);
  const { visitor, person } = await signUp(app);
  const { accountId, patientId } = await idsOf(db, person.login);
  const birthDate = bornYearsAgo(6.5);
  const child = await addPatient(db, {
    first_name: 'Zoé',
    last_name: 'Tremblay',
    birth_date: birthDate,
    phone: '514 555-0190',
    nam_sealed: vault.seal('TREZ20520212', 'patients.nam'),
    nam_index: vault.blindIndex('TREZ20520212'),
  });
  await addLink(db, {
    account_id: accountId,
    patient_id: child,
    relationship: 'child',
    basis: 'parental-authority',
    scopes: ['book', 'history', 'messages'],
  });
  const email = (patient: string, body: string) =>
    addMessage(db, { patient_id: patient, body_sealed: vault.seal(body, messageContext) });
  await email(child, 'Le vaccin de Zoé');
  await email(patientId, 'Votre prescription');
  const { body } = await askForFile(visitor, person.password);
  const { all } = fileIn(body);
  assert.deepEqual(
    all('Patient').find(({ id }) => id === child),
    { resourceType: 'Patient', id: child, name: [{ text: 'Zoé Tremblay', family: 'Tremblay', given: ['Zoé'] }] },
  );
  assert.deepEqual(
    all('Communication')
      .flatMap(({ payload }) => payload?.map(({ contentString }) => contentString))
      .filter((text) => text === 'Votre prescription').length,
    1,
  );
  for (const canary of ['vaccin', birthDate, '555-0190', 'TREZ20520212']) assert.doesNotMatch(body, new RegExp(canary));
});

test('the export contains nothing that opens anything: no password, no key, no calendar or session secret', async (t) => {
  const {
    app,
    deps: { db },
  } = await testApp(t);
  const { visitor, person } = await signUp(app);
  const { url } = (await visitor.send({ method: 'POST', url: '/api/user/calendar', payload: {} })).json<{
    url: string;
  }>();
  const { hash } = await db
    .selectFrom('accounts')
    .where('login', '=', person.login)
    .select('password_hash as hash')
    .executeTakeFirstOrThrow();
  const { body } = await askForFile(visitor, person.password);
  const secret = new URL(url).pathname.split('/').at(-1)?.replace('.ics', '') ?? url;
  for (const opens of [person.password, hash, secret, ...visitor.cookies.values()])
    assert.equal(body.includes(opens), false);
  assert.ok(
    fileIn(body)
      .all('Person')[0]
      ?.extension?.some(({ url: name }) => name.endsWith('/calendar-since')),
  );
});

test('the export lists all pages of messages oldest first, each after the one it answers; files too many to open at once are named for download in the mailbox', async (t) => {
  const {
    app,
    deps: { db, vault },
  } = await testApp(t);
  const { visitor, person } = await signUp(app);
  const { accountId, patientId } = await idsOf(db, person.login);
  const [threadId, started] = ['5a0e8f3e-0d5e-4c5c-9a3e-1f2b3c4d5e6f', Date.now()];
  for (let at = 0; at < 230; at += 1) {
    await addMessage(db, {
      patient_id: patientId,
      thread_id: threadId,
      sent_at: new Date(started - 230_000 + at * 1_000),
      body_sealed: vault.seal(`n° ${at}`, messageContext),
    });
  }
  const messageId = await addMessage(db, {
    patient_id: patientId,
    thread_id: threadId,
    sent_at: new Date(started),
    sender: 'patient',
    author_account_id: accountId,
    body_sealed: vault.seal('photos', messageContext),
  });
  for (let at = 0; at < 4; at += 1) {
    await db
      .insertInto('attachments')
      .values({
        id: `00000000-0000-4000-8000-00000000000${at}`,
        message_id: messageId,
        account_id: accountId,
        media_type: 'image/png',
        size: 10 * 1024 * 1024,
        name_sealed: vault.seal(`${at}.png`, 'attachments.name'),
        content_sealed: vault.seal(Buffer.of(at), 'attachments.content'),
      })
      .execute();
  }
  const { bundle, all } = fileIn((await askForFile(visitor, person.password)).body);
  const told = all('Communication').filter(({ payload }) => /^n° \d+$/.test(payload?.[0]?.contentString ?? ''));
  assert.deepEqual(
    told.map(({ payload }) => payload?.[0]?.contentString),
    Array.from({ length: 230 }, (_, at) => `n° ${at}`),
  );
  assert.deepEqual(
    told.slice(1).map(({ inResponseTo }) => inResponseTo?.[0]?.reference),
    told.slice(0, -1).map(({ id }) => `Communication/${id ?? ''}`),
  );
  const sent = all('Communication')
    .find(({ id }) => id === messageId)
    ?.payload?.slice(1)
    .map(({ contentAttachment }) => [contentAttachment?.data, contentAttachment?.url]);
  assert.deepEqual(sent, [
    ['AA==', undefined],
    ['AQ==', undefined],
    ['Ag==', undefined],
    [undefined, 'http://127.0.0.1:8080/api/mailbox/attachments/00000000-0000-4000-8000-000000000003'],
  ]);
  assert.equal(bundle.entry?.filter(({ resource }) => resource?.resourceType === 'Organization').length, 1);
});
