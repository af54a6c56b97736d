// Holds: product §4 express-history, product §4 not-yours
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import type { DependentScope } from '../../../contract/dependents.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { rose, seeCard } from '../support/cardSeen.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';
import { bookAsGuest, guest } from '../support/guest.ts';

/** A person whose card a clinic saw, an appointment booked for them without an account, and their caregiver. */
const delegateStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const { app, db, deps } = stage;
  const clinicId = await addClinic(db);
  const { reservationId } = await bookAsGuest(deps, guest(app), await addSlot(db, { clinicId, start: 24 }), rose);
  const patientId = await addPatient(db);
  await seeCard(deps, patientId);
  const delegate = async (
    scopes: DependentScope[],
    more: Partial<Parameters<typeof addLink>[1]> = {},
  ): Promise<Patient> => {
    const made = await stage.patient();
    await addLink(db, {
      account_id: made.accountId,
      patient_id: patientId,
      basis: 'written-authorization',
      scopes,
      ...more,
    });
    return made;
  };
  const cancel = (who: Patient) => who.cancel({ clinicId, reservationId });
  return { ...stage, clinicId, patientId, reservationId, delegate, cancel };
};

test('a delegate moves and cancels the guest appointments in a person’s history, at the level that allows it', async (t) => {
  const { cancel, clinicId, db, delegate, patientId, reservationId } = await delegateStage(t);
  const [reader, booker] = [await delegate(['history']), await delegate(['book', 'history'])];
  assert.deepEqual(
    (await booker.history({ patientId })).body.upcoming.map((appointment) => appointment.reservationId),
    [reservationId],
  );
  const refused = await cancel(reader);
  assert.deepEqual([refused.status, refused.refusal.message], [403, 'dependents.noAccess']);
  const later = await addSlot(db, { clinicId, start: 48 });
  assert.equal((await booker.reschedule(reservationId, later)).body.spaceId, later);
  assert.equal((await cancel(booker)).body.status, 'cancelled');
  const trail = await db
    .selectFrom('audit_events')
    .select(['capacity', 'actor_account_id as actor'])
    .where('entity_id', '=', reservationId)
    .where('action', '=', 'reservation.cancelled')
    .execute();
  assert.deepEqual(trail, [{ capacity: 'delegate', actor: booker.accountId }]);
});

test('a delegate without a link, with an ended or past one, or before the card was seen, finds no guest appointment; a locked link is refused', async (t) => {
  const { cancel, clinicId, db, delegate, patient, patientId } = await delegateStage(t);
  const nobody = await patient();
  const { raw } = await nobody.cancel({ clinicId, reservationId: randomUUID() });
  const absent = [
    nobody,
    await delegate(['book'], { state: 'ended' }),
    await delegate(['book'], { ends_on: '2021-01-01' }),
  ];
  for (const who of absent) {
    const answer = await cancel(who);
    assert.deepEqual([answer.status, answer.raw], [404, raw]);
  }
  const [locked, pending, live] = [
    await delegate(['book'], { locked_at: new Date() }),
    await delegate(['book'], { state: 'pending' }),
    await delegate(['book']),
  ];
  assert.deepEqual([(await cancel(locked)).status, (await cancel(pending)).status], [403, 403]);
  await db.updateTable('patients').set({ nam_verified_at: null }).where('id', '=', patientId).execute();
  assert.equal((await cancel(live)).status, 404);
});
