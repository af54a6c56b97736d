import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../data/audit.ts';
import { readSecrets, type AccountSecrets } from '../data/passwordChanges.ts';
import { ForbiddenAction } from '../domain/errors.ts';
import type { Deps } from './deps.ts';
import { ownEvent } from './ownEvent.ts';
import { accountOf } from './sessionHook.ts';

class WrongPassword extends ForbiddenAction {
  constructor() {
    super('errors.wrongPassword', { fields: { password: 'errors.wrongPassword' } });
  }
}

/**
 * For sensitive changes (security: 7.5.1). Attempts count apart from login: a stolen session cannot guess, and guesses
 * do not block sign-in.
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
