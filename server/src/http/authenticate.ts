import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { LoginBody } from '../../../contract/session.ts';
import { checkRequired } from '../../../contract/rules.ts';
import { findCredentials, replacePasswordHash, type Credentials, type KnownCredentials } from '../data/accounts.ts';
import { recordAudit } from '../data/audit.ts';
import type { LoginTry } from '../data/limits.ts';
import { maxNewDevicesPerHour, queueNewDeviceMail } from '../data/mailRecipients.ts';
import type { Tables } from '../data/tables.ts';
import { leaveWarning } from '../data/mailbox/warnOwner.ts';
import { refuseWrong } from '../domain/brokenFields.ts';
import { deviceLabel } from '../domain/deviceLabel.ts';
import { ForbiddenAction } from '../domain/errors.ts';
import { isKnownTo, readDevice } from '../domain/knownDevice.ts';
import { foldUsername } from '../domain/username.ts';
import type { Deps } from './deps.ts';
import { holdPassword } from './heldPassword.ts';
import { deviceCookie } from './sessionCookies.ts';
import { sourceDigest } from './sourceDigest.ts';

/** The same for wrong passwords and unknown or erased accounts (product §4). */
export class InvalidCredentials extends ForbiddenAction {
  constructor() {
    super('errors.invalidCredentials');
  }
}

export const noteRefusal = (
  deps: Pick<Deps, 'csrf' | 'db'>,
  request: FastifyRequest,
  accountId: string | null,
): Promise<void> =>
  recordAudit(deps.db, {
    action: 'session.refused',
    capacity: 'anonymous',
    actorAccountId: null,
    entityId: accountId,
    requestId: request.id,
    sourceDigest: sourceDigest(request, deps),
  });

const renewHash = async ({ db, passwords }: Deps, account: Credentials, password: string): Promise<string> => {
  if (!passwords.isOutdated(account.passwordHash)) return account.passwordHash;
  const renewed = await passwords.hash(password);
  return (await replacePasswordHash(db, account, renewed)) ? renewed : account.passwordHash;
};

/** In the session's transaction (product §8). */
export const tellOfDevice = async (
  transaction: Transaction<Tables>,
  deps: Deps,
  request: FastifyRequest,
  { accountId, patientId, login, email: to, lang }: Omit<Credentials, 'passwordHash'>,
): Promise<void> => {
  const device = deviceLabel(request.headers['user-agent']);
  const maxNotices = deps.config.rateLimits ? maxNewDevicesPerHour : Infinity;
  const isTold = await queueNewDeviceMail(transaction, deps.vault, { accountId, lang, to, device }, maxNotices);
  if (isTold) await leaveWarning(transaction, deps, { template: 'newDevice', lang, login, patientId, device });
};

/** Call `before` first in the session's transaction, and `welcome` once the account is entered. */
export type Authenticated = {
  account: KnownCredentials;
  /** @throws PasswordReplaced */
  before: (transaction: Transaction<Tables>) => Promise<void>;
  welcome: (transaction: Transaction<Tables>) => Promise<void>;
};

/**
 * Unknown names run the same statements and one hash (security: T10). Counts the attempt before the check (T11).
 * @throws InvalidCredentials, BrokenRule when a field is empty, TooManyAttempts
 */
export const authenticate = async (
  deps: Deps,
  request: FastifyRequest,
  { username, password }: LoginBody,
): Promise<Authenticated> => {
  const { csrf, db, limits, passwords } = deps;
  refuseWrong({ username: checkRequired(username), password: checkRequired(password) });
  const folded = foldUsername(username);
  const found = await findCredentials(db, folded);
  const device = readDevice(request.cookies[deviceCookie]);
  const isKnown = found !== undefined && csrf.accepts((key) => isKnownTo(device, found, key));
  const attempt: LoginTry = { address: request.ip, username: folded, knownDevice: isKnown ? device.name : null };
  const isRight = await passwords.verify(found?.passwordHash ?? null, password, () => limits.admitLogin(attempt));
  if (found === undefined || !isRight) {
    await noteRefusal(deps, request, found?.accountId ?? null);
    throw new InvalidCredentials();
  }
  await limits.forgetLogin(attempt);
  const account = { ...found, passwordHash: await renewHash(deps, found, password) };
  const before = (transaction: Transaction<Tables>): Promise<void> => holdPassword(transaction, account);
  const welcome = async (transaction: Transaction<Tables>): Promise<void> => {
    if (!isKnown) await tellOfDevice(transaction, deps, request, account);
  };
  return { account, before, welcome };
};
