import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { lockPassword, type AccountSecrets, type CheckedPassword } from '../data/passwordChanges.ts';
import { lockSession } from '../data/sessions.ts';
import type { Tables } from '../data/tables.ts';
import { MissingSession, ServiceUnavailable } from '../domain/errors.ts';
import { accountOf } from './sessionHook.ts';

/** What is kept of the password is not what was looked at: a new one, or the same one hashed again at a sign-in (503 if nobody asks again). */
class PasswordReplaced extends ServiceUnavailable {}

/**
 * Call it first in the transaction of what a password lets somebody do: what they gave is looked at before, outside of any lock, and a new
 * one shuts out whoever knows the old one, also those who are on their way in. @throws PasswordReplaced
 */
export const holdPassword = async (transaction: Transaction<Tables>, checked: CheckedPassword): Promise<void> => {
  if (!(await lockPassword(transaction, checked))) throw new PasswordReplaced();
};

/** The same for somebody signed in, whose session must still be there too. @throws MissingSession, PasswordReplaced */
export const holdOwnPassword = async (
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  { passwordHash }: AccountSecrets,
): Promise<void> => {
  const { accountId, sessionId } = accountOf(request);
  const isKept = await lockPassword(transaction, { accountId, passwordHash });
  if (!(await lockSession(transaction, sessionId))) throw new MissingSession();
  if (!isKept) throw new PasswordReplaced();
};

/**
 * Looks at a password and does what it lets somebody do. Where it was replaced in between, it is looked at once more: whoever has only the old
 * one is counted, noted and refused like anybody, and whose password was hashed again meanwhile gets on.
 */
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
