// Holds: spec §3 reservation, spec §7 reserve, product §4 reference, product §8 cancel-until
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { HistoryAnswer } from '../../../contract/appointments.ts';
import { bookingStage, type Reply } from '../support/booking.ts';
import { addClinic, addSlot, addProfessional } from '../support/network.ts';
import { yearAhead } from '../support/years.ts';

const reserveStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const clinicId = await addClinic(stage.db);
  const spaceId = await addSlot(stage.db, { clinicId, start: 24 });
  const statusOf = async (id: string) =>
    (await stage.db.selectFrom('slots').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  return { ...stage, clinicId, spaceId, statusOf, me: await stage.patient() };
};

test('the reservation answer contains the time, clinic, professional, reason and cancellation deadline', async (t) => {
  const { db, me } = await reserveStage(t);
  const clinicId = await addClinic(db, { time_zone: 'America/Halifax', phone: '418 555-0123' });
  const profId = await addProfessional(db);
  const spaceId = await addSlot(db, {
    clinicId,
    start: `${yearAhead}-01-07T14:15:00Z`,
    minutes: 30,
    professional_id: profId,
    mode: 'phone',
    languages: ['fr', 'en'],
  });
  await db.updateTable('patients').set({ phone: '514 555-0199' }).where('id', '=', me.patientId).execute();
  const {
    status,
    body: { reservationId, reference, ...told },
  } = await me.reserve(spaceId, { raisonVisite: 'Fièvre et œdème 🤒' });
  assert.equal(status, 201);
  assert.match(reference, /^[ACDEFHJKMNPRTVWXY34679]{10}$/);
  assert.match(reservationId, /^[0-9a-f-]{14}7/);
  assert.deepEqual(told, {
    spaceId,
    clinicId,
    profId,
    perName: 'Sans rendez-vous',
    careType: 'walk-in',
    mode: 'phone',
    languages: ['fr', 'en'],
    start: `${yearAhead}-01-07T10:15:00-04:00`,
    timeZone: 'America/Halifax',
    durationMinutes: 30,
    status: 'booked',
    raisonVisite: 'Fièvre et œdème 🤒',
    patient: { patientId: me.patientId, firstName: 'Camille', lastName: 'Tremblay' },
    cancelUntil: `${yearAhead}-01-07T08:15:00-04:00`,
    clinicPhone: '418 555-0123',
    contactPhone: '514 555-0199',
  });
});

test('a reserved slot is busy and has no hold any more', async (t) => {
  const { db, me, spaceId, statusOf } = await reserveStage(t);
  await me.hold(spaceId);
  assert.equal((await me.reserve(spaceId)).status, 201);
  assert.equal(await statusOf(spaceId), 'busy');
  assert.deepEqual(await db.selectFrom('holds').selectAll().execute(), []);
});

test('the server sets the service name in the language of the page and ignores the name that the client sends', async (t) => {
  const { db, me, clinicId } = await reserveStage(t);
  const body = (spaceId: string, perName?: string) => ({
    space: spaceId,
    raisonVisite: 'skin',
    ...(perName === undefined ? {} : { perName }),
  });
  const reserve = async (lang: string, perName?: string) => {
    const spaceId = await addSlot(db, { clinicId, start: lang === 'en' ? 30 : 40 });
    const { raw } = await me.send('POST', 'appointment/reserve', body(spaceId, perName), { 'accept-language': lang });
    return /"perName":"([^"]+)"/.exec(raw)?.[1];
  };
  assert.equal(await reserve('en', 'Chirurgie'), 'Walk-in');
  assert.equal(await reserve('fr'), 'Sans rendez-vous');
  for (const [lang, name] of [
    ['en', 'Walk-in'],
    ['fr', 'Sans rendez-vous'],
  ] as const) {
    const { body }: Reply<HistoryAnswer> = await me.send('POST', 'appointment/history', undefined, {
      'accept-language': lang,
    });
    assert.deepEqual(
      body.upcoming.map(({ perName }) => perName),
      [name, name],
      'whichever language it was booked in',
    );
  }
});

test('the server reserves a slot given by its id or as the whole space object that a search returned', async (t) => {
  const { me, spaceId } = await reserveStage(t);
  const [slot] = (await me.search()).body.spaces;
  const { status, raw } = await me.send('POST', 'appointment/reserve', {
    space: slot,
    raisonVisite: 'skin',
    perName: 'x',
    dependent: null,
  });
  assert.equal(status, 201, raw);
  assert.ok(raw.includes(spaceId));
});

test('a holder whose hold expired may still reserve the slot while it is free', async (t) => {
  const { db, me, spaceId } = await reserveStage(t);
  await me.hold(spaceId);
  await db
    .updateTable('holds')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  assert.equal((await me.reserve(spaceId)).status, 201);
  assert.deepEqual(await db.selectFrom('holds').selectAll().execute(), []);
});

test('a late booking can still be cancelled for ten minutes, but never past its start', async (t) => {
  const { db, me, clinicId } = await reserveStage(t);
  const soon = (await me.reserve(await addSlot(db, { clinicId, start: 0.5 }))).body;
  const left = Math.round((Date.parse(soon.cancelUntil) - Date.now()) / 60_000);
  assert.equal(left, 10);
  const atOnce = (await me.reserve(await addSlot(db, { clinicId, start: 0.08, minutes: 5 }))).body;
  assert.equal(Date.parse(atOnce.cancelUntil), Date.parse(atOnce.start));
});

test('a person may book adjacent appointments', async (t) => {
  const { db, me, clinicId } = await reserveStage(t);
  for (const start of [`${yearAhead}-01-07T14:00:00Z`, `${yearAhead}-01-07T14:20:00Z`]) {
    assert.equal((await me.reserve(await addSlot(db, { clinicId, start }))).status, 201, start);
  }
});

test('a reservation requires a reason, on one line and of two hundred characters at most', async (t) => {
  const { me, spaceId, statusOf } = await reserveStage(t);
  for (const raisonVisite of ['', '   ', 'a\u0000b', 'deux\nlignes', '\u001b[31mrouge']) {
    const { status, refusal } = await me.reserve(spaceId, { raisonVisite });
    assert.deepEqual([status, refusal.message], [422, 'appointment.invalidReason'], JSON.stringify(raisonVisite));
  }
  assert.equal((await me.reserve(spaceId, { raisonVisite: 'x'.repeat(201) })).status, 400);
  assert.equal(await statusOf(spaceId), 'free');
});
