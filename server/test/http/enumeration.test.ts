// Holds: product §8 identity
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { LightMyRequestResponse as Answer } from 'fastify';

import { confirmMailbox } from '../support/confirmMailbox.ts';
import { recordedApp } from '../support/recordedApp.ts';
import { logIn, signUp, somebody, openBrowser } from '../support/browser.ts';

/** Everything of an answer that differs from one call to the next by nature is left out. */
const shown = ({ statusCode, headers, rawPayload }: Answer) => ({
  statusCode,
  headers: Object.entries(headers).filter(([name]) => name !== 'x-request-id' && name !== 'date'),
  bytes: rawPayload.toString('hex'),
});

/** One wrong try each for names that stand for every way to be wrong. */
const wrongNames = async (t: TestContext) => {
  const recorded = await recordedApp(t);
  const { app, deps } = recorded;
  const known = (await signUp(app)).person;
  const verified = (await signUp(app)).person;
  const closed = (await signUp(app)).person;
  await confirmMailbox(deps.db, verified.login);
  await deps.db.updateTable('accounts').set({ closed_at: new Date() }).where('login', '=', closed.login).execute();
  const names = {
    known: known.login,
    unknown: 'personne.inconnue',
    verifiedEmail: verified.email,
    unverifiedEmail: known.email,
    unknownEmail: 'inconnu@exemple.ca',
    closed: closed.login,
  };
  return { ...recorded, names: Object.entries(names) };
};

const tryWrong = (app: Parameters<typeof openBrowser>[0], name: string, from = '192.0.2.1') =>
  logIn(openBrowser(app), name, 'Mauvais-Mot-1', { from });

test('login gives the same answer to a wrong password and an unknown name, byte for byte', async (t) => {
  const { app, names } = await wrongNames(t);
  const answers = await Promise.all(
    names.map(async ([kind, name]) => [kind, shown(await tryWrong(app, name))] as const),
  );
  for (const [kind, answer] of answers) {
    assert.equal(answer.statusCode, 403);
    assert.deepEqual(answer, answers[0]?.[1], kind);
  }
});

test('login costs the same statements and one hash for a wrong password and an unknown name', async (t) => {
  const { app, names, record } = await wrongNames(t);
  const reference = await record(() => tryWrong(app, 'quelquun.dautre'));
  assert.equal(reference.verifications, 1);
  assert.ok(reference.statements.length >= 4, 'an account, two counters and the trail');
  for (const [kind, name] of names) assert.deepEqual(await record(() => tryWrong(app, name)), reference, kind);
});

test('login refuses a name that was tried too often in the same way, known or not', async (t) => {
  const { app, names, record } = await wrongNames(t);
  const refusals = [];
  for (const [at, [kind, name]] of names.entries()) {
    const from = `192.0.2.${at + 10}`;
    for (let tries = 0; tries < 5; tries += 1) assert.equal((await tryWrong(app, name, from)).statusCode, 403);
    let answer: Answer | undefined;
    const recording = await record(async () => {
      answer = await tryWrong(app, name, from);
    });
    assert.ok(answer);
    refusals.push({ kind, answer: shown(answer), recording });
  }
  for (const { kind, answer, recording } of refusals) {
    assert.equal(answer.statusCode, 429, kind);
    assert.deepEqual({ answer, recording }, { answer: refusals[0]?.answer, recording: refusals[0]?.recording }, kind);
  }
});

test('sign-up reveals nothing about an email or a health number that another person already has', async (t) => {
  const { app, record } = await recordedApp(t);
  const { person } = await signUp(app);
  const join = (parts: object) =>
    openBrowser(app).send({ method: 'POST', url: '/api/signup', payload: somebody(parts) });
  const fresh = await record(() => join({ email: 'nouvelle@exemple.ca', nam: 'ROYM90010112' }));
  const repeated = await record(async () => {
    const answer = await join({ email: person.email, nam: person.nam });
    assert.equal(answer.statusCode, 201);
  });
  assert.deepEqual(repeated, fresh);
});
