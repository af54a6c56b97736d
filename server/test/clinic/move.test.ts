// Holds: product §4 clinic-changes
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clinicStage } from '../support/clinic.ts';
import { mailOf } from '../support/mail.ts';
import { addClinic, addProfessional } from '../support/network.ts';
import { free, taken } from '../support/appointments.ts';
import { storedMessages } from '../support/messages.ts';
import { yearAhead } from '../support/years.ts';

const withdrawn = { status: 'busy-unavailable', visits: 0, holds: 0 };

test('an appointment moved by the clinic has its new slot, keeps its reference and shows its old time', async (t) => {
  const { clinic, me, slot, book, stored } = await clinicStage(t);
  const appointment = await book(`${yearAhead}-01-07T14:00:00Z`);
  await me.confirm(appointment.reservationId);
  const target = await slot(`${yearAhead}-01-08T14:30:00Z`);
  const said = await clinic.type('move', appointment.reference, target);
  assert.equal(
    said,
    `${appointment.reference} is moved from ${yearAhead}-01-07 09:00 to ${yearAhead}-01-08 09:30, GMF du Fleuve. The patient is told, and may agree, move or cancel.`,
  );
  const {
    upcoming: [moved],
  } = (await me.history()).body;
  assert.deepEqual(moved, {
    ...appointment,
    spaceId: target,
    start: `${yearAhead}-01-08T09:30:00-05:00`,
    movedFrom: `${yearAhead}-01-07T09:00:00-05:00`,
    movedFromMode: 'in-person',
    cancelUntil: `${yearAhead}-01-08T07:30:00-05:00`,
  });
  assert.deepEqual([await stored(target), await stored(appointment.spaceId)], [taken, withdrawn]);
});

test('a clinic move offers the old slot to others only when the clinic asks for it', async (t) => {
  const { clinic, slot, book, stored } = await clinicStage(t);
  const appointment = await book(24);
  await clinic.type('move', appointment.reservationId, await slot(48), '--free');
  assert.deepEqual(await stored(appointment.spaceId), free);
});

test('a clinic move sends the patient a message and an email without the reason, and the audit trail names the clinic', async (t) => {
  const { db, deps, clinic, me, slot } = await clinicStage(t);
  const { reservationId } = (
    await me.reserve(await slot(`${yearAhead}-01-07T14:00:00Z`), { raisonVisite: 'mental-health' })
  ).body;
  const mail = mailOf(deps);
  await mail.send();
  await clinic.type('move', reservationId, await slot(`${yearAhead}-01-08T14:30:00Z`));
  const message = (await storedMessages(deps)).find(({ sender }) => sender === 'clinic');
  assert.ok(message);
  const body = deps.vault.open(message.body_sealed, 'messages.body');
  assert.deepEqual(
    [message.subject, message.appointment_id],
    ['La clinique a déplacé votre rendez-vous', reservationId],
  );
  for (const told of [
    `7 janvier ${yearAhead} à 9\u00A0h`,
    `8 janvier ${yearAhead} à 9\u00A0h\u00A030`,
    'confirmez-la',
    '418\u00A0555-0123',
  ])
    assert.ok(body.includes(told), body);
  assert.equal(body.includes('mental'), false);
  assert.equal((await mail.to(`${me.accountId}@exemple.ca`)).length, 2);
  const event = await db
    .selectFrom('audit_events')
    .select(['capacity', 'actor_account_id', 'patient_id'])
    .where('action', '=', 'reservation.moved')
    .executeTakeFirstOrThrow();
  assert.deepEqual(event, { capacity: 'clinic', actor_account_id: null, patient_id: me.patientId });
});

test('an appointment moved twice shows its first time until the patient agrees or chooses another time', async (t) => {
  const { clinic, me, slot, book } = await clinicStage(t);
  const appointment = await book(`${yearAhead}-01-07T14:00:00Z`);
  const movedFrom = async () => (await me.history()).body.upcoming[0]?.movedFrom;
  for (const start of [`${yearAhead}-01-08T14:00:00Z`, `${yearAhead}-01-09T14:00:00Z`]) {
    await clinic.type('move', appointment.reference, await slot(start));
    assert.equal(await movedFrom(), `${yearAhead}-01-07T09:00:00-05:00`);
  }
  await me.confirm(appointment.reservationId);
  assert.equal(await movedFrom(), undefined);
  await clinic.type('move', appointment.reference, await slot(`${yearAhead}-01-10T14:00:00Z`));
  await me.reschedule(appointment.reservationId, await slot(`${yearAhead}-01-11T14:00:00Z`));
  assert.equal(await movedFrom(), undefined);
});

test('an appointment that a clinic moves shows how and at which clinic it was until the patient agrees', async (t) => {
  const { db, clinic, me, slot } = await clinicStage(t);
  const phone = await slot(`${yearAhead}-01-07T14:00:00Z`, { mode: 'phone' });
  await db.updateTable('patients').set({ phone: '418 555-0199' }).where('id', '=', me.patientId).execute();
  const appointment = (await me.reserve(phone)).body;
  const was = async () => {
    const { movedFromMode, movedFromClinic } = (await me.history()).body.upcoming[0] ?? {};
    return [movedFromMode, movedFromClinic];
  };
  const other = await addClinic(db, { name: 'CLSC des Marais' });
  await clinic.type('move', appointment.reference, await slot(`${yearAhead}-01-08T14:00:00Z`, { clinicId: other }));
  assert.deepEqual(await was(), ['phone', 'GMF du Fleuve']);
  await clinic.type('move', appointment.reference, await slot(`${yearAhead}-01-09T14:00:00Z`));
  assert.deepEqual(await was(), ['phone', undefined]);
  await me.confirm(appointment.reservationId);
  assert.deepEqual(await was(), [undefined, undefined]);
  await clinic.type('move', appointment.reference, await slot(`${yearAhead}-01-10T14:00:00Z`));
  assert.deepEqual(await was(), ['in-person', undefined]);
});

