import type { Transaction } from 'kysely';

import {
  clinicWeekNames,
  countWithNumber,
  lockNames,
  readNewcomerLoad,
  readStanding,
  type Budget,
  type ClinicWeek,
  type Standing,
} from '../../data/newcomers.ts';
import { readContactPhone } from '../../data/contactPhone.ts';
import { contactIndexOf } from '../../data/guest/people.ts';
import type { Tables } from '../../data/tables.ts';
import { BrokenRule } from '../../domain/errors.ts';
import {
  isShareBooked,
  mayNewcomerBook,
  mayNewcomerHold,
  mostTogether,
  phoneKey,
  weekOf,
  type NewcomerLoad,
} from '../../domain/newcomers.ts';
import { newcomerCost } from '../../domain/pressure.ts';
import { liveHold } from '../../domain/reserving.ts';
import { demandWork } from '../work.ts';
import type { BookingDeps } from './booking.ts';
import type { LockedBooking } from './bookingTransaction.ts';
import type { AppointmentParty, HoldParty } from './caller.ts';

const weekAt = ({ slot: { clinicId, startsAt }, claims: { now } }: LockedBooking<HoldParty>): ClinicWeek => ({
  clinicId,
  week: weekOf(startsAt, now),
});

const full = ({ slot: { clinicPhone } }: LockedBooking<HoldParty>): BrokenRule =>
  new BrokenRule('appointment.newcomersFull', {
    fields: { space: 'appointment.newcomersFull' },
    ...(clinicPhone === null ? {} : { clinicPhone }),
  });

const isHeldByThem = ({ claims }: LockedBooking): boolean => liveHold(claims)?.forPatient === true;

const phoneOf = async (
  transaction: Transaction<Tables>,
  { actor, patient }: AppointmentParty,
): Promise<string | null> => phoneKey(patient.phone ?? (await readContactPhone(transaction, actor)));

const budgetOf = async (
  transaction: Transaction<Tables>,
  party: AppointmentParty,
  { vault }: BookingDeps,
): Promise<Budget> => {
  const { patient, contact } = party;
  return {
    accountId: contact?.accountId ?? null,
    email: contact?.email ?? '',
    guestEmailIndex: contactIndexOf(vault, contact?.email ?? ''),
    invitationEmailIndex: vault.blindIndex(contact?.email ?? ''),
    phone: await phoneOf(transaction, party),
    // The guest area compares no number (decision 0036).
    namIndex: contact?.accountId ? patient.namIndex : null,
    birthDate: patient.birthDate,
  };
};

const namesOf = ({ accountId, guestEmailIndex, phone, namIndex, birthDate }: Budget): string[] => [
  ...(accountId === null ? [] : [`budget account ${accountId}`]),
  `budget email ${guestEmailIndex.toString('hex')}`,
  ...(phone === null ? [] : [`budget phone ${phone}`]),
  ...(namIndex === null ? [] : [`budget number ${namIndex.toString('hex')} ${birthDate ?? ''}`]),
];

const tooMany = (code: 'appointment.tooMany' | 'appointment.tooManyTogether'): BrokenRule =>
  new BrokenRule(code, { fields: { space: code } });

const refuseOverBudget = ({ sameNumber, together }: Standing, maxUpcoming: number): void => {
  if (sameNumber >= maxUpcoming) throw tooMany('appointment.tooMany');
  if (together >= mostTogether(maxUpcoming)) throw tooMany('appointment.tooManyTogether');
};

const demandWorkUnderPressure = async (
  transaction: Transaction<Tables>,
  { slot, work }: LockedBooking<HoldParty>,
  load: NewcomerLoad,
  deps: BookingDeps,
): Promise<void> => {
  if (work === undefined) return;
  const { booking, proofRounds: calmCost } = deps.config;
  const cost = newcomerCost(load, { share: booking.newcomerShare, calmCost });
  await demandWork(transaction, work.proof, { purpose: `slot ${slot.slotId}`, cost }, deps);
};

/**
 * Decision 0062.
 * @throws BrokenRule (422), WorkNeeded
 */
export const admitNewcomer = async (
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  deps: BookingDeps,
): Promise<void> => {
  if (!booking.patient.isNewcomer) return;
  const { maxUpcoming, newcomerShare } = deps.config.booking;
  const [where, budget] = [weekAt(booking), await budgetOf(transaction, booking, deps)];
  await lockNames(transaction, [...clinicWeekNames(where), ...namesOf(budget)]);
  const standing = await readStanding(transaction, where, { holder: booking.actor.holder, budget });
  refuseOverBudget(standing, maxUpcoming);
  if (isHeldByThem(booking)) return;
  if (!mayNewcomerBook(standing, newcomerShare)) throw full(booking);
  await demandWorkUnderPressure(transaction, booking, standing, deps);
};

/**
 * Without locks: the booking decides.
 * @throws BrokenRule (422)
 */
export const tellBudget = async (
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  deps: BookingDeps,
): Promise<void> => {
  if (!booking.patient.isNewcomer) return;
  const question = { holder: booking.actor.holder, budget: await budgetOf(transaction, booking, deps) };
  refuseOverBudget(await readStanding(transaction, weekAt(booking), question), deps.config.booking.maxUpcoming);
};

/** @throws BrokenRule (422) */
export const admitNumber = async (
  transaction: Transaction<Tables>,
  { patient }: AppointmentParty,
  { phone, reservationId }: { phone: string; reservationId: string },
  { config }: BookingDeps,
): Promise<void> => {
  const key = phoneKey(phone);
  if (!patient.isNewcomer || key === null) return;
  await lockNames(transaction, [`budget phone ${key}`]);
  const called = await countWithNumber(transaction, { phone: key, reservationId });
  if (called >= mostTogether(config.booking.maxUpcoming)) throw tooMany('appointment.tooManyTogether');
};

/** @throws BrokenRule (422) */
export const admitNewcomerToMove = async (
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  movingId: string,
  { config }: BookingDeps,
): Promise<void> => {
  if (!booking.patient.isNewcomer) return;
  const where = weekAt(booking);
  await lockNames(transaction, clinicWeekNames(where));
  const load = await readNewcomerLoad(transaction, where, { holder: booking.actor.holder, movingId });
  if (!isHeldByThem(booking) && !mayNewcomerBook(load, config.booking.newcomerShare)) throw full(booking);
};

/**
 * False: it may still be booked.
 * @throws WorkNeeded; BrokenRule (422), but not to a guest, who may turn out to be known
 */
export const mayHoldNow = async (
  transaction: Transaction<Tables>,
  booking: LockedBooking<HoldParty> & { movingId?: string | null },
  deps: BookingDeps,
): Promise<boolean> => {
  const { patient, actor, movingId = null } = booking;
  if (patient?.isNewcomer === false) return true;
  const { newcomerShare } = deps.config.booking;
  const where = weekAt(booking);
  await lockNames(transaction, clinicWeekNames(where));
  const load = await readNewcomerLoad(transaction, where, { holder: actor.holder, movingId });
  if (patient && isShareBooked(load, newcomerShare)) throw full(booking);
  if (!mayNewcomerHold(load, newcomerShare)) return false;
  await demandWorkUnderPressure(transaction, booking, load, deps);
  return true;
};
