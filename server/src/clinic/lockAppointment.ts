import type { Transaction } from 'kysely';

import { lockNamedAppointment, type LockedAppointment } from '../data/clinicActs/lockNamedAppointment.ts';
import type { Tables } from '../data/tables.ts';
import { wallTimeAt } from '../domain/zonedTime.ts';
import { inTransaction } from '../data/transaction.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicDeps } from './command.ts';
import { lookingWhereRefused, recordLooks, type Look } from './looks.ts';

/** @throws ClinicRefused */
const lockAppointment = async (transaction: Transaction<Tables>, word: string): Promise<LockedAppointment> => {
  const locked = await lockNamedAppointment(transaction, word);
  if (locked === undefined)
    throw new ClinicRefused(`There is no appointment ${word}. Give its reference of ten characters, or its id.`);
  return locked;
};

const lookAt = ({ patientId, reservationId }: LockedAppointment['appointment']): Look => ({
  patientId,
  entityId: reservationId,
});

/**
 * What refuses, or finds nothing to do (`isLook`), shows the appointment: that is a look.
 * @throws ClinicRefused
 */
export const onAppointment = async <T>(
  deps: ClinicDeps,
  word: string,
  act: (transaction: Transaction<Tables>, locked: LockedAppointment) => Promise<T>,
  isLook: (done: T) => boolean = () => false,
): Promise<T> => {
  const seen: Look[] = [];
  const done = await lookingWhereRefused(deps, 'history.read', seen, () =>
    inTransaction(deps.db, async (transaction) => {
      const locked = await lockAppointment(transaction, word);
      seen.splice(0, 1, lookAt(locked.appointment));
      return act(transaction, locked);
    }),
  );
  if (isLook(done)) await recordLooks(deps, 'history.read', seen);
  return done;
};

export const shownTime = (instant: Date, timeZone: string): string =>
  wallTimeAt(instant, timeZone).slice(0, 16).replace('T', ' ');
