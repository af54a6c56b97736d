import type { Transaction } from 'kysely';
import { z } from 'zod';

import { readInstant, readWallTime } from '../../../contract/instants.ts';
import type { AppointmentRow } from '../data/appointmentRows.ts';
import { moveByClinic } from '../data/clinicActs/moveByClinic.ts';
import { addSlotLike, readAgenda } from '../data/clinicSlots.ts';
import type { Tables } from '../data/tables.ts';
import type { ClinicMoveRefusal } from '../domain/clinicChanges.ts';
import type { LacksNumber } from '../domain/numberAsked.ts';
import { instantsShowing } from '../domain/zonedTime.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicDeps } from './command.ts';
import { onAppointment, shownTime } from './lockAppointment.ts';

const readTarget = (text: string, timeZone: string): Date => {
  const instant = readInstant(text);
  if (instant !== undefined) return new Date(instant);
  const wall = text.replace(' ', 'T');
  if (wall.length !== 16 || readWallTime(wall) === undefined)
    throw new ClinicRefused(
      `${text} is neither a slot id nor a time. Write a time as 2026-11-25T09:15, on the clinic’s clock.`,
    );
  const [shown, again] = instantsShowing(wall, timeZone);
  if (shown === undefined)
    throw new ClinicRefused(`The clocks of the clinic never show ${text}: they are put forward in that hour.`);
  if (again !== undefined)
    throw new ClinicRefused(`The clocks of the clinic show ${text} twice: add the offset, as in ${wall}-04:00.`);
  return shown;
};

/**
 * By id, or by professional and time; creates one if none overlaps.
 * @throws ClinicRefused
 */
const chooseTarget = async (
  transaction: Transaction<Tables>,
  appointment: AppointmentRow,
  to: string,
): Promise<string> => {
  if (z.uuid().safeParse(to).success) return to;
  const startsAt = readTarget(to, appointment.timeZone);
  const period = {
    startsAt,
    endsAt: new Date(startsAt.getTime() + appointment.endsAt.getTime() - appointment.startsAt.getTime()),
  };
  const agenda = await readAgenda(transaction, appointment, period);
  const exact = agenda.find((slot) => slot.startsAt.getTime() === startsAt.getTime());
  if (exact !== undefined) return exact.slotId;
  const across = agenda.filter(({ status, slotId }) => status !== 'busy-unavailable' && slotId !== appointment.slotId);
  if (across.length > 0) {
    const times = across.map((slot) => `${shownTime(slot.startsAt, appointment.timeZone)} (${slot.status})`).join(', ');
    throw new ClinicRefused(`The professional has other slots across that time: ${times}. Choose a free one.`);
  }
  return addSlotLike(transaction, appointment, period);
};

const refusals: Record<ClinicMoveRefusal, string> = {
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

export type ClinicMove = { appointment: string; to: string; leaving: 'free' | 'busy-unavailable' };

export type ClinicMoved = LacksNumber & { reference: string; isNew: boolean; from: string; to: string };

/** @throws ClinicRefused */
export const moveAppointment = async (
  deps: ClinicDeps,
  { appointment: word, to, leaving }: ClinicMove,
): Promise<ClinicMoved> =>
  onAppointment(
    deps,
    word,
    async (transaction, locked) => {
      const { reference, startsAt, timeZone } = locked.appointment;
      const slotId = await chooseTarget(transaction, locked.appointment, to);
      const moved = await moveByClinic(transaction, deps, locked, { slotId, leaving });
      if (moved.outcome === 'slotGone') throw new ClinicRefused(`There is no slot ${to}.`);
      if (!('slot' in moved)) throw new ClinicRefused(`${reference} is not moved. ${refusals[moved.outcome]}`);
      const { slot, lacksNumber, outcome } = moved;
      return {
        reference,
        isNew: outcome === 'moved',
        from: shownTime(startsAt, timeZone),
        to: `${shownTime(slot.startsAt, slot.timeZone)}, ${slot.clinicName}`,
        lacksNumber,
      };
    },
    ({ isNew }) => !isNew,
  );
