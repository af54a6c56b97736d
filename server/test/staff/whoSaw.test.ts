// Holds: product §8 staff, product §4 access-log
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { AccessLogAnswer } from '../../../contract/accessLog.ts';
import { openBrowser } from '../support/browser.ts';
import { actStage } from '../support/staffActs.ts';
import { yearAhead } from '../support/years.ts';

const lookedAt = async (t: TestContext) => {
  const stage = await actStage(t);
  const { book, cancel, clinicId, nadia } = stage;
  const { reservationId, start } = await book(`${yearAhead}-03-10T13:00:00Z`);
  await nadia.send('GET', `day?clinic=${clinicId}&date=${yearAhead}-03-10`);
  await cancel(reservationId, false, start);
  return stage;
};

test('a patient reads who at a clinic looked at their appointment and changed it, in which role and where', async (t) => {
  const { me } = await lookedAt(t);
  const { events }: AccessLogAnswer = (await me.send('GET', 'user/accesslog?by=others')).body;
  const nadia = {
    kind: 'clinic',
    firstName: null,
    lastName: 'Nadia Roy',
    role: 'reception',
    clinicName: 'GMF du Fleuve',
  };
  assert.deepEqual(
    events.map(({ action, actor, capacity }) => ({ action, actor, capacity })),
    [
      { action: 'reservation.cancelled', actor: nadia, capacity: 'clinic' },
      { action: 'day.read', actor: nadia, capacity: 'clinic' },
    ],
  );
});

test('the file of who saw a record names the member of the staff with their role and clinic', async (t) => {
  const { app, me } = await lookedAt(t);
  const said = async (lang: string) =>
    (await openBrowser(app, me.cookies).send({ url: `/api/user/accesslog.csv?by=others&lang=${lang}` })).body;
  assert.match(await said('fr'), /;"Nadia Roy";"Réception, GMF du Fleuve";"Rendez-vous du jour consulté/);
  assert.match(await said('en'), /,"Nadia Roy","Reception, GMF du Fleuve","Appointment of the day viewed/);
});

test('a look without a name in the trail: it keeps ids', async (t) => {
  const { clinicId, db, me, nadia } = await lookedAt(t);
  const event = await db
    .selectFrom('audit_events')
    .where('action', '=', 'day.read')
    .selectAll()
    .executeTakeFirstOrThrow();
  assert.partialDeepStrictEqual(event, {
    patient_id: me.patientId,
    actor_staff_id: nadia.staffId,
    actor_role: 'reception',
    actor_clinic_id: clinicId,
  });
  assert.doesNotMatch(JSON.stringify(event), /Nadia/);
});
