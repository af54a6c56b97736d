import type { Transaction } from 'kysely';
import { z } from 'zod';

import { addSlotLike, readAgenda } from '../data/clinicSlots.ts';
import type { AppointmentRow } from '../data/appointmentRows.ts';
import type { Tables } from '../data/tables.ts';
import { instantsShowing } from '../domain/zonedTime.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { shownTime } from './lockAppointment.ts';

const wallShape = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/;
const instantShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

const readInstant = (text: string, timeZone: string): Date => {
  if (instantShape.test(text) && !Number.isNaN(Date.parse(text))) return new Date(text);
  if (!wallShape.test(text) || Number.isNaN(Date.parse(`${text.replace(' ', 'T')}Z`))) {
    throw new ClinicRefused(
      `${text} is neither the id of a place nor a time: write a time as 2026-11-25T09:15, on the clinic’s clock.`,
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
 * Finds the slot by id or by professional and time, or creates one without overlap.
 * @throws ClinicRefused
 */
export const chooseTarget = async (
  transaction: Transaction<Tables>,
  appointment: AppointmentRow,
  to: string,
): Promise<string> => {
  if (z.uuid().safeParse(to).success) return to;
  const startsAt = readInstant(to, appointment.timeZone);
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
    throw new ClinicRefused(`The professional has other places across that time: ${times}. Choose one that is free.`);
  }
  return addSlotLike(transaction, appointment, period);
};
