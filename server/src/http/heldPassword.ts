import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { lockPassword, type AccountSecrets, type CheckedPassword } from '../data/passwordChanges.ts';
import type { Tables } from '../data/tables.ts';
import { ServiceUnavailable } from '../domain/errors.ts';
import { accountOf, keepSession } from './sessionHook.ts';

/** The verified hash changed: a new password or a rehash (503 after a retry). */
class PasswordReplaced extends ServiceUnavailable {}

/**
 * Call it first in the authorised transaction: the hash was verified earlier, without locks.
 * @throws PasswordReplaced
 */
export const holdPassword = async (transaction: Transaction<Tables>, checked: CheckedPassword): Promise<void> => {
  if (!(await lockPassword(transaction, checked))) throw new PasswordReplaced();
};

/**
 * As `holdPassword`, and locks the session.
 * @throws MissingSession, PasswordReplaced
 */
export const holdOwnPassword = async (
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  { passwordHash }: AccountSecrets,
): Promise<void> => {
  const { accountId } = accountOf(request);
  const isKept = await lockPassword(transaction, { accountId, passwordHash });
  await keepSession(request, transaction);
  if (!isKept) throw new PasswordReplaced();
};

/** Retries once if the hash changed: a rehash then passes, an old password fails. */
export const byPassword = async <Known, Done>(
  look: () => Promise<Known>,
  act: (known: Known) => Promise<Done>,
): Promise<Done> => {
  try {
    return await act(await look());
  } catch (error) {
    if (!(error instanceof PasswordReplaced)) throw error;
    return act(await look());
  }
};
