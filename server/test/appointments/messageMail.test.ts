// Holds: product §6 outbox, product §6 mail
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ownCalendar } from '../support/calendars.ts';
import { mailOf } from '../support/mail.ts';
import { clinicOn } from '../support/clinic.ts';
import { addLink, addPatient } from '../support/people.ts';
import { appointmentStage } from '../support/appointments.ts';
import { yearAhead } from '../support/years.ts';

const addressOf = ({ accountId }: { accountId: string }): string => `${accountId}@exemple.ca`;

test('booking, moving and cancelling each send one email with a subject of its own, and the clinic, place and time (product §9 messages)', async (t) => {
  const { db, deps, me, clinicId, slot } = await appointmentStage(t);
  await db.updateTable('clinics').set({ address_line: '12, rue Principale', city: 'Lévis' }).execute();
  const mail = mailOf(deps);
  const { reservationId, reference } = (
    await me.reserve(await slot(`${yearAhead}-01-07T14:00:00Z`), { raisonVisite: 'mental-health' })
  ).body;
  assert.equal((await mail.to(addressOf(me))).length, 1);
  await me.reschedule(reservationId, await slot(`${yearAhead}-01-08T14:00:00Z`, { mode: 'video' }));
  assert.equal((await mail.to(addressOf(me))).length, 2);
  await me.cancel({ clinicId, reservationId });
  const mails = await mail.to(addressOf(me));
  assert.deepEqual(mails.map(({ subject }) => subject).toSorted(), [
    'Votre rendez-vous a changé',
    'Votre rendez-vous est annulé',
    'Votre rendez-vous est confirmé',
  ]);
  for (const { text } of mails) {
    for (const told of [
      'GMF du Fleuve, 12, rue Principale, Lévis',
      '418\u00A0555-0123',
      reference,
      `janvier ${yearAhead}, 9\u00A0h`,
    ])
      assert.ok(text.includes(told), `${told} in ${text}`);
    assert.equal(text.includes('mental'), false);
  }
  assert.match(
    mails.find(({ subject }) => subject.endsWith('changé'))?.text ?? '',
    new RegExp(
      `Attention\u00A0: ce rendez-vous n’a plus lieu à la clinique\\. Il a maintenant lieu par vidéo\\.[^]*Avant, c’était\u00A0: lundi 7 janvier ${yearAhead}, 9\u00A0h, sur place`,
    ),
  );
});

test('the emails of an appointment bring a calendar file that a calendar takes in, moves and ends, without reason or service (product §9 messages)', async (t) => {
  const { deps, me, clinicId, slot } = await appointmentStage(t);
  const mail = mailOf(deps);
  const taken = new Map<string, string | undefined>();
  const calendar = ownCalendar();
  const take = async (): Promise<void> => {
    for (const { id, attachment } of (await mail.to(addressOf(me))).filter(({ id }) => !taken.has(id))) {
      taken.set(id, attachment?.type);
      calendar.take(attachment?.text ?? '');
      assert.doesNotMatch(
        attachment?.text.replaceAll('\r\n ', '') ?? 'mental',
        /mental|Suivi|Service|Sans rendez-vous/,
      );
    }
  };
  const booked = await me.reserve(await slot(`${yearAhead}-01-07T14:00:00Z`), { raisonVisite: 'mental-health' });
  const { reservationId } = booked.body;
  await take();
  assert.deepEqual(
    calendar.events().map(({ uid, start, status, summary }) => ({ uid, start, status, summary })),
    [
      {
        uid: reservationId,
        start: `${yearAhead}-01-07T14:00:00.000Z`,
        status: 'CONFIRMED',
        summary: 'Rendez-vous, GMF du Fleuve',
      },
    ],
  );
  await me.reschedule(reservationId, await slot(`${yearAhead}-01-08T14:00:00Z`));
  await take();
  await me.cancel({ clinicId, reservationId });
  await take();
  assert.deepEqual(
    calendar.events().map(({ start, status, sequence }) => [start, status, sequence]),
    [[`${yearAhead}-01-08T14:00:00.000Z`, 'CANCELLED', 2]],
  );
  assert.deepEqual(
    [...taken.values()].map((type) => type?.split('method=')[1]),
    ['PUBLISH', 'PUBLISH', 'CANCEL'],
  );
});

