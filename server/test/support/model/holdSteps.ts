import assert from 'node:assert/strict';

import { answerOf, appointmentAt, personOf, slotIdAt, step, type Step } from './step.ts';
import {
  extend,
  heldBy,
  hold,
  liveHold,
  refusalOfAppointment,
  refusalOfSlot,
  slotAt,
  type Model,
} from './appointmentModel.ts';

const ownLive = (model: Model, person: number, slot: number) => {
  const live = liveHold(model, slot);
  return live?.person === person ? live : undefined;
};

export const searchStep = (person: number): Step =>
  step(`search as ${person}`, async (model, real) => {
    const { user, dependent } = personOf(real, person);
    const { body } = await user.search({ clinicIds: [real.clinicId] }, dependent);
    const expected = model.slots
      .map((slot, at) => ({ slot, at }))
      .filter(
        ({ slot, at }) =>
          slot.status === 'free' &&
          slot.startsAt > model.now &&
          [undefined, person].includes(liveHold(model, at)?.person),
      )
      .map(({ at }) => `${slotIdAt(real, at)} ${liveHold(model, at) === undefined ? 'free' : 'mine'}`);
    assert.deepEqual(
      new Set(body.spaces.map(({ spaceId, held }) => `${spaceId} ${held === null ? 'free' : 'mine'}`)),
      new Set(expected),
    );
  });

/** For a new appointment, or for the one to be moved, counted back from the latest. */
export const holdStep = (person: number, slot: number, moving: number | null): Step =>
  step(`hold ${slot} for ${person}${moving === null ? '' : `, to move ${moving}`}`, async (model, real) => {
    const { user, dependent } = personOf(real, person);
    const mine = ownLive(model, person, slot);
    const moved = moving === null || model.visits.length === 0 ? undefined : appointmentAt(model, real, moving);
    const answer = await user.hold(slotIdAt(real, slot), {
      dependent,
      ...(moved && { reservationId: moved.ids.reservationId }),
    });
    const asked = { person, slot, besides: moved?.visit ?? null };
    // Others act at level *book*, to which a hold tells no appointment (decision 69).
    const tellsAll = mine === undefined && dependent === null;
    const refusal = tellsAll ? refusalOfAppointment(model, asked) : refusalOfSlot(model, asked);
    assert.equal(answerOf(answer), refusal ?? '200');
    if (refusal !== null) return;
    if (mine === undefined) real.holds.set(hold(model, person, slot), answer.body.holdId);
    else if (!mine.extended) extend(mine);
    assert.equal(answer.body.holdId, real.holds.get(model.holds.get(slot)?.serial ?? 0));
  });

/** Any slot, or `null` for the one that the person holds, if any. */
type Choice = number | null;

const chosen = (model: Model, person: number, choice: Choice): number => choice ?? heldBy(model, person) ?? 0;

/** More time for a hold that one remembers: one’s own, one that is over, or somebody else’s. */
export const extendStep = (person: number, choice: Choice, serial: number): Step =>
  step(
    `extend ${choice ?? 'their'} hold for ${person}, or hold ${serial}`,
    async (model, real) => {
      const { user, dependent } = personOf(real, person);
      const slot = chosen(model, person, choice);
      const number = choice === null ? (model.holds.get(slot)?.serial ?? 1) : 1 + (serial % model.serials);
      const mine = ownLive(model, person, slot);
      const { [number]: holdId = '' } = Object.fromEntries(real.holds);
      const answer = answerOf(await user.hold(slotIdAt(real, slot), { holdId, dependent }));
      const known = mine?.serial === number ? mine : undefined;
      const refusal = known === undefined ? '410 appointment.holdExpired' : refusalOfSlot(model, { person, slot });
      assert.equal(answer, refusal ?? (known?.extended === true ? '422 appointment.holdNotExtendable' : '200'));
      if (known !== undefined && answer === '200') extend(known);
    },
    ({ serials }) => serials > 0,
  );

export const releaseStep = (person: number, choice: Choice): Step =>
  step(`release ${choice ?? 'the held place'} of ${person}`, async (model, real) => {
    const { user, dependent } = personOf(real, person);
    const slot = chosen(model, person, choice);
    const known = model.holds.get(slot);
    const answer = answerOf(await user.release({ spaceId: slotIdAt(real, slot), dependent }));
    const ofMine = liveHold(model, slot) === undefined ? '410 appointment.holdExpired' : '200';
    assert.equal(answer, known?.person === person ? ofMine : '404 errors.notFound');
    if (known?.person === person) model.holds.delete(slot);
  });

/** What a user finds after a reload: the holds of everybody they may book for. */
export const heldStep = (person: number): Step =>
  step(`reload as the user of ${person}`, async (model, real) => {
    const { user } = personOf(real, person);
    const { body } = await user.held();
    const expected = [...model.holds.keys()].filter((slot) => {
      const live = liveHold(model, slot);
      return (
        live !== undefined && personOf(real, live.person).user === user && slotAt(model, slot).startsAt > model.now
      );
    });
    assert.deepEqual(
      new Set(body.holds.map(({ spaceId }) => spaceId)),
      new Set(expected.map((slot) => slotIdAt(real, slot))),
    );
  });
