// Holds: product §4 access-log, product §4 express-history
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { AccessLogAnswer } from '../../../contract/accessLog.ts';
import { bookingStage } from '../support/booking.ts';
import { rose, seeCard } from '../support/cardSeen.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { askForFile, fileIn } from '../support/ownFile.ts';
import { idsOf } from '../support/people.ts';
import { bookAsGuest, guest } from '../support/guest.ts';
import { signUp } from '../support/browser.ts';

test('an appointment booked as a guest appears in a person’s access log, as in their exported file, only after a clinic saw their card', async (t) => {
  const { app, deps, db } = await bookingStage(t);
  const { visitor, person } = await signUp(app);
  const { patientId } = await idsOf(db, person.login);
  const booked = await bookAsGuest(
    deps,
    guest(app),
    await addSlot(db, { clinicId: await addClinic(db), start: 24 }),
    rose,
  );
  const {
    body: { manageToken },
  } = await guest(app).manage(booked.reference, rose.birthDate);
  assert.equal((await guest(app).cancel(manageToken)).status, 200);
  const ofAppointment = async () =>
    (await visitor.send({ url: '/api/user/accesslog' }))
      .json<AccessLogAnswer>()
      .events.filter(({ action }) => action.startsWith('reservation.'));
  assert.deepEqual(await ofAppointment(), []);

  await seeCard(deps, patientId);
  const events = await ofAppointment();
  assert.deepEqual(
    events.map(({ action, capacity, actor, person: about }) => [action, capacity, actor.kind, about.patientId]),
    [
      ['reservation.cancelled', 'anonymous', 'nobody', patientId],
      ['reservation.booked', 'anonymous', 'nobody', patientId],
    ],
  );
  const filed = new Set(
    fileIn((await askForFile(visitor, person.password)).body)
      .all('AuditEvent')
      .map(({ id }) => id),
  );
  assert.deepEqual(
    events.filter(({ eventId }) => !filed.has(eventId)),
    [],
    'the file has them too',
  );
});
