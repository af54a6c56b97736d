import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clinicOn } from '../support/clinic.ts';
import { hubOn, invitee, invitingWords, saidOf } from '../support/hub.ts';
import { mailOf } from '../support/mail.ts';
import { addClinic, addPlace } from '../support/network.ts';
import { reminderStage } from '../support/reminders.ts';
import { linkIn } from '../support/visitLink.ts';

test('whoever came by an invitation is reminded three days and one day before, at its address and in its language, and confirms by the link; not once it is cancelled (product §4 reminders, product §4 hub)', async (t) => {
  const { app, at, db, deps, work } = await reminderStage(t);
  await at('2025-11-03T15:00:00Z');
  const clinicId = await addClinic(db, { phone: '418 555-0123' });
  const bookBy = async (start: string, person: typeof invitee, ...more: string[]) => {
    const spaceId = await addPlace(db, { clinicId, start });
    const { invitationId, code } = saidOf(await clinicOn(deps).type(...invitingWords(clinicId, person, '--place', spaceId, ...more)));
    const hub = hubOn(app, (await hubOn(app).auth({ nam: person.nam, birthDate: person.birthDate, code })).body.authToken);
    const { status, body, raw } = await hub.reserve(invitationId, spaceId, { raisonVisite: 'sti-screening' });
    assert.equal(status, 201, raw);
    return { visit: body, cancel: () => hub.cancel(invitationId, body.reservationId) };
  };
  const kept = await bookBy('2025-11-10T15:00:00Z', invitee, '--lang', 'en');
  const dropped = await bookBy('2025-11-10T16:00:00Z', { ...invitee, nam: 'ROYM90010112', email: 'autre@exemple.ca' });
  assert.equal((await dropped.cancel()).status, 200);
  const reminders = async (to: string) => (await mailOf(deps).to(to)).filter(({ subject }) => /reminder|rappel/i.test(subject));
  await work();
  assert.deepEqual(await reminders(invitee.email), []);

  await at('2025-11-07T15:00:00Z');
  await work();
  const [mail, ...others] = await reminders(invitee.email);
  assert.deepEqual(others, []);
  for (const part of [kept.visit.reference, '418\u00A0555-0123', 'Monday, November 10, 2025']) assert.ok(mail?.text.includes(part), part);
  assert.doesNotMatch(`${mail?.text} ${mail?.html}`, /Huguette|Tremblay|screening|Walk-in/);
  assert.ok((await linkIn(app, mail)('confirm', { birthDate: invitee.birthDate })).visit.confirmedAt);
  await at('2025-11-09T15:00:00Z');
  await work();
  assert.equal((await reminders(invitee.email)).length, 2);
  assert.deepEqual(await reminders('autre@exemple.ca'), []);
});
