import assert from 'node:assert/strict';

import { answerOf, hasAppointments, personOf, slotIdAt, step, appointmentAt, type Step } from './step.ts';
import {
  book,
  cancel,
  move,
  slotAt,
  refusalOfAppointment,
  type Answer,
  type Model,
  type ModelAppointment,
} from './appointmentModel.ts';

/** How often the runs came to what a clinic’s move a day ahead is about. */
export const reached = { accepted: 0, changedInTime: 0, lapsed: 0 };

const isAnswerable = ({ byDay, status, movedFrom }: ModelAppointment): boolean =>
  byDay && status === 'booked' && movedFrom !== null;

const count = (what: keyof typeof reached, appointment: ModelAppointment): void => {
  if (isAnswerable(appointment)) reached[what] += 1;
};

const isAhead = (model: Model, { slot }: ModelAppointment): boolean => model.now < slotAt(model, slot).startsAt;

export const reserveStep = (person: number, slot: number): Step =>
  step(`reserve ${slot} for ${person}`, async (model, real) => {
    const { user, dependent } = personOf(real, person);
    const answer = await user.reserve(slotIdAt(real, slot), { dependent });
    const refusal = refusalOfAppointment(model, { person, slot });
    assert.equal(answerOf(answer), refusal ?? '201');
    if (refusal !== null) return;
    book(model, person, slot);
    real.visits.push({ reservationId: answer.body.reservationId, reference: answer.body.reference });
  });

const gone = '409 appointment.alreadyCancelled';

const refusalOfMove = (model: Model, appointment: ModelAppointment, slot: number): Answer | null => {
  if (appointment.status === 'cancelled') return gone;
  if (appointment.slot === slot) return null;
  if (model.now > appointment.cancelUntil) return '422 appointment.notMovable';
  const refusal = refusalOfAppointment(model, { person: appointment.person, slot, besides: appointment });
  return refusal === '409 appointment.alreadyYours' ? '409 appointment.overlap' : refusal;
};

export const rescheduleStep = (at: number, slot: number): Step =>
  step(
    `move visit ${at} to ${slot}`,
    async (model, real) => {
      const { visit, ids } = appointmentAt(model, real, at);
      const answer = await personOf(real, visit.person).user.reschedule(ids.reservationId, slotIdAt(real, slot));
      const refusal = refusalOfMove(model, visit, slot);
      assert.equal(answerOf(answer), refusal ?? '200');
      if (refusal === null && visit.slot !== slot) count('changedInTime', visit);
      if (refusal === '422 appointment.notMovable' && isAhead(model, visit)) count('lapsed', visit);
      if (refusal === null && visit.slot !== slot) move(model, visit, { to: slot, by: 'patient', leaving: 'free' });
      if (refusal === null)
        assert.deepEqual([answer.body.spaceId, answer.body.reference], [slotIdAt(real, slot), ids.reference]);
    },
    hasAppointments,
  );

const answerToCancel = ({ now }: Model, { status, cancelledBy, cancelUntil }: ModelAppointment): Answer => {
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
      } = appointmentAt(model, real, at);
      const expected = answerToCancel(model, visit);
      assert.equal(
        answerOf(await personOf(real, visit.person).user.cancel({ clinicId: real.clinicId, reservationId })),
        expected,
      );
      if (expected !== '200' && isAhead(model, visit)) count('lapsed', visit);
      if (expected === '200') count('changedInTime', visit);
      if (expected === '200' && visit.status === 'booked') cancel(model, visit, 'patient', 'free');
    },
    hasAppointments,
  );

const answerToConfirm = (model: Model, { status, confirmed, movedFrom, slot }: ModelAppointment): Answer => {
  if (status === 'cancelled') return gone;
  if (confirmed && movedFrom === null) return '200';
  return model.now < slotAt(model, slot).startsAt ? '200' : '422 appointment.spaceInPast';
};

export const confirmStep = (at: number): Step =>
  step(
    `confirm visit ${at}`,
    async (model, real) => {
      const { visit, ids } = appointmentAt(model, real, at);
      const expected = answerToConfirm(model, visit);
      assert.equal(answerOf(await personOf(real, visit.person).user.confirm(ids.reservationId)), expected);
      if (expected !== '200') return;
      count('accepted', visit);
      Object.assign(visit, { confirmed: true, movedFrom: null });
    },
    hasAppointments,
  );

const clinicMoves = (model: Model, appointment: ModelAppointment, to: number): boolean => {
  if (
    appointment.status === 'cancelled' ||
    appointment.slot === to ||
    slotAt(model, appointment.slot).startsAt <= model.now
  )
    return false;
  const refusal = refusalOfAppointment(model, { person: appointment.person, slot: to, besides: appointment });
  return refusal === null || refusal === '422 appointment.tooMany';
};

export const clinicMoveStep = (at: number, to: number, isFreed: boolean): Step =>
  step(
    `the clinic moves visit ${at} to ${to}${isFreed ? ', freeing its place' : ''}`,
    async (model, real) => {
      const { visit, ids } = appointmentAt(model, real, at);
      const said = await real.clinic.type('move', ids.reference, slotIdAt(real, to), ...(isFreed ? ['--free'] : []));
      assert.equal(said.includes(' is moved from '), clinicMoves(model, visit, to), said);
      if (clinicMoves(model, visit, to))
        move(model, visit, { to, by: 'clinic', leaving: isFreed ? 'free' : 'busy-unavailable' });
    },
    hasAppointments,
  );

export const clinicCancelStep = (at: number, isFreed: boolean): Step =>
  step(
    `the clinic cancels visit ${at}${isFreed ? ', freeing its place' : ''}`,
    async (model, real) => {
      const { visit, ids } = appointmentAt(model, real, at);
      const cancels = visit.status === 'booked' && model.now < slotAt(model, visit.slot).startsAt;
      const said = await real.clinic.type('cancel', ids.reference, ...(isFreed ? ['--free'] : []));
      assert.equal(said.includes(' is cancelled. '), cancels, said);
      if (cancels) cancel(model, visit, 'clinic', isFreed ? 'free' : 'busy-unavailable');
    },
    hasAppointments,
  );

export const waitStep = (minutes: number): Step =>
  step(`${minutes} minutes pass`, async (model, real) => {
    model.now += minutes;
    await real.setClock(model.now);
  });

const answerable = ({ visits, now }: Readonly<Model>): ModelAppointment | undefined =>
  visits.findLast((visit) => isAnswerable(visit) && visit.cancelUntil > now);

/** Time passes to the last minute for an answer to a clinic’s move a day ahead, or to just before or after it. */
export const waitForLimitStep = (minutes: number): Step =>
  step(
    `time passes to ${minutes} minutes after the last one for an answer`,
    async (model, real) => {
      model.now = Math.max(model.now, (answerable(model)?.cancelUntil ?? 0) + minutes);
      await real.setClock(model.now);
    },
    (model) => answerable(model) !== undefined,
  );
