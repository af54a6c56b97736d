import assert from 'node:assert/strict';
import { test } from 'node:test';

import { inFives } from '../../src/domain/reference.ts';
import { clinicOn } from '../support/clinic.ts';
import { invitationAreaOn, invitee, invitingWords, saidOf } from '../support/invitation.ts';
import { mailOf } from '../support/mail.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink } from '../support/people.ts';
import { reminderStage, type ReminderStage } from '../support/reminders.ts';
import { linkIn } from '../support/appointmentLink.ts';

/** Somebody is invited to one slot, comes in with the code and books it. */
const bookByCode =
  ({ app, db, deps }: Pick<ReminderStage, 'app' | 'db' | 'deps'>, clinicId: string) =>
  async (start: string, person: typeof invitee, ...more: string[]) => {
    const spaceId = await addSlot(db, { clinicId, start });
    const { invitationId, code } = saidOf(
      await clinicOn(deps).type(...invitingWords(clinicId, person, '--slot', spaceId, ...more)),
    );
    const invitationArea = invitationAreaOn(
      app,
      (await invitationAreaOn(app).auth({ nam: person.nam, birthDate: person.birthDate, code })).body.authToken,
    );
    const { status, body, raw } = await invitationArea.reserve(invitationId, spaceId, {
      raisonVisite: 'sti-screening',
    });
    assert.equal(status, 201, raw);
    return {
      visit: body,
      patientId: body.patient.patientId,
      cancel: () => invitationArea.cancel(invitationId, body.reservationId),
    };
  };

test('an invited person gets reminders at the invitation’s address, confirms by the link, and gets none after cancelling (product §4 reminders, product §4 hub)', async (t) => {
  const stage = await reminderStage(t);
  const { app, at, db, deps, work } = stage;
  await at('2025-11-03T15:00:00Z');
  const clinicId = await addClinic(db, { phone: '418 555-0123' });
  const bookBy = bookByCode(stage, clinicId);
  const kept = await bookBy('2025-11-10T15:00:00Z', invitee, '--lang', 'en');
  const dropped = await bookBy('2025-11-10T16:00:00Z', { ...invitee, nam: 'ROYM90010112', email: 'autre@exemple.ca' });
  assert.equal((await dropped.cancel()).status, 200);
  const reminders = async (to: string) =>
    (await mailOf(deps).to(to)).filter(({ subject }) => /reminder|rappel/i.test(subject));
  await work();
  assert.deepEqual(await reminders(invitee.email), []);

  await at('2025-11-07T15:00:00Z');
  await work();
  const [mail, ...others] = await reminders(invitee.email);
  assert.deepEqual(others, []);
  for (const part of [inFives(kept.visit.reference), '418\u00A0555-0123', 'Monday, November 10, 2025'])
    assert.ok(mail?.text.includes(part), part);
  assert.doesNotMatch(`${mail?.text} ${mail?.html}`, /Huguette|Tremblay|screening|Walk-in/);
  assert.ok((await linkIn(app, mail)('confirm', { birthDate: invitee.birthDate })).visit.confirmedAt);
  await at('2025-11-09T15:00:00Z');
  await work();
  assert.equal((await reminders(invitee.email)).length, 2);
  assert.deepEqual(await reminders('autre@exemple.ca'), []);
});

test('reminders of what a person of 14 to 17 books by code go to the invitation’s address and no delegate; before 14 delegates get them (product §8 reminder-people)', async (t) => {
  const stage = await reminderStage(t);
  const { at, db, deps, mails, person, work } = stage;
  await at('2025-11-03T15:00:00Z');
  const book = bookByCode(stage, await addClinic(db));
  const delegate = await person();
  const remindedOf = async (birthDate: string, nam: string, start: string) => {
    const email = `${nam.toLowerCase()}@exemple.ca`;
    const { patientId } = await book(start, { nam, birthDate, email });
    const scopes: ('book' | 'messages')[] = ['book', 'messages'];
    await addLink(db, {
      account_id: delegate.accountId,
      patient_id: patientId,
      basis: 'written-authorization',
      scopes,
    });
    await work();
    await at(`${start.slice(0, 8)}${String(Number(start.slice(8, 10)) - 1).padStart(2, '0')}T15:00:00Z`);
    await work();
    const toInvitee = (await mailOf(deps).to(email)).filter(({ subject }) => /rappel/i.test(subject));
    return [toInvitee.length, (await mails(delegate)).length];
  };
  assert.deepEqual(await remindedOf('2010-05-06', 'TREH10550619', '2025-11-10T15:00:00Z'), [1, 0], 'fifteen');
  assert.deepEqual(await remindedOf('2015-05-06', 'TREH15550618', '2025-11-20T15:00:00Z'), [0, 1], 'ten');
});
