import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../data/audit.ts';
import { readSecrets, type AccountSecrets } from '../data/passwordChanges.ts';
import { ForbiddenAction } from '../domain/errors.ts';
import type { Deps } from './deps.ts';
import { ownEvent } from './ownEvent.ts';
import { accountOf } from './sessionHook.ts';

/** Not the password of the account (403). */
class WrongPassword extends ForbiddenAction {
  constructor() {
    super('errors.wrongPassword', { fields: { password: 'errors.wrongPassword' } });
  }
}

/**
 * Asks the password again before a change that an intruder would make first (security: 7.5.1). Tries are counted by account, apart
 * from those at login: a found session does not become a way to guess, and a guess keeps nobody from signing in.
 * @returns what the account is reached by
 * @throws WrongPassword, TooManyAttempts
 */
export const demandPassword = async (
  { db, limits, passwords }: Deps,
  request: FastifyRequest,
  password: string,
): Promise<AccountSecrets> => {
  const account = accountOf(request);
  const secrets = await readSecrets(db, account.accountId);
  const isRight = await passwords.verify(secrets.passwordHash, password, () =>
    limits.admitPasswordCheck(account.accountId),
  );
  if (!isRight) {
    await recordAudit(db, ownEvent('password.refused', account, request.id));
    throw new WrongPassword();
  }
  await limits.forgetPasswordCheck(account.accountId);
  return secrets;
};
