import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import pg from 'pg';

import { appointmentStage } from '../support/appointments.ts';
import { seeCard } from '../support/cardSeen.ts';

/** Statements go one after the other, each a round trip: these ceilings only go down (decision 0095). */
const ceilings = { hold: 9, reserve: 9 };

/** Waking readers is no part of an answer: one call wakes for many. */
const isWaking = (text: string): boolean => text.includes('pg_notify');

const textOf = (first: unknown): string =>
  typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : String(first);

/** Watches the driver, so begin it before any connection. */
const watchStatements = (t: TestContext) => {
  const { mock } = t.mock.method(pg.Client.prototype, 'query');
  return async (work: () => Promise<unknown>): Promise<string[]> => {
    mock.resetCalls();
    await work();
    return mock.calls.map(({ arguments: [first] }) => textOf(first)).filter((text) => !isWaking(text));
  };
};

const assertAtMost = (statements: readonly string[], ceiling: number): void => {
  assert.ok(
    statements.length > 0 && statements.length <= ceiling,
    `${statements.length} statements, at most ${ceiling}:\n${statements.join('\n---\n')}`,
  );
};

test('a hold and a booking each send no more statements than their ceiling', async (t) => {
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
