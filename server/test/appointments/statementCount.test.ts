import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import pg from 'pg';

import { appointmentStage } from '../support/appointments.ts';
import { seeCard } from '../support/cardSeen.ts';

/** Each is waited for: these ceilings only go down (decision 0095). */
const ceilings = { hold: { statements: 7, roundTrips: 4 }, reserve: { statements: 6, roundTrips: 4 } };

/** Waking readers is no part of an answer: one call wakes for many. */
const isWaking = (text: string): boolean => text.includes('pg_notify');

const textOf = (first: unknown): string =>
  typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : String(first);

/** What was sent, and how often while nothing else was under way on its connection, or that does not pipeline. */
type Sent = { statements: string[]; roundTrips: number };

/** Watches the driver, so begin it before any connection. */
const watchStatements = (t: TestContext) => {
  const underWay = new Map<object, number>();
  let sent: Sent = { statements: [], roundTrips: 0 };
  const original: unknown = Reflect.get(pg.Client.prototype, 'query');
  assert.ok(typeof original === 'function');
  t.mock.method(pg.Client.prototype, 'query', function (this: pg.Client, ...values: unknown[]): unknown {
    const answer: unknown = Reflect.apply(original, this, values);
    if (isWaking(textOf(values[0]))) return answer;
    const doesPipeline: unknown = Reflect.get(this, 'pipeline');
    const before = doesPipeline === true ? (underWay.get(this) ?? 0) : 0;
    sent.statements.push(textOf(values[0]));
    if (before === 0) sent.roundTrips += 1;
    if (!(answer instanceof Promise)) return answer;
    underWay.set(this, before + 1);
    const settled = (): void => void underWay.set(this, (underWay.get(this) ?? 1) - 1);
    answer.then(settled, settled);
    return answer;
  });
  return async (work: () => Promise<unknown>): Promise<Sent> => {
    sent = { statements: [], roundTrips: 0 };
    await work();
    return sent;
  };
};

const assertAtMost = ({ statements, roundTrips }: Sent, ceiling: (typeof ceilings)['hold']): void => {
  const found = `${statements.length} statements in ${roundTrips} round trips:\n${statements.join('\n---\n')}`;
  assert.ok(roundTrips > 0 && roundTrips <= ceiling.roundTrips, found);
  assert.ok(statements.length <= ceiling.statements, found);
};

test('a hold and a booking each send no more statements, and wait for no more round trips, than their ceilings', async (t) => {
  const during = watchStatements(t);
  const { me, slot, deps } = await appointmentStage(t);
  await seeCard(deps, me.patientId);
  const [held, reserved] = [await slot(24), await slot(48)];
  const holding = await during(async () => {
    const { status } = await me.send(
      'POST',
      'appointment/hold',
      { spaceId: held, reservationId: null, dependent: null },
      { 'idempotency-key': randomUUID() },
    );
    assert.equal(status, 200);
  });
  assertAtMost(holding, ceilings.hold);
  const reserving = await during(async () => {
    assert.equal((await me.reserve(reserved, {}, { 'idempotency-key': randomUUID() })).status, 201);
  });
  assertAtMost(reserving, ceilings.reserve);
});