test('a patient whose appointment a clinic moves to the phone is asked for a number where none is known (decision 82)', async (t) => {
  const { db, deps, clinic, me, slot, book } = await clinicStage(t);
  const { reference } = await book(`${yearAhead}-01-07T14:00:00Z`);
  const mail = mailOf(deps);
  await mail.send();
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
  const asking = (texts: string[]) =>
    texts.map(plain).filter((text) => /donnez-le (?:depuis votre compte, )?sur la page du rendez-vous\./.test(text))
      .length;
  const moveTo = async (start: string) => {
    const said = await clinic.type('move', reference, await slot(start, { mode: 'phone' }));
    const messages = (await storedMessages(deps)).filter(({ sender }) => sender === 'clinic');
    const news = (await mail.to(`${me.accountId}@exemple.ca`)).filter(({ subject }) => subject.includes('a déplacé'));
    return {
      isSaid: said.endsWith('No number to call is known: the patient is asked for one.'),
      messages: [asking(messages.map((one) => deps.vault.open(one.body_sealed, 'messages.body'))), messages.length],
      emails: [asking(news.map(({ text }) => text)), news.length],
    };
  };
  const first = await moveTo(`${yearAhead}-01-08T14:00:00Z`);
  assert.deepEqual(first, { isSaid: true, messages: [1, 1], emails: [1, 1] });
  await db.updateTable('patients').set({ phone: '418 555-0199' }).where('id', '=', me.patientId).execute();
  const second = await moveTo(`${yearAhead}-01-09T14:00:00Z`);
  assert.deepEqual(second, { isSaid: false, messages: [1, 2], emails: [1, 2] });
});

test('a patient may cancel until it starts an appointment that the clinic moved to the same day, and is told so', async (t) => {
  const { db, deps, clinic, clinicId, me, slot, book } = await clinicStage(t);
  const { reservationId, reference } = await book(48);
  const mail = mailOf(deps);
  await mail.send();
  await clinic.type('move', reference, await slot(1));
  const moved = (await me.history()).body.upcoming[0];
  assert.equal(moved?.cancelUntil, moved?.start);
  const { body_sealed: body } = await db
    .selectFrom('messages')
    .select('body_sealed')
    .where('sender', '=', 'clinic')
    .executeTakeFirstOrThrow();
  assert.match(deps.vault.open(body, 'messages.body'), /Sans réponse de votre part, la nouvelle heure tient\./);
  const mails = await mail.to(`${me.accountId}@exemple.ca`);
  const news = mails.find(({ subject }) => subject.startsWith('La clinique a déplacé'));
  assert.match(news?.text ?? '', /ou annulez, jusqu’au .*\. Sans réponse de votre part, la nouvelle heure tient\./);
  assert.equal((await me.cancel({ clinicId, reservationId })).status, 200);
});

test('moving an appointment to its current slot reports that and notifies nobody', async (t) => {
  const { db, clinic, book } = await clinicStage(t);
  const appointment = await book(`${yearAhead}-01-07T14:00:00Z`);
  for (const to of [appointment.spaceId])
    assert.match(
      await clinic.type('move', appointment.reference, to),
      new RegExp(` is already at that time and place: ${yearAhead}-01-07 09:00`),
    );
  assert.equal((await db.selectFrom('messages').selectAll().execute()).length, 1);
});

test('a clinic move to a time uses the same professional’s slot at that time, or creates one where none exists', async (t) => {
  const { db, clinic, me, slot } = await clinicStage(t);
  const professional_id = await addProfessional(db);
  const appointment = (await me.reserve(await slot(`${yearAhead}-01-07T14:00:00Z`, { professional_id }))).body;
  const known = await slot(`${yearAhead}-01-08T14:00:00Z`, { professional_id });
  await slot(`${yearAhead}-01-08T14:00:00Z`);
  await clinic.type('move', appointment.reference, `${yearAhead}-01-08T09:00`);
  assert.equal((await me.history()).body.upcoming[0]?.spaceId, known);
  await clinic.type('move', appointment.reference, `${yearAhead}-01-09 08:10`);
  const entered = (await me.history()).body.upcoming[0];
  assert.deepEqual(
    [entered?.start, entered?.profId, entered?.durationMinutes],
    [`${yearAhead}-01-09T08:10:00-05:00`, professional_id, 20],
  );
  assert.deepEqual(entered?.careType, appointment.careType);
});

test('a clinic move creates no slot that overlaps another slot of the same professional', async (t) => {
  const { db, clinic, me, slot } = await clinicStage(t);
  const professional_id = await addProfessional(db);
  const appointment = (await me.reserve(await slot(`${yearAhead}-01-07T14:00:00Z`, { professional_id }))).body;
  await slot(`${yearAhead}-01-08T14:00:00Z`, { professional_id });
  assert.equal(
    await clinic.type('move', appointment.reference, `${yearAhead}-01-08T09:10`),
    `The professional has other slots across that time: ${yearAhead}-01-08 09:00 (free). Choose a free one.`,
  );
});
