import type { Transaction } from 'kysely';

import { checkCalledPhone } from '../../../../contract/calledPhone.ts';
import { readContactPhone } from '../../data/contactPhone.ts';
import type { Tables } from '../../data/tables.ts';
import { BrokenRule } from '../../domain/errors.ts';
import type { LockedBooking } from './bookingTransaction.ts';

/**
 * The number to call; null unless by phone. An account's number wins over a kept one.
 * @throws BrokenRule 422 `appointment.phoneNeeded`, `appointment.phoneNotCalled`
 */
export const demandPhone = async (
  transaction: Transaction<Tables>,
  { actor, slot }: LockedBooking,
  known: string | null,
  chosenBy: string | null = null,
): Promise<string | null> => {
  if (slot.mode !== 'phone') return null;
  const profile = await readContactPhone(transaction, actor);
  const own = profile !== null && checkCalledPhone(profile) === undefined ? profile : null;
  const keepsKnown = actor.accountId === null || actor.accountId === chosenBy;
  const phone = keepsKnown ? (known ?? own) : (own ?? known);
  const code = profile === null ? 'appointment.phoneNeeded' : 'appointment.phoneNotCalled';
  if (phone === null) throw new BrokenRule(code, { fields: { phone: code } });
  return phone;
};
