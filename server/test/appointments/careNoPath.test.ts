// Holds: product §8 search-criteria, product §4 alerts
import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import type { Reason } from '../../../contract/catalogues.ts';
import { findAppointment } from '../../src/data/appointmentRows.ts';
import { givenReason } from '../../src/data/givenReason.ts';
import { todayAt } from '../../src/domain/age.ts';
import { objectionToCare, reasonCode } from '../../src/domain/care/suitability.ts';
import { openTerms } from '../../src/domain/care/serviceTerms.ts';
import { careStage, wish, type Wish } from '../support/careDoors.ts';

const fits = ({ kind: { careType: _, ...terms }, mode, birthDate, reason, by }: Wish): boolean =>
  objectionToCare(
    { ...openTerms, ...terms },
    { mode, on: todayAt(new Date(Date.now() + 86_400_000)) },
    { birthDate, hasRecord: true, reason: by === 'invitation' ? null : reasonCode(reason) },
  ) === null;

test('no door books what the decision refuses, and each door but an offer books what it allows', async (t) => {
  const { book, db, deps } = await careStage(t);
  const wishes = fc.sample(wish, { numRuns: 120, seed: 20_261_123 });
  const outcomes = new Set<string>();
  for (const wanted of wishes) {
    const booked = await book(wanted);
    const allowed = fits(wanted);
    outcomes.add(`${wanted.by} ${booked}`);
    assert.ok(!booked || allowed, `booked outside: ${JSON.stringify(wanted)}`);
    // A care type that does not suit the reason is not searched, so not offered, where the service names no reasons.
    if (!['offer', 'advance'].includes(wanted.by)) assert.equal(booked, allowed, JSON.stringify(wanted));
  }
  assert.equal(outcomes.size, 16, [...outcomes].join());
  const live = await db
    .selectFrom('appointments')
    .select(['id', 'patient_id'])
    .where('status', '=', 'booked')
    .execute();
  assert.ok(live.length > 30, String(live.length));
  for (const { id, patient_id: patientId } of live) {
    const row = await findAppointment(db, id);
    assert.ok(row);
    const { birth_date: birthDate } = await db
      .selectFrom('patients')
      .select('birth_date')
      .where('id', '=', patientId)
      .executeTakeFirstOrThrow();
    const reason: Reason | null = reasonCode(givenReason(row, deps.vault));
    const offered = { mode: row.mode, on: todayAt(row.startsAt) };
    assert.equal(objectionToCare(row.terms, offered, { birthDate, hasRecord: true, reason }), null);
  }
});
