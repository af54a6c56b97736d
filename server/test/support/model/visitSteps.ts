import assert from 'node:assert/strict';

import { answerOf, hasVisits, personOf, spaceOf, step, visitAt, type Step } from './step.ts';
import { book, cancel, move, placeOf, refusalOfVisit, type Answer, type Model, type ModelVisit } from './visitModel.ts';

export const reserveStep = (person: number, place: number): Step =>
  step(`reserve ${place} for ${person}`, async (model, real) => {
    const { user, dependent } = personOf(real, person);
    const answer = await user.reserve(spaceOf(real, place), { dependent });
    const refusal = refusalOfVisit(model, { person, place });
    assert.equal(answerOf(answer), refusal ?? '201');
    if (refusal !== null) return;
    book(model, person, place);
    real.visits.push({ reservationId: answer.body.reservationId, reference: answer.body.reference });
  });

const gone = '409 appointment.alreadyCancelled';

const refusalOfMove = (model: Model, visit: ModelVisit, place: number): Answer | null => {
  if (visit.status === 'cancelled') return gone;
  if (visit.place === place) return null;
  if (model.now > visit.cancelUntil) return '422 appointment.notMovable';
  const refusal = refusalOfVisit(model, { person: visit.person, place, besides: visit });
  return refusal === '409 appointment.alreadyYours' ? '409 appointment.overlap' : refusal;
};

export const rescheduleStep = (at: number, place: number): Step =>
  step(
    `move visit ${at} to ${place}`,
    async (model, real) => {
      const { visit, ids } = visitAt(model, real, at);
      const answer = await personOf(real, visit.person).user.reschedule(ids.reservationId, spaceOf(real, place));
      const refusal = refusalOfMove(model, visit, place);
      assert.equal(answerOf(answer), refusal ?? '200');
      if (refusal === null && visit.place !== place) move(model, visit, { to: place, by: 'patient', leaving: 'free' });
      if (refusal === null)
        assert.deepEqual([answer.body.spaceId, answer.body.reference], [spaceOf(real, place), ids.reference]);
    },
    hasVisits,
  );

const answerToCancel = ({ now }: Model, { status, cancelledBy, cancelUntil }: ModelVisit): Answer => {
  if (status === 'cancelled') return cancelledBy === 'clinic' ? gone : '200';
  return now <= cancelUntil ? '200' : '422 appointment.tooLateToCancel';
};

export const cancelStep = (at: number): Step =>
  step(
    `cancel visit ${at}`,
    async (model, real) => {
      const {
        visit,
        ids: { reservationId },
      } = visitAt(model, real, at);
      const expected = answerToCancel(model, visit);
      assert.equal(
        answerOf(await personOf(real, visit.person).user.cancel({ clinicId: real.clinicId, reservationId })),
        expected,
      );
      if (expected === '200' && visit.status === 'booked') cancel(model, visit, 'patient', 'free');
    },
    hasVisits,
  );

const answerToConfirm = (model: Model, { status, confirmed, movedFrom, place }: ModelVisit): Answer => {
  if (status === 'cancelled') return gone;
  if (confirmed && movedFrom === null) return '200';
  return model.now < placeOf(model, place).startsAt ? '200' : '422 appointment.spaceInPast';
};

export const confirmStep = (at: number): Step =>
  step(
    `confirm visit ${at}`,
    async (model, real) => {
      const { visit, ids } = visitAt(model, real, at);
      const expected = answerToConfirm(model, visit);
      assert.equal(answerOf(await personOf(real, visit.person).user.confirm(ids.reservationId)), expected);
      if (expected === '200') Object.assign(visit, { confirmed: true, movedFrom: null });
    },
    hasVisits,
  );

const clinicMoves = (model: Model, visit: ModelVisit, to: number): boolean => {
  if (visit.status === 'cancelled' || visit.place === to || placeOf(model, visit.place).startsAt <= model.now)
    return false;
  const refusal = refusalOfVisit(model, { person: visit.person, place: to, besides: visit });
  return refusal === null || refusal === '422 appointment.tooMany';
};

export const clinicMoveStep = (at: number, to: number, isFreed: boolean): Step =>
  step(
    `the clinic moves visit ${at} to ${to}${isFreed ? ', freeing its place' : ''}`,
    async (model, real) => {
      const { visit, ids } = visitAt(model, real, at);
      const said = await real.clinic.type('move', ids.reference, spaceOf(real, to), ...(isFreed ? ['--free'] : []));
      assert.equal(said.includes(' is moved from '), clinicMoves(model, visit, to), said);
      if (clinicMoves(model, visit, to))
        move(model, visit, { to, by: 'clinic', leaving: isFreed ? 'free' : 'busy-unavailable' });
    },
    hasVisits,
  );

export const clinicCancelStep = (at: number, isFreed: boolean): Step =>
  step(
    `the clinic cancels visit ${at}${isFreed ? ', freeing its place' : ''}`,
    async (model, real) => {
      const { visit, ids } = visitAt(model, real, at);
      const cancels = visit.status === 'booked' && model.now < placeOf(model, visit.place).startsAt;
      const said = await real.clinic.type('cancel', ids.reference, ...(isFreed ? ['--free'] : []));
      assert.equal(said.includes(' is cancelled. '), cancels, said);
      if (cancels) cancel(model, visit, 'clinic', isFreed ? 'free' : 'busy-unavailable');
    },
    hasVisits,
  );

export const waitStep = (minutes: number): Step =>
  step(`${minutes} minutes pass`, async (model, real) => {
    model.now += minutes;
    await real.setClock(model.now);
  });
