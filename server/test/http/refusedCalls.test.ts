// Holds: product §8 logs
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { z } from 'zod';

import { appointmentStage } from '../support/appointments.ts';
import { openBrowser } from '../support/browser.ts';
import { staffOn } from '../support/staff.ts';

const line = z.object({
  status: z.number(),
  msg: z.string(),
  refusal: z.string().optional(),
  caller: z.string().optional(),
  source: z.string().optional(),
});

const digest = /^[\w-]{43}$/;

/** Patients, and what the log says of each call since it was last asked. */
const loggedStage = async (t: TestContext) => {
  const written: string[] = [];
  const stage = await appointmentStage(t, {
    env: { LOG_LEVEL: 'info', RATE_LIMITS: 'on' },
    logSink: { write: (text) => void written.push(text) },
  });
  const said = () =>
    written
      .splice(0)
      .map((text) => line.parse(JSON.parse(text)))
      .filter(({ msg }) => msg === 'answered');
  return { ...stage, said };
};

test('a refused call is a line that says why and joins what one account tried, and names nobody', async (t) => {
  const { book, me, other, said } = await loggedStage(t);
  const { reservationId } = await book(30);
  said();
  await other.confirm(reservationId);
  await other.confirm(randomUUID());
  await me.confirm(randomUUID());
  const [first, second, mine] = said();
  assert.equal(first?.status, 404);
  assert.ok(first.refusal);
  assert.match(first.caller ?? '', digest);
  assert.deepEqual(second, first);
  assert.notEqual(mine?.caller, first.caller);
  assert.equal(mine?.source, first.source);
});

test('a forged call, a call without a session and a limit each say their code, and an answer says nothing of its caller', async (t) => {
  const { app, me, said } = await loggedStage(t);
  said();
  const forged = openBrowser(app, new Map([...me.cookies].filter(([name]) => name !== 'XSRF-TOKEN')));
  await forged.send({
    method: 'POST',
    url: '/api/appointment/hold',
    payload: {},
    headers: { 'x-xsrf-token': 'made-up', origin: 'http://127.0.0.1:8080' },
  });
  await openBrowser(app).send({ url: '/api/user' });
  await me.send('GET', 'user');
  for (let call = 0; call < 21; call += 1) await me.watch();
  const lines = said();
  const of = (status: number) => lines.find((each) => each.status === status);
  assert.match(of(403)?.refusal ?? '', /^errors\.forbidden/);
  assert.match(of(403)?.caller ?? '', digest);
  assert.deepEqual([of(401)?.refusal, of(401)?.caller], ['error.msg.invalidToken', undefined]);
  assert.match(of(401)?.source ?? '', digest);
  assert.match(of(429)?.caller ?? '', digest);
  assert.deepEqual([of(200)?.caller, of(200)?.source, of(200)?.refusal], [undefined, undefined, undefined]);
});

test('what a member of the staff is refused joins their other refusals', async (t) => {
  const stage = await loggedStage(t);
  const nadia = await staffOn(stage, { clinicId: stage.clinicId });
  stage.said();
  for (let call = 0; call < 2; call += 1) await nadia.send('GET', `day?clinic=${randomUUID()}&date=2026-01-05`);
  const [first, second] = stage.said();
  assert.equal(first?.status, 404);
  assert.match(first.caller ?? '', digest);
  assert.deepEqual(second, first);
});
