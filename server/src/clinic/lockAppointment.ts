import type { Transaction } from 'kysely';

import { lockNamedAppointment, type LockedAppointment } from '../data/clinicActs/lockNamedAppointment.ts';
import type { Tables } from '../data/tables.ts';
import { wallTimeAt } from '../domain/zonedTime.ts';
import { ClinicRefused } from './clinicRefused.ts';

/** @throws ClinicRefused */
export const lockAppointment = async (transaction: Transaction<Tables>, word: string): Promise<LockedAppointment> => {
  const locked = await lockNamedAppointment(transaction, word);
  if (locked === undefined)
    throw new ClinicRefused(`There is no appointment ${word}. Give its reference of ten characters, or its id.`);
  return locked;
};

export const shownTime = (instant: Date, timeZone: string): string =>
  wallTimeAt(instant, timeZone).slice(0, 16).replace('T', ' ');
