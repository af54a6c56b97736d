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

type Tried = { password: string; newPassword?: string };

/** Null when the new password stands: a guess too. */
const tryPassword = async (
  { db, limits, passwords }: Deps,
  request: FastifyRequest,
  { password, newPassword }: Tried,
): Promise<AccountSecrets | null> => {
  const account = accountOf(request);
  const secrets = await readSecrets(db, account.accountId);
  const admit = () => limits.admitPasswordCheck(account.accountId);
  const verify = (typed: string) => passwords.verify(secrets.passwordHash, typed, admit);
  const recordRefusal = () => recordAudit(db, ownEvent('password.refused', account, request.id));
  const isRight = await verify(password);
  const verifyNew = (typed: string) =>
    verify(typed).catch(async (error: unknown) => {
      await recordRefusal();
      throw error;
    });
  const isDone = !isRight && newPassword !== undefined && (await verifyNew(newPassword));
  if (!isRight && !isDone) {
    await recordRefusal();
    throw new WrongPassword();
  }
  await limits.forgetPasswordCheck(account.accountId);
  return isDone ? null : secrets;
};

/**
 * For sensitive changes (security: 7.5.1). Attempts count apart from login: a stolen session cannot guess, and guesses
 * do not block sign-in.
 * @throws WrongPassword, TooManyAttempts
 */
export const demandPassword = async (
  deps: Deps,
  request: FastifyRequest,
  password: string,
): Promise<AccountSecrets> => {
  const secrets = await tryPassword(deps, request, { password });
  if (secrets === null) throw new WrongPassword();
  return secrets;
};

/** Null for a retry. */
export const demandPasswordOnce = (
  deps: Deps,
  request: FastifyRequest,
  tried: Required<Tried>,
): Promise<AccountSecrets | null> => tryPassword(deps, request, tried);