test('a person who wants emails to say neither when nor where gets one for each act, without date, clinic or reference (product §9 messages)', async (t) => {
  const { deps, me, clinicId, slot } = await appointmentStage(t);
  await me.send('PATCH', 'user', { notifications: { emailDetails: false } });
  const mail = mailOf(deps);
  const { reservationId, reference } = (await me.reserve(await slot(`${yearAhead}-01-07T14:00:00Z`))).body;
  await mail.send();
  await me.reschedule(reservationId, await slot(`${yearAhead}-01-08T14:00:00Z`));
  await mail.send();
  await me.cancel({ clinicId, reservationId });
  const mails = await mail.to(addressOf(me));
  assert.deepEqual(mails.map(({ subject }) => subject).toSorted(), [
    'Un rendez-vous a changé',
    'Un rendez-vous est annulé',
    'Un rendez-vous est confirmé',
  ]);
  for (const { attachment, text } of mails) {
    assert.equal(attachment, undefined);
    assert.match(text, /\/#\/app\/appointments\n/);
    for (const untold of ['janvier', 'GMF', '555-0', reference])
      assert.equal(text.replace(/https?:\S+/g, '').includes(untold), false, untold);
  }
});

test('one’s own acts leave no unread message, and those of the clinic do (product §9 messages)', async (t) => {
  const { deps, me, clinicId, slot } = await appointmentStage(t);
  const unread = async () => (await me.send('POST', 'mailbox/unread')).raw;
  const { reservationId } = (await me.reserve(await slot(48))).body;
  await me.reschedule(reservationId, await slot(72));
  await me.cancel({ clinicId, reservationId });
  assert.equal(await unread(), '0');
  const { reference } = (await me.reserve(await slot(96))).body;
  await clinicOn(deps).type('cancel', reference);
  assert.equal(await unread(), '1');
});

test('what a delegate does for a person is unread for that person, and read for the delegate (product §9 messages)', async (t) => {
  const { db, me, other, slot } = await appointmentStage(t);
  await addLink(db, { account_id: me.accountId, patient_id: other.patientId, scopes: ['book', 'messages'] });
  await me.reserve(await slot(24), { dependent: { patientId: other.patientId } });
  const unread = async (who: typeof me) => (await who.send('POST', 'mailbox/unread')).raw;
  assert.deepEqual([await unread(me), await unread(other)], ['0', '1']);
});

test('the email about a child names the child (product §9 messages)', async (t) => {
  const { db, deps, me, slot } = await appointmentStage(t);
  const patientId = await addPatient(db, { first_name: 'Éloi' });
  await addLink(db, { account_id: me.accountId, patient_id: patientId, scopes: ['book', 'messages'] });
  await me.reserve(await slot(24), { dependent: { patientId } });
  const [mail] = await mailOf(deps).to(addressOf(me));
  assert.equal(mail?.subject, 'Le rendez-vous d’Éloi est confirmé');
});

test('of changes that overtake each other only the last is told, as a move from what was told before, to the address in force (decision 66)', async (t) => {
  const { db, deps, me, slot, book } = await appointmentStage(t);
  const mail = mailOf(deps);
  const { reservationId } = await book(`${yearAhead}-01-07T14:00:00Z`);
  await mail.send();
  await me.reschedule(reservationId, await slot(`${yearAhead}-01-08T14:00:00Z`));
  await me.reschedule(reservationId, await slot(`${yearAhead}-01-09T14:00:00Z`));
  await db.updateTable('accounts').set({ email: 'nouvelle@exemple.ca' }).where('id', '=', me.accountId).execute();
  const [moved, ...others] = await mail.to('nouvelle@exemple.ca');
  assert.deepEqual(others, []);
  assert.match(
    moved?.text ?? '',
    new RegExp(`Quand\u00A0: mercredi 9 janvier ${yearAhead}[^]*Avant, c’était\u00A0: lundi 7 janvier ${yearAhead}`),
  );
  assert.doesNotMatch(moved?.text ?? '', /mardi 8/);
});

test('a person who turned email off gets only the message', async (t) => {
  const { db, deps, me, book } = await appointmentStage(t);
  await db.updateTable('accounts').set({ notify_by_email: false }).where('id', '=', me.accountId).execute();
  await book(24);
  assert.deepEqual(await mailOf(deps).to(addressOf(me)), []);
  assert.equal((await db.selectFrom('messages').select('id').execute()).length, 1);
});

test('the email about a child without an account goes only to the delegates who may read the messages', async (t) => {
  const { db, deps, me, other, slot } = await appointmentStage(t);
  const patientId = await addPatient(db);
  await addLink(db, { account_id: me.accountId, patient_id: patientId, scopes: ['book', 'messages'] });
  await addLink(db, { account_id: other.accountId, patient_id: patientId, scopes: ['book'] });
  await me.reserve(await slot(24), { dependent: { patientId } });
  const mail = mailOf(deps);
  assert.deepEqual([(await mail.to(addressOf(me))).length, (await mail.to(addressOf(other))).length], [1, 0]);
});

test('a person with their own account alone gets the email, even when a delegate booked for them', async (t) => {
  const { db, deps, me, other, slot } = await appointmentStage(t);
  await addLink(db, { account_id: me.accountId, patient_id: other.patientId, scopes: ['book', 'messages'] });
  await me.reserve(await slot(24), { dependent: { patientId: other.patientId } });
  const mail = mailOf(deps);
  assert.deepEqual([(await mail.to(addressOf(me))).length, (await mail.to(addressOf(other))).length], [0, 1]);
});

test('a delegate whose access ends before the email leaves gets none (decision 66)', async (t) => {
  const { db, deps, me, slot } = await appointmentStage(t);
  const patientId = await addPatient(db, { first_name: 'Léa' });
  await addLink(db, { account_id: me.accountId, patient_id: patientId, scopes: ['book', 'messages'] });
  await me.reserve(await slot(24), { dependent: { patientId } });
  await db
    .updateTable('dependents')
    .set({ scopes: ['book'] })
    .execute();
  assert.deepEqual(await mailOf(deps).to(addressOf(me)), []);
});
