import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bookingStage } from '../support/booking.ts';
import { mailOf } from '../support/mail.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { bookAsGuest, codeTo, newborn, guest } from '../support/guest.ts';
import { bornYearsAgo } from '../support/people.ts';

test('a guest books for a newborn without a card with a code sent to the parent’s mailbox, and nobody needs an account (product §4 express)', async (t) => {
  const { app, deps, db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const spaceId = await addSlot(db, { clinicId, start: 24 });
  const parent = guest(app);

  const { body: network, raw } = await parent.network();
  assert.deepEqual(
    network.clinics.map((clinic) => clinic.clinicId),
    [clinicId],
  );
  assert.doesNotMatch(raw, /"user"/);
  assert.deepEqual(
    (await parent.search()).body.spaces.map((slot) => [slot.spaceId, slot.held]),
    [[spaceId, null]],
  );

  const held = await parent.hold(spaceId);
  assert.equal(held.status, 200);
  const { token, hold, checkedAt } = held.body;
  assert.ok(hold);
  assert.equal(Math.round((Date.parse(hold.expiresAt) - Date.parse(checkedAt)) / 1_000), 300);
  assert.equal((await parent.search({}, { token })).body.spaces[0]?.held, 'by-me');
  assert.deepEqual((await guest(app).search()).body.spaces, []);
  const longer = await parent.extend(spaceId, token, hold.holdId);
  assert.equal(longer.body.hold?.extendable, false);

  const identified = await parent.identify(token);
  assert.equal(identified.status, 200);
  const [codeMail] = await mailOf(deps).to(newborn.email);
  assert.match(codeMail?.text ?? '', /pendant 10\u00A0minutes/);
  const booked = await parent.reserve(token, await codeTo(deps));
  assert.equal(booked.status, 201);
  assert.equal(booked.body.patient.firstName, 'Élodie');
  assert.equal(booked.body.raisonVisite, 'vaccination');

  const [told] = await mailOf(deps).to(newborn.email);
  for (const part of [booked.body.reference, '514\u00A0555-0100', 'nosession/visit?key='])
    assert.ok(told?.text.includes(part), part);
  assert.doesNotMatch(`${told?.subject} ${told?.text} ${told?.html}`, /vaccin|Élodie|Gagnon/i);
  assert.match(told?.text ?? '', /^Clinique\u00A0: Clinique [0-9a-f]{4}$/m);
  assert.equal((await parent.reserve(token, await codeTo(deps))).refusal.message, 'appointment.alreadyYours');
});

test('the code proves the mailbox: five wrong ones end it, only a newer one counts, and none works for another appointment (product §4 express)', async (t) => {
  const { app, deps, db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const [first, second] = await Promise.all([
    addSlot(db, { clinicId, start: 24 }),
    addSlot(db, { clinicId, start: 48 }),
  ]);
  const person = guest(app);
  const {
    body: { token },
  } = await person.hold(first);
  assert.equal((await person.reserve(token, '000000')).refusal.message, 'express.codeExpired');
  await person.identify(token);
  const old = await codeTo(deps);
  const wrong = old === '123456' ? '654321' : '123456';
  const refused = await person.reserve(token, wrong);
  assert.deepEqual(
    [refused.status, refused.refusal],
    [403, { message: 'express.wrongCode', fields: { code: 'express.wrongCode' } }],
  );
  await Promise.all(Array.from({ length: 4 }, () => person.reserve(token, wrong)));
  assert.deepEqual(
    [(await person.reserve(token, old)).status, (await person.reserve(token, old)).refusal.message],
    [410, 'express.codeExpired'],
  );

  await person.identify(token);
  const code = await codeTo(deps);
  const other = guest(app);
  const {
    body: { token: othersToken },
  } = await other.hold(second);
  await other.identify(othersToken, { email: 'autre@exemple.ca' });
  assert.equal((await other.reserve(othersToken, code)).status, 403);
  assert.equal((await person.reserve(token, `${code.slice(0, 3)} ${code.slice(3)}`)).status, 201);
  assert.equal((await person.reserve('x'.repeat(43), code)).refusal.message, 'express.ended');
});

test('a code books one appointment: it stays valid after a lost slot, and books no other after the first (product §4 express)', async (t) => {
  const { app, deps, db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const [lost, booked, more] = [
    await addSlot(db, { clinicId, start: 24 }),
    await addSlot(db, { clinicId, start: 48 }),
    await addSlot(db, { clinicId, start: 72 }),
  ];
  const person = guest(app);
  const {
    body: { token },
  } = await person.hold(lost);
  await person.identify(token);
  const code = await codeTo(deps);
  await db.updateTable('slots').set({ status: 'busy-unavailable' }).where('id', '=', lost).execute();
  assert.equal((await person.reserve(token, code)).status, 409);
  await person.hold(booked, { token });
  const atOnce = await Promise.all([person.reserve(token, code), person.reserve(token, code)]);
  assert.deepEqual(atOnce.map(({ status }) => status).sort(), [201, 409]);
  await person.hold(more, { token });
  assert.equal((await person.reserve(token, code)).refusal.message, 'express.codeExpired');
  await person.identify(token);
  assert.equal((await person.reserve(token, await codeTo(deps))).status, 201, 'another visit, another code');
});

test('a guest mailbox may book three upcoming appointments for each person it describes, none of them overlapping, and six in total (product §4 express)', async (t) => {
  const { app, deps, db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const slots = await Promise.all(
    Array.from({ length: 9 }, (_, day) => addSlot(db, { clinicId, start: 24 * (day + 1) })),
  );
  const [beside, besideIt] = [await addSlot(db, { clinicId, start: 24 }), await addSlot(db, { clinicId, start: 24 })];
  const person = guest(app);
  const next = () => slots.shift() ?? '';
  await bookAsGuest(deps, person, next());
  const overlapping = bookAsGuest(deps, guest(app), besideIt, { firstName: 'elodie' });
  await assert.rejects(overlapping, /409 .*appointment\.overlap/);
  await bookAsGuest(deps, person, next());
  await bookAsGuest(deps, guest(app), next());
  await assert.rejects(bookAsGuest(deps, person, next()), /422 .*appointment\.tooMany/);
  const sister = { firstName: 'Maude', birthDate: bornYearsAgo(4.5) };
  await bookAsGuest(deps, guest(app), beside, sister);
  for (let each = 0; each < 2; each += 1) await bookAsGuest(deps, guest(app), next(), sister);
  await assert.rejects(
    bookAsGuest(deps, guest(app), next(), { firstName: 'Jean', birthDate: '1990-01-01' }),
    /422 .*tooMany/,
  );
  const elsewhere = await bookAsGuest(deps, guest(app), next(), { email: 'autre@exemple.ca' });
  assert.notEqual(elsewhere.patient.patientId, undefined);
});
