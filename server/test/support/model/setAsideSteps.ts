import assert from 'node:assert/strict';

import { invitingWords, saidOf } from '../invitation.ts';
import { slotIdAt, step, type Step } from './step.ts';
import { liveHold, slotAt } from './appointmentModel.ts';

const whom = { nam: 'TREH50530219', birthDate: '1950-03-02', email: 'huguette@exemple.ca' };

/** The clinic invites somebody to a slot: it can, where nobody has or holds it now. */
export const setAsideStep = (at: number): Step =>
  step(`the clinic sets ${at} aside`, async (model, real) => {
    const slot = slotAt(model, at);
    const isIdle = slot.status === 'free' && slot.startsAt > model.now && liveHold(model, at) === undefined;
    const said = await real.clinic.type(...invitingWords(real.clinicId, whom, '--slot', slotIdAt(real, at)));
    assert.equal(said.startsWith('Invitation '), isIdle, said);
    if (!isIdle) return;
    slot.status = 'set-aside';
    real.invitations.set(at, saidOf(said).invitationId);
  });

/** The clinic takes an invitation back: the slot is free again, and whatever hold stood beside it is gone. */
export const giveBackStep = (at: number): Step =>
  step(
    `the clinic gives ${at} back`,
    async (model, real) => {
      assert.match(await real.clinic.type('uninvite', real.invitations.get(at) ?? ''), / slots opened 1\.$/);
      slotAt(model, at).status = 'free';
      model.holds.delete(at);
    },
    (model) => slotAt(model, at).status === 'set-aside',
  );
