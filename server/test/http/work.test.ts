import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import type { ErrorBody } from '../../../contract/errors.ts';
import type { WorkChallenge } from '../../../contract/proof.ts';
import type { Deps } from '../../src/http/deps.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { openBrowser, somebody } from '../support/browser.ts';
import { seeCard } from '../support/cardSeen.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { testApp } from '../support/testApp.ts';
import { yearAhead } from '../support/years.ts';

const solve = async (challenge: WorkChallenge | undefined): Promise<string> => {
  assert.ok(challenge);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
};

/** So many accounts that nobody confirmed, made now. */
const addUnconfirmed = async ({ db }: Deps, count: number): Promise<void> => {
  const ids = Array.from({ length: count }, () => randomUUID());
  await db
    .insertInto('patients')
    .values(ids.map((id) => ({ id })))
    .execute();
  await db
    .insertInto('accounts')
    .values(
      ids.map((id) => ({
        id,
        patient_id: id,
        login: id,
        email: `${id}@exemple.ca`,
        password_hash: '',
        lang: 'fr' as const,
      })),
    )
    .execute();
};

const signUpOn = async (t: TestContext) => {
  const { app, deps } = await testApp(t, { env: { RATE_LIMITS: 'on', PROOF_ROUNDS: '1' } });
  const ask = async (work?: string) => {
    const answer = await openBrowser(app).send({
      method: 'POST',
      url: '/api/signup',
      payload: somebody(),
      headers: { 'proof-of-work': work },
    });
    return { status: answer.statusCode, body: answer.json<ErrorBody>() };
  };
  return { deps, ask };
};

test('sign-up asks for no work on a calm day', async (t) => {
  const { deps, ask } = await signUpOn(t);
  await addUnconfirmed(deps, 49);
  assert.equal((await ask()).status, 201);
});

test('under pressure sign-up asks for work, takes each proof once, and takes none that was made up', async (t) => {
  const { deps, ask } = await signUpOn(t);
  await addUnconfirmed(deps, 50);
  const refused = await ask();
  assert.deepEqual([refused.status, refused.body.message], [422, 'errors.workNeeded']);
  const work = await solve(refused.body.challenge);
  assert.equal((await ask(work)).status, 201);
  for (const other of [work, 'nonsense', Buffer.from('{"challenge":{}}').toString('base64url')])
    assert.equal((await ask(other)).status, 422, other.slice(0, 20));
  await deps.db.updateTable('accounts').set({ email_verified_at: new Date() }).execute();
  assert.equal((await ask()).status, 201);
});

const pressed = async (t: TestContext) => {
  const stage = await bookingStage(t, { env: { NEWCOMER_SHARE: '10', PROOF_ROUNDS: '1' } });
  const clinicId = await addClinic(stage.db);
  const slots: string[] = [];
  for (let at = 0; at < 80; at += 1)
    slots.push(
      await addSlot(stage.db, {
        clinicId,
        start: new Date(Date.UTC(yearAhead, 0, 7, 8) + at * 30 * 60_000).toISOString(),
      }),
    );
  const slot = (): string => slots.pop() ?? assert.fail('No slot is left.');
  for (const each of await stage.patients(5)) assert.equal((await each.reserve(slot())).status, 201);
  return { ...stage, slot };
};

const reserve = (me: Patient, spaceId: string, work: string) => me.reserve(spaceId, {}, { 'proof-of-work': work });

test('once newcomers use half of their share, a newcomer works for a hold or an appointment; a proof is for one slot', async (t) => {
  const { patients, slot } = await pressed(t);
  const [me, other] = await patients(2);
  assert.ok(me && other);
  const [first, second] = [slot(), slot()];
  const { status, refusal } = await me.reserve(first);
  assert.deepEqual([status, refusal.message], [422, 'errors.workNeeded']);
  const work = await solve(refusal.challenge);
  assert.equal((await reserve(me, second, work)).refusal.message, 'errors.workNeeded');
  assert.equal((await reserve(me, first, work)).status, 201);
  const { refusal: asked } = await other.hold(second);
  const held = await other.send(
    'POST',
    'appointment/hold',
    { spaceId: second, dependent: null },
    { 'proof-of-work': await solve(asked.challenge) },
  );
  assert.equal(held.status, 200);
  assert.equal((await other.reserve(second)).status, 201);
});

test('a person whom a clinic knows is asked for no work', async (t) => {
  const { deps, patient, slot } = await pressed(t);
  const me = await patient();
  await seeCard(deps, me.patientId);
  assert.equal((await me.reserve(slot())).status, 201);
});
