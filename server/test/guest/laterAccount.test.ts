import assert from 'node:assert/strict';
import { test } from 'node:test';

import { namContext } from '../../src/data/accounts.ts';
import { bookingStage } from '../support/booking.ts';
import { clinicOn } from '../support/clinic.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { keyIn, mailOf } from '../support/mail.ts';
import { bookAsGuest, newborn, guest } from '../support/guest.ts';
import { openBrowser } from '../support/browser.ts';

const nam = 'TREM85021512';
const birthDate = '1985-02-15';

test('an account finds a guest appointment once its health number is verified, never before, and never with another birth date (product §4 express-history)', async (t) => {
  const { app, deps, db, patients } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const booked = await bookAsGuest(deps, guest(app), await addSlot(db, { clinicId, start: 24 }), {
    nam,
    birthDate,
    firstName: 'Rose',
  });
  const [person, namesake] = await patients(2);
  assert.ok(person && namesake);
  const describe = (patientId: string, values: { birth_date?: string; nam_verified_at?: Date }) =>
    db
      .updateTable('patients')
      .set({ nam_sealed: deps.vault.seal(nam, namContext), nam_index: deps.vault.numberIndex(nam), ...values })
      .where('id', '=', patientId)
      .execute();
  const found = async (who: typeof person) =>
    (await who.history()).body.upcoming.map(({ reservationId }) => reservationId);

  await describe(person.patientId, { birth_date: birthDate });
  await describe(namesake.patientId, { birth_date: '1985-02-16', nam_verified_at: new Date() });
  assert.deepEqual([await found(person), await found(namesake)], [[], []]);
  const named = { clinicId, reservationId: booked.reservationId };
  assert.deepEqual([(await person.cancel(named)).status, (await namesake.cancel(named)).status], [404, 404]);

  // One record alone has a number verified: the clinic finds out whose it is.
  await db
    .updateTable('patients')
    .set({ nam_sealed: null, nam_index: null, nam_verified_at: null })
    .where('id', '=', namesake.patientId)
    .execute();
  await clinicOn(deps).type('verify', person.patientId);
  const {
    body: {
      upcoming: [appointment],
    },
  } = await person.history();
  assert.deepEqual([appointment?.reference, appointment?.patient.patientId], [booked.reference, person.patientId]);
  assert.deepEqual(
    [(await person.cancel(named)).body.status, (await namesake.cancel(named)).status],
    ['cancelled', 404],
  );
});

test('after a clinic merges a guest record into that of an account, the mailbox opens nothing more and books for a separate record (product §4 express-history)', async (t) => {
  const { app, deps, db, patient } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const slot = (start: number) => addSlot(db, { clinicId, start });
  const described = { nam, birthDate, firstName: 'Rose' };
  const booked = await bookAsGuest(deps, guest(app), await slot(24), described);
  const person = await patient();
  await db.updateTable('patients').set({ birth_date: birthDate }).where('id', '=', person.patientId).execute();
  const [mail] = await mailOf(deps).to(newborn.email);
  const byLink = () =>
    openBrowser(app).send({
      method: 'POST',
      url: '/nosession/api/visit',
      payload: { key: keyIn(mail), birthDate, action: 'read' },
    });
  assert.equal((await byLink()).statusCode, 200);
  const {
    body: { manageToken },
  } = await guest(app).manage(booked.reference, birthDate);
  await clinicOn(deps).type('merge', booked.patient.patientId, person.patientId);
  assert.equal((await person.history()).body.upcoming[0]?.reference, booked.reference);
  assert.equal((await guest(app).manage(booked.reference, birthDate)).refusal.message, 'express.notRecognised');
  assert.deepEqual(
    [(await byLink()).statusCode, (await guest(app).cancel(manageToken)).status],
    [410, 410],
    'nor does what was opened or mailed before',
  );
  const again = await bookAsGuest(deps, guest(app), await slot(24), described);
  assert.notEqual(again.patient.patientId, person.patientId);
});
