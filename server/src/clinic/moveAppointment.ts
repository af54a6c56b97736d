import type { Transaction } from 'kysely';
import { z } from 'zod';

import { readInstant, readWallTime } from '../../../contract/instants.ts';
import type { AppointmentRow } from '../data/appointmentRows.ts';
import { givenReason } from '../data/givenReason.ts';
import { lockSlots } from '../data/bookingLocks.ts';
import { lockSlotAndReadClaims } from '../data/lockBooking.ts';
import { addSlotLike, readAgenda } from '../data/clinicSlots.ts';
import { writeMove } from '../data/moveAppointment.ts';
import { sealMessage } from '../data/sealMessage.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { objectionToCare, reasonCode, type CareObjection } from '../domain/care/suitability.ts';
import { answerUntil } from '../domain/cancelling.ts';
import { decideClinicMove, type ClinicMoveVerdict } from '../domain/clinicChanges.ts';
import { clinicMovedMessage } from '../domain/changeMessages.ts';
import type { LacksNumber } from '../domain/numberAsked.ts';
import { instantsShowing } from '../domain/zonedTime.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { clinicActing, type ClinicDeps } from './command.ts';
import { lockAppointment, shownTime } from './lockAppointment.ts';

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

const unsuited: Record<Exclude<CareObjection, 'ageUnknown'>, string> = {
  age: 'The service of that slot is for other ages.',
  reason: 'The service of that slot does not take the reason of the appointment.',
  mode: 'The reason of the appointment cannot be seen to in that way.',
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

const refusals: Record<Exclude<ClinicMoveVerdict, 'move' | 'unchanged'>, string> = {
  cancelled: 'It was cancelled.',
  over: 'It has begun, or is over.',
  past: 'The new time is past.',
  elsewhere: 'The clinic of that slot books it on its own site.',
  taken: 'The slot is booked, held, or withdrawn.',
  overlap: 'The patient has another appointment at that time.',
};

export type ClinicMove = { appointment: string; to: string; leaving: 'free' | 'busy-unavailable' };

export type ClinicMoved = LacksNumber & { reference: string; isNew: boolean; from: string; to: string };

/**
 * Notifies the patient.
 * @throws ClinicRefused
 */
export const moveAppointment = async (
  deps: ClinicDeps,
  { appointment: word, to, leaving }: ClinicMove,
): Promise<ClinicMoved> =>
  inTransaction(deps.db, async (transaction) => {
    const { appointment, birthDate, lang } = await lockAppointment(transaction, word);
    const slotId = await chooseTarget(transaction, appointment, to);
    await lockSlots(transaction, [appointment.slotId, slotId]);
    const { patientId, reservationId: movingId } = appointment;
    const claimant = { holder: { patientId }, patientId, movingId };
    const asked = await lockSlotAndReadClaims(transaction, { slotId, claimant, freesHolds: false });
    if (asked === undefined) throw new ClinicRefused(`There is no slot ${to}.`);
    const { slot, claims } = asked;
    const verdict = decideClinicMove(appointment, { slot, claims, isThere: slotId === appointment.slotId });
    if (verdict !== 'move' && verdict !== 'unchanged')
      throw new ClinicRefused(`${appointment.reference} is not moved. ${refusals[verdict]}`);
    const moved = {
      reference: appointment.reference,
      from: shownTime(appointment.startsAt, appointment.timeZone),
      to: `${shownTime(slot.startsAt, slot.timeZone)}, ${slot.clinicName}`,
    };
    if (verdict === 'unchanged') return { ...moved, isNew: false, lacksNumber: false };
    const objection = objectionToCare(
      slot.terms,
      { mode: slot.mode, on: todayAt(slot.startsAt) },
      { birthDate, hasRecord: true, reason: reasonCode(givenReason(appointment, deps.vault)) },
    );
    if (objection !== null && objection !== 'ageUnknown')
      throw new ClinicRefused(`${appointment.reference} is not moved. ${unsuited[objection]}`);
    const lacksNumber = slot.mode === 'phone' && appointment.contactPhone === null;
    const facts = {
      lacksNumber,
      reference: appointment.reference,
      perName: slot.serviceName[lang],
      cancelUntil: answerUntil({ ...slot, movedAt: claims.now }),
    };
    const message = {
      ...sealMessage(clinicMovedMessage({ ...slot, ...facts, from: appointment }, lang), deps.vault, appointment),
      sender: 'clinic' as const,
    };
    await writeMove(transaction, clinicActing(deps, appointment.patientId), {
      reservationId: appointment.reservationId,
      from: appointment,
      to: slot,
      by: 'clinic',
      contactPhone: slot.mode === 'phone' ? appointment.contactPhone : null,
      leaving,
      message,
      perName: facts.perName,
      cancelUntil: facts.cancelUntil,
    });
    return { ...moved, isNew: true, lacksNumber };
  });
