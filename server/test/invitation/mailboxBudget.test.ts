import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bookAsGuest, guest } from '../support/guest.ts';
import { invitationAreaOn, invitationStage, invitee, invitingWords, saidOf } from '../support/invitation.ts';

const people = ['TREH50530219', 'TREH50530218', 'TREH50530217', 'TREH50530216'];

test('what is booked by invitation uses the budget of the mailbox that the clinic wrote to, through every other door', async (t) => {
  const { app, clinic, clinicId, db, deps, patient, slot } = await invitationStage(t);
  let hours = 24;
  const next = () => slot((hours += 1));
  const bookInvited = async (nam: string) => {
    const spaceId = await next();
    const words = invitingWords(clinicId, { ...invitee, nam }, '--slot', spaceId);
    const { invitationId, code } = saidOf(await clinic.type(...words));
    const { authToken } = (await invitationAreaOn(app).auth({ nam, birthDate: invitee.birthDate, code })).body;
    return (await invitationAreaOn(app, authToken).reserve(invitationId, spaceId)).status;
  };
  for (const nam of people) for (let turn = 0; turn < 3; turn += 1) assert.equal(await bookInvited(nam), 201);

  const { email } = invitee;
  const me = await patient();
  await db.updateTable('accounts').set({ email }).where('id', '=', me.accountId).execute();
  assert.equal((await me.reserve(await next())).refusal.message, 'appointment.tooManyTogether');
  await assert.rejects(bookAsGuest(deps, guest(app), await next(), { email }), /tooManyTogether/);
  await bookAsGuest(deps, guest(app), await next(), { email: 'autre@exemple.ca' });
});
