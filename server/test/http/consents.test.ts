import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { Consents } from '../../../contract/account.ts';
import { languages } from '../../../contract/catalogues.ts';
import { legalKinds, legalText, legalVersion } from '../../src/data/legalTexts.ts';
import { testApp } from '../support/testApp.ts';
import { signUp, openBrowser } from '../support/browser.ts';

const version = legalVersion('privacy');
const termsVersion = legalVersion('terms');

const setUp = async (t: TestContext) => {
  const { app, deps } = await testApp(t);
  const { visitor } = await signUp(app);
  const read = async () => (await visitor.send({ url: '/api/user/consents' })).json<Consents>();
  const decide = async (payload: object) => {
    const answer = await visitor.send({ method: 'PUT', url: '/api/user/consents', payload });
    return { status: answer.statusCode, body: answer.json<Consents>() };
  };
  const decisions = () =>
    deps.db.selectFrom('consents').select(['kind', 'granted', 'version']).orderBy('decided_at').orderBy('id').execute();
  return { app, deps, visitor, read, decide, decisions };
};

test('sign-up records the consent to both texts, each with its version and date, and leaves audience measurement off (product §4 consents)', async (t) => {
  const { read } = await setUp(t);
  const { terms, privacy, analytics } = await read();
  for (const [{ decidedAt, ...consent }, current] of [[terms, termsVersion] as const, [privacy, version] as const]) {
    assert.deepEqual(consent, { granted: true, version: current, currentVersion: current });
    assert.ok(decidedAt !== null && Math.abs(Date.now() - Date.parse(decidedAt)) < 60_000);
  }
  assert.deepEqual(analytics, { granted: false, version: null, decidedAt: null, currentVersion: version });
});

test('a person turns audience measurement on and off again, and every decision stays on record (product §4 consents)', async (t) => {
  const { decide, decisions, read } = await setUp(t);
  const on = await decide({ analytics: { granted: true, version } });
  assert.equal(on.status, 200);
  assert.deepEqual(on.body, await read());
  assert.equal(on.body.analytics.granted, true);
  assert.equal((await decide({ analytics: { granted: false, version } })).body.analytics.granted, false);
  assert.deepEqual(
    (await decisions()).filter(({ kind }) => kind === 'analytics').map(({ granted }) => granted),
    [true, false],
  );
});

test('repeating a consent decision keeps the date of the first one (product §4 consents)', async (t) => {
  const { decide, decisions } = await setUp(t);
  const first = (await decide({ analytics: { granted: true, version } })).body.analytics.decidedAt;
  const again = await decide({
    analytics: { granted: true, version },
    terms: { granted: true, version: termsVersion },
  });
  assert.equal(again.body.analytics.decidedAt, first);
  assert.equal((await decisions()).length, 3);
});

test('the server refuses a decision on a version other than the current one and writes nothing (product §4 consents)', async (t) => {
  const { decide, decisions } = await setUp(t);
  const before = await decisions();
  const { status, body } = await decide({ analytics: { granted: true, version: '0' } });
  assert.deepEqual(
    [status, body],
    [409, { message: 'errors.textChanged', fields: { analytics: 'errors.textChanged' } }],
  );
  assert.deepEqual(await decisions(), before);
});

test('a person who accepted an older version sees it beside the current one and accepts again (product §4 consents)', async (t) => {
  const { decide, deps, read } = await setUp(t);
  await deps.db.updateTable('consents').set({ version: '0' }).execute();
  assert.deepEqual(
    { ...(await read()).terms, decidedAt: null },
    { granted: true, version: '0', decidedAt: null, currentVersion: termsVersion },
  );
  assert.equal((await decide({ terms: { granted: true, version: termsVersion } })).body.terms.version, termsVersion);
});

test('an account that stays open cannot withdraw consent to the terms or the policy (product §4 consents)', async (t) => {
  const { decide, decisions } = await setUp(t);
  const before = await decisions();
  for (const kind of ['terms', 'privacy'] as const) {
    const { status, body } = await decide({
      [kind]: { granted: false, version: legalVersion(kind) },
      analytics: { granted: true, version },
    });
    assert.deepEqual(
      [status, body],
      [422, { message: 'errors.consentRequired', fields: { [kind]: 'errors.consentRequired' } }],
    );
  }
  assert.deepEqual(await decisions(), before);
});

test('an account sees and changes only its own consents, and a caller without a session none (product §4 not-yours)', async (t) => {
  const { app, decide, read } = await setUp(t);
  const { visitor: other } = await signUp(app);
  const before = await read();
  await other.send({ method: 'PUT', url: '/api/user/consents', payload: { analytics: { granted: true, version } } });
  assert.deepEqual(await read(), before);
  for (const method of ['GET', 'PUT'] as const) {
    assert.equal(
      (await openBrowser(app).send({ method, url: '/api/user/consents', ...(method === 'PUT' ? { payload: {} } : {}) }))
        .statusCode,
      401,
    );
  }
  assert.equal((await decide({ analytics: true })).status, 400);
  assert.equal((await decide({ marketing: { granted: true, version } })).status, 400);
});

test('both languages of a legal text have the same version (product §4 consents)', () => {
  for (const kind of legalKinds) {
    for (const lang of languages) assert.equal(legalText(kind, lang).version, legalVersion(kind), `${kind} ${lang}`);
  }
});
