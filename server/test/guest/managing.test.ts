import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { mostTogether } from '../../src/domain/newcomers.ts';
import { bookingStage } from '../support/booking.ts';
import { clinicOn } from '../support/clinic.ts';
import { mailOf } from '../support/mail.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { bookAsGuest, newborn, guest } from '../support/guest.ts';
import { linkIn } from '../support/appointmentLink.ts';

test('a guest finds an appointment by its reference and the birth date, without its reason, then moves and cancels it (product §4 express-manage)', async (t) => {
  const { app, deps, db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const [first, second, third] = [
    await addSlot(db, { clinicId, start: 24 }),
    await addSlot(db, { clinicId, start: 48 }),
    await addSlot(db, { clinicId, start: 72 }),
  ];
  const booked = await bookAsGuest(deps, guest(app), first);
  await mailOf(deps).send();

  const parent = guest(app);
  const spaced = `${booked.reference.slice(0, 5).toLowerCase()} ${booked.reference.slice(5)}`;
  const found = await parent.manage(spaced, newborn.birthDate);
  assert.equal(found.status, 200);
  assert.doesNotMatch(found.raw, /vaccination|Gagnon|raisonVisite/);
  assert.deepEqual([found.body.visit.reference, found.body.visit.firstName], [booked.reference, 'Élodie']);

  const { manageToken } = found.body;
  const moved = await parent.reschedule(manageToken, second);
  assert.deepEqual([moved.status, moved.body.spaceId, moved.body.reference], [200, second, booked.reference]);
  const {
    body: { token },
  } = await parent.hold(third);
  assert.equal((await guest(app).search()).body.spaces.length, 1, 'the first place is free again, the third is held');
  assert.equal((await parent.reschedule(manageToken, third, token)).body.spaceId, third);
  const other = await bookAsGuest(deps, guest(app), second);
  await mailOf(deps).send();
  const lost = await parent.reschedule(manageToken, second);
  assert.deepEqual([lost.refusal.message, lost.refusal.reservation], ['appointment.overlap', undefined]);
  assert.doesNotMatch(lost.raw, /vaccination/);
  assert.notEqual(other.reference, booked.reference);

  const [cancelled, again] = [await parent.cancel(manageToken), await parent.cancel(manageToken)];
  assert.deepEqual([cancelled.status, cancelled.body.status, again.raw], [200, 'cancelled', cancelled.raw]);
  assert.equal((await parent.cancel('x'.repeat(43))).refusal.message, 'express.ended');
  const mails = await mailOf(deps).to(newborn.email);
  const subjects = mails.map(({ subject }) => subject).filter((subject) => !subject.includes('code'));
  assert.deepEqual(
    subjects.toSorted(),
    [
      'Votre rendez-vous est annulé',
      'Votre rendez-vous est confirmé',
      'Votre rendez-vous est confirmé',
      'Votre rendez-vous a changé',
    ].toSorted(),
    'of two moves that were not told yet, the last is',
  );
});

test('a guest who moves an appointment to the phone gives the number that the clinic calls, and without one nothing moves (product §4 express-manage)', async (t) => {
  const { app, deps, db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const byVideo = await addSlot(db, { clinicId, start: 24, mode: 'video' });
  const byPhone = await addSlot(db, { clinicId, start: 48, mode: 'phone' });
  const { reference, reservationId } = await bookAsGuest(deps, guest(app), byVideo, { raisonVisite: 'skin' });
  const parent = guest(app);
  const { manageToken } = (await parent.manage(reference, newborn.birthDate)).body;
  const refused = async (phone?: string) => (await parent.reschedule(manageToken, byPhone, undefined, phone)).refusal;
  assert.deepEqual((await refused()).fields, { phone: 'appointment.phoneNeeded' });
  assert.deepEqual((await refused('12')).fields, { phone: 'errors.invalidPhone' });
  assert.deepEqual((await refused('900 555-0199')).fields, { phone: 'appointment.phoneNotCalled' });

  const moved = await parent.reschedule(manageToken, byPhone, undefined, ' 438 555-0101 ');
  assert.deepEqual([moved.status, moved.body.spaceId], [200, byPhone]);
  assert.doesNotMatch(moved.raw, /555-0101/, 'a number is never shown');
  const readNumber = () => db.selectFrom('appointments').select('contact_phone').where('id', '=', reservationId);
  assert.deepEqual(await readNumber().executeTakeFirst(), { contact_phone: '438 555-0101' });
  await parent.reschedule(manageToken, byVideo, undefined, '438 555-0101');
  assert.deepEqual(await readNumber().executeTakeFirst(), { contact_phone: null }, 'nobody calls for a visit by video');
});

test('a guest moves no appointment to a number that is called for as many as it may be (decision 62)', async (t) => {
  const { app, deps, db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const [phone, visit] = ['438 555-0101', { raisonVisite: 'skin' as const }];
  const most = mostTogether(deps.config.booking.maxUpcoming);
  const byPhone = (at: number) => addSlot(db, { clinicId, start: 24 + at, mode: 'phone' });
  for (let at = 0; at < most; at += 1)
    await bookAsGuest(deps, guest(app), await byPhone(at), { ...visit, phone, email: `parent${at}@exemple.ca` });
  const byVideo = await addSlot(db, { clinicId, start: 72, mode: 'video' });
  const { reference } = await bookAsGuest(deps, guest(app), byVideo, visit);
  const parent = guest(app);
  const { manageToken } = (await parent.manage(reference, newborn.birthDate)).body;
  const space = await byPhone(most);
  const refused = await parent.reschedule(manageToken, space, undefined, phone);
  assert.deepEqual([refused.status, refused.refusal.message], [422, 'appointment.tooManyTogether']);
  const other = await parent.reschedule(manageToken, space, undefined, '438 555-0102');
  assert.deepEqual([other.status, other.body.spaceId], [200, space]);
});

test('a guest agrees by reference to the time that a clinic chose, once, and not after cancelling (product §4 express-manage)', async (t) => {
  const { app, deps, db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const [first, second] = [await addSlot(db, { clinicId, start: 48 }), await addSlot(db, { clinicId, start: 72 })];
  const { reference } = await bookAsGuest(deps, guest(app), first);
  await clinicOn(deps).type('move', reference, second);
  const parent = guest(app);
  const { manageToken, visit } = (await parent.manage(reference, newborn.birthDate)).body;
  assert.ok(visit.movedFrom);
  const agreed = await parent.confirm(manageToken);
  assert.deepEqual([agreed.status, agreed.body.spaceId, agreed.body.movedFrom], [200, second, undefined]);
  assert.ok(agreed.body.confirmedAt);
  assert.equal((await parent.confirm(manageToken)).raw, agreed.raw);
  await parent.cancel(manageToken);
  const late = await parent.confirm(manageToken);
  assert.deepEqual([late.refusal.message, late.refusal.reservation], ['appointment.alreadyCancelled', undefined]);
});

test('after a move and a cancellation only the cancellation is emailed, once, although it leaves first (product §4 express-manage)', async (t) => {
  const { app, deps, db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const [first, second] = [await addSlot(db, { clinicId, start: 24 }), await addSlot(db, { clinicId, start: 48 })];
  const { reference } = await bookAsGuest(deps, guest(app), first);
  await mailOf(deps).send();
  const parent = guest(app);
  const { manageToken } = (await parent.manage(reference, newborn.birthDate)).body;
  await parent.reschedule(manageToken, second);
  const isWaiting = () => db.updateTable('outbox').where('sent_at', 'is', null);
  await isWaiting()
    .set({ next_attempt_at: sql<Date>`now() + interval '1 minute'` })
    .execute();
  await parent.cancel(manageToken);
  await mailOf(deps).send();
  await isWaiting()
    .set({ next_attempt_at: sql<Date>`now()` })
    .execute();
  const subjects = (await mailOf(deps).to(newborn.email))
    .map(({ subject }) => subject)
    .filter((subject) => !subject.includes('code'));
  assert.deepEqual(subjects.toSorted(), ['Votre rendez-vous est annulé', 'Votre rendez-vous est confirmé']);
});

test('five wrong birth dates lock a known or unknown reference for a day; the guest who booked is told, and their link still opens (product §4 express-manage)', async (t) => {
  const { app, deps, db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const booked = await bookAsGuest(deps, guest(app), await addSlot(db, { clinicId, start: 24 }), { lang: 'en' });
  const guess = async (reference: string) => {
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push((await guest(app).manage(reference, '1990-11-03')).raw);
    return answers;
  };
  const [known, unknown] = [await guess(booked.reference), await guess('ACDEFHJKMN')];
  assert.deepEqual(known, unknown);
  assert.deepEqual(
    known.map((raw) => /"(express\.\w+)"/.exec(raw)?.[1]),
    [...Array.from({ length: 5 }, () => 'express.notRecognised'), 'express.locked'],
  );
  const right = await guest(app).manage(booked.reference, newborn.birthDate);
  assert.deepEqual([right.status, right.refusal.message], [403, 'express.locked']);

  const mail = (await mailOf(deps).to(newborn.email)).find(
    ({ subject }) => subject === 'The reference of your appointment is blocked',
  );
  const open = linkIn(app, mail);
  assert.equal((await open('read', { birthDate: '1990-11-03' })).refusal.message, 'visitLink.wrongBirthDate');
  const shown = await open('read', { birthDate: newborn.birthDate });
  assert.deepEqual([shown.visit.reference, shown.visit.mayAct, shown.visit.status], [booked.reference, true, 'booked']);
  assert.equal((await open('confirm', { birthDate: newborn.birthDate })).visit.confirmedAt === undefined, false);
  assert.equal((await open('cancel', { birthDate: newborn.birthDate })).visit.status, 'cancelled');
});

test('the reference of an account holder’s appointment opens nothing for a guest, even with the right birth date (product §4 express-manage)', async (t) => {
  const { app, db, patient } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const person = await patient();
  const {
    body: {
      reference,
      patient: { patientId },
    },
  } = await person.reserve(await addSlot(db, { clinicId, start: 24 }));
  await db.updateTable('patients').set({ birth_date: '1980-02-29' }).where('id', '=', patientId).execute();
  assert.equal((await guest(app).manage(reference, '1980-02-29')).refusal.message, 'express.notRecognised');
});
