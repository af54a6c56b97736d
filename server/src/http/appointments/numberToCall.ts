import type { Transaction } from 'kysely';

import { readContactPhone } from '../../data/contactPhone.ts';
import type { Tables } from '../../data/tables.ts';
import { BrokenRule } from '../../domain/errors.ts';
import type { LockedBooking } from './bookingTransaction.ts';

/**
 * The number to call; null unless by phone. An account's number wins over a kept one, unless the account chose that.
 * @throws BrokenRule 422 `appointment.phoneNeeded`
 */
export const demandPhone = async (
  transaction: Transaction<Tables>,
  { actor, slot }: LockedBooking,
  known: string | null,
  chosenBy: string | null = null,
): Promise<string | null> => {
  if (slot.mode !== 'phone') return null;
  const own = await readContactPhone(transaction, actor);
  const keepsKnown = actor.accountId === null || actor.accountId === chosenBy;
  const phone = keepsKnown ? (known ?? own) : (own ?? known);
  if (phone === null) throw new BrokenRule('appointment.phoneNeeded', { fields: { phone: 'appointment.phoneNeeded' } });
  return phone;
};
