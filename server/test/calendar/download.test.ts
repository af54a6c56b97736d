import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addLink, addPatient } from '../support/people.ts';
import { ownCalendar, readCalendar } from '../support/calendars.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { reminderStage } from '../support/reminders.ts';
import { openBrowser } from '../support/browser.ts';

const start = '2026-11-20T14:30:00Z';

test('an appointment booked, moved and then cancelled in the portal leaves one cancelled event in a calendar (product §4 calendar-file)', async (t) => {
  const { app, at, book, db, person } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const patient = await person();
  const { reservationId, clinicId } = await book(patient, start);
  const download = () =>
    openBrowser(app, patient.cookies).send({ url: `/api/appointment/${reservationId}/calendar.ics` });
  const calendar = ownCalendar();
  calendar.take((await download()).body);
  const slotId = await addSlot(db, { clinicId, start: '2026-11-27T20:00:00Z' });
  const moved = await patient.send('POST', 'appointment/reschedule', { reservationId, space: { spaceId: slotId } });
  assert.equal(moved.status, 200, moved.raw);
  calendar.take((await download()).body);
  assert.deepEqual(
    calendar.events().map((event) => [event.status, event.wall]),
    [['CONFIRMED', '2026-11-27T15:00:00']],
  );
  assert.equal((await patient.cancel({ clinicId, reservationId })).status, 200);
  const last = await download();
  assert.equal(last.headers['content-type'], 'text/calendar; charset=utf-8; method=CANCEL');
  calendar.take(last.body);
  assert.deepEqual(
    calendar.events().map((event) => [event.status, event.sequence]),
    [['CANCELLED', 2]],
  );
});

test('the calendar file has one name for every appointment, is never cached and contains neither reason nor service (product §6 mail)', async (t) => {
  const { app, at, book, db, person } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const patient = await person();
  const { reservationId } = await book(patient, start, { name: 'Clinique du Fjord' });
  await db.updateTable('services').set({ name_fr: 'Dépistage des ITSS', name_en: 'STBBI screening' }).execute();
  const { headers, body, statusCode } = await openBrowser(app, patient.cookies).send({
    url: `/api/appointment/${reservationId}/calendar.ics`,
  });
  assert.equal(statusCode, 200);
  assert.equal(headers['content-disposition'], 'attachment; filename="rendez-vous.ics"');
  assert.equal(headers['cache-control'], 'no-store');
  assert.doesNotMatch(body.replace(/\r\n /g, ''), /screening|ITSS|Dépistage|Tremblay|Camille/i);
  const [event] = readCalendar(body).events;
  assert.deepEqual(
    [event?.uid, event?.summary, event?.wall],
    [reservationId, 'Rendez-vous, Clinique du Fjord', '2026-11-20T09:30:00'],
  );
});

test('a delegate downloads a dependent’s calendar file at level history only, and an unrelated person’s appointment looks missing (product §4 not-yours)', async (t) => {
  const { app, at, db, person } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const [parent, guest, patient] = [await person(), await person(), await person()];
  const child = await addPatient(db, { first_name: 'Léa' });
  await addLink(db, { account_id: parent.accountId, patient_id: child, scopes: ['book'] });
  const clinicId = await addClinic(db);
  const booked = await parent.reserve(await addSlot(db, { clinicId, start }), { dependent: { patientId: child } });
  const url = `/api/appointment/${booked.body.reservationId}/calendar.ics`;
  const asked = async (cookies: Map<string, string>) => (await openBrowser(app, cookies).send({ url })).statusCode;
  assert.equal(await asked(parent.cookies), 403);
  await db
    .updateTable('dependents')
    .set({ scopes: ['book', 'history'] })
    .execute();
  const { body } = await openBrowser(app, parent.cookies).send({ url });
  assert.match(readCalendar(body).events[0]?.summary ?? '', /^Léa\u00A0: rendez-vous, /);
  assert.deepEqual([await asked(guest.cookies), await asked(new Map())], [404, 401]);
  const absent = await openBrowser(app, patient.cookies).send({
    url: '/api/appointment/01980000-0000-7000-8000-000000000000/calendar.ics',
  });
  assert.equal((await openBrowser(app, guest.cookies).send({ url })).body, absent.body);
});
