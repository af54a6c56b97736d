import type { Transaction } from 'kysely';
import { z } from 'zod';

import type { AppointmentRow } from '../data/appointmentRows.ts';
import { addSlotLike, readAgenda } from '../data/clinicSlots.ts';
import { moveByClinic, type ClinicMoveRefusal } from '../data/moveByClinic.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { instantsShowing } from '../domain/zonedTime.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { recordAct, type ClinicDeps } from './command.ts';
import { lockAppointment, shownTime } from './lockAppointment.ts';

const wallShape = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/;
const instantShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

const readInstant = (text: string, timeZone: string): Date => {
  if (instantShape.test(text) && !Number.isNaN(Date.parse(text))) return new Date(text);
  if (!wallShape.test(text) || Number.isNaN(Date.parse(`${text.replace(' ', 'T')}Z`))) {
    throw new ClinicRefused(
      `${text} is neither a slot id nor a time. Write a time as 2026-11-25T09:15, on the clinic’s clock.`,
    );
  }
  const [instant, again] = instantsShowing(text.replace(' ', 'T'), timeZone);
  if (instant === undefined)
    throw new ClinicRefused(`The clocks of the clinic never show ${text}: they are put forward in that hour.`);
  if (again !== undefined)
    throw new ClinicRefused(
      `The clocks of the clinic show ${text} twice: add the offset, as in ${text.replace(' ', 'T')}-04:00.`,
    );
  return instant;
};

/**
 * By id, or by professional and time; creates one if none overlaps.
 * @throws ClinicRefused
 */
const chooseTarget = async (
  transaction: Transaction<Tables>,
  appointment: AppointmentRow,
  to: string,
): Promise<{ slotId: string; madeSlot: boolean }> => {
  if (z.uuid().safeParse(to).success) return { slotId: to, madeSlot: false };
  const startsAt = readInstant(to, appointment.timeZone);
  const period = {
    startsAt,
    endsAt: new Date(startsAt.getTime() + appointment.endsAt.getTime() - appointment.startsAt.getTime()),
  };
  const agenda = await readAgenda(transaction, appointment, period);
  const exact = agenda.find((slot) => slot.startsAt.getTime() === startsAt.getTime());
  if (exact !== undefined) return { slotId: exact.slotId, madeSlot: false };
  const across = agenda.filter(({ status, slotId }) => status !== 'busy-unavailable' && slotId !== appointment.slotId);
  if (across.length > 0) {
    const times = across.map((slot) => `${shownTime(slot.startsAt, appointment.timeZone)} (${slot.status})`).join(', ');
    throw new ClinicRefused(`The professional has other slots across that time: ${times}. Choose a free one.`);
  }
  return { slotId: await addSlotLike(transaction, appointment, period), madeSlot: true };
};

const refusals: Record<Exclude<ClinicMoveRefusal, 'slotGone'>, string> = {
  cancelled: 'It was cancelled.',
  over: 'It has begun, or is over.',
  past: 'The new time is past.',
  elsewhere: 'The clinic of that slot books it on its own site.',
  taken: 'The slot is booked, held, or withdrawn.',
  overlap: 'The patient has another appointment at that time.',
  age: 'The service of that slot is for other ages.',
  reason: 'The service of that slot does not take the reason of the appointment.',
  mode: 'The reason of the appointment cannot be seen to in that way.',
};

type TypedMove = { appointment: string; to: string; leaving: 'free' | 'busy-unavailable' };

export type ClinicMoved = {
  reference: string;
  isNew: boolean;
  madeSlot: boolean;
  lacksNumber: boolean;
  from: string;
  to: string;
};

/** @throws ClinicRefused */
export const moveAppointment = async (
  deps: ClinicDeps,
  { appointment: word, to, leaving }: TypedMove,
): Promise<ClinicMoved> =>
  inTransaction(deps.db, async (transaction) => {
    const locked = await lockAppointment(transaction, word);
    const { appointment } = locked;
    const { slotId, madeSlot } = await chooseTarget(transaction, appointment, to);
    const moved = await moveByClinic(transaction, deps, locked, { slotId, leaving });
    if (moved.outcome === 'slotGone') throw new ClinicRefused(`There is no slot ${to}.`);
    if (moved.outcome !== 'moved' && moved.outcome !== 'unchanged')
      throw new ClinicRefused(`${appointment.reference} is not moved. ${refusals[moved.outcome]}`);
    const { lacksNumber, slot } = moved;
    if (moved.outcome === 'unchanged') {
      const { patientId, reservationId: entityId } = appointment;
      await recordAct(transaction, deps, { action: 'history.read', patientId, entityId });
    }
    return {
      madeSlot,
      lacksNumber,
      isNew: moved.outcome === 'moved',
      reference: appointment.reference,
      from: shownTime(appointment.startsAt, appointment.timeZone),
      to: `${shownTime(slot.startsAt, slot.timeZone)}, ${slot.clinicName}`,
    };
  });
