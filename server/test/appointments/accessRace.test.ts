// Holds: spec §6 dependents, product §4 not-yours
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { bookingStage } from '../support/booking.ts';
import { addClinic, addPlace } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';

const rounds = Number(process.env.RACE_ROUNDS ?? 20);

test(`nothing is booked for somebody after their link was locked, in each of ${rounds} races`, async (t) => {
  const { db, patient } = await bookingStage(t, { env: { UPCOMING_MOST: '100' } });
  const clinicId = await addClinic(db);
  const parent = await patient();
  const outcomes = { booked: 0, refused: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const childId = await addPatient(db);
    const linkId = await addLink(db, { account_id: parent.accountId, patient_id: childId });
    const spaceId = await addPlace(db, { clinicId, start: 24 + round });
    const lock = async (): Promise<Date> => {
      await new Promise((resolve) => setTimeout(resolve, round % 10));
      const { rows: [row] } = await sql<{ at: Date }>`
        update dependents set locked_at = clock_timestamp() where id = ${linkId} returning clock_timestamp() as at`.execute(db);
      return row?.at ?? assert.fail('the link is gone');
    };
    const [answer, lockedAt] = await Promise.all([parent.reserve(spaceId, { dependent: { patientId: childId } }), lock()]);
    if (answer.status === 201) {
      const { at } = await db.selectFrom('audit_events').select('at').where('entity_id', '=', answer.body.reservationId).executeTakeFirstOrThrow();
      assert.ok(at <= lockedAt, `booked ${at.toISOString()}, locked ${lockedAt.toISOString()}`);
      outcomes.booked += 1;
    } else {
      assert.deepEqual([answer.status, answer.refusal.message], [403, 'dependents.noAccess']);
      outcomes.refused += 1;
    }
  }
  assert.equal(outcomes.booked + outcomes.refused, rounds);
  t.diagnostic(`${outcomes.booked} booked before, ${outcomes.refused} refused after`);
});
