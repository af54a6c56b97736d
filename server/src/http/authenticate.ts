import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { LoginBody } from '../../../contract/session.ts';
import { checkRequired } from '../../../contract/rules.ts';
import { findCredentials, replacePasswordHash, type Credentials, type KnownCredentials } from '../data/accounts.ts';
import { recordAudit } from '../data/audit.ts';
import type { LoginTry } from '../data/limits.ts';
import { newDevicesAnHour, queueNewDeviceMail } from '../data/mailRecipients.ts';
import type { Tables } from '../data/tables.ts';
import { refuseWrong } from '../domain/brokenFields.ts';
import { deviceLabel } from '../domain/deviceLabel.ts';
import { ForbiddenAction } from '../domain/errors.ts';
import { isKnownTo, readDevice } from '../domain/knownDevice.ts';
import { foldUsername } from '../domain/username.ts';
import type { Deps } from './deps.ts';
import { holdPassword } from './heldPassword.ts';
import { deviceCookie } from './sessionCookies.ts';
import { leaveWarning } from './warnOwner.ts';

/** Wrong password, unknown, erased: one answer for all (product §4). */
export class InvalidCredentials extends ForbiddenAction {
  constructor() {
    super('errors.invalidCredentials');
  }
}

/** The trail says that a sign-in was refused, and to which account where there is one. */
export const noteRefusal = ({ db }: Deps, request: FastifyRequest, accountId: string | null): Promise<void> =>
  recordAudit(db, {
    action: 'session.refused',
    capacity: 'anonymous',
    actorAccountId: null,
    entityId: accountId,
    requestId: request.id,
  });

/** Checks a password that was right against today's cost, and hashes it again where it was made at another. @returns what is kept of it now */
const renewHash = async ({ db, passwords }: Deps, account: Credentials, password: string): Promise<string> => {
  if (!passwords.isOutdated(account.passwordHash)) return account.passwordHash;
  const renewed = await passwords.hash(password);
  return (await replacePasswordHash(db, account, renewed)) ? renewed : account.passwordHash;
};

/** The owner is told, by mail and in the mailbox, of a sign-in from a device their account did not know, together with the session (product §8). */
const tellOfDevice = async (
  transaction: Transaction<Tables>,
  deps: Deps,
  request: FastifyRequest,
  { accountId, patientId, login, email: to, lang }: Credentials,
): Promise<void> => {
  const device = deviceLabel(request.headers['user-agent']);
  const most = deps.config.rateLimits ? newDevicesAnHour : Infinity;
  const isTold = await queueNewDeviceMail(transaction, deps.vault, { accountId, lang, to, device }, most);
  if (isTold) await leaveWarning(transaction, deps, { template: 'newDevice', lang, login, patientId, device });
};

/** Whose name and password they are, and what belongs with their session. Call `welcome` first in its transaction. */
export type Authenticated = {
  account: KnownCredentials;
  /** Holds the password to what was looked at, and tells the owner of a device that is not known. @throws PasswordReplaced */
  welcome: (transaction: Transaction<Tables>) => Promise<void>;
};

/**
 * Finds out who gives a name and a password. Known and unknown names take the same way: the same statements and one hash, so that
 * neither answer nor time tells them apart (security: T10). The try is counted before the password is looked at (T11). A closed
 * account is told from others by what comes after: to whoever has its password.
 * @throws InvalidCredentials, BrokenRule when a field is empty, TooManyAttempts
 */
export const authenticate = async (
  deps: Deps,
  request: FastifyRequest,
  { username, password }: LoginBody,
): Promise<Authenticated> => {
  const { csrfKey, db, limits, passwords } = deps;
  refuseWrong({ username: checkRequired(username), password: checkRequired(password) });
  const folded = foldUsername(username);
  const found = await findCredentials(db, folded);
  const device = readDevice(request.cookies[deviceCookie]);
  const isKnown = found !== undefined && isKnownTo(device, found.accountId, csrfKey);
  const attempt: LoginTry = { address: request.ip, username: folded, knownDevice: isKnown ? device.name : null };
  const isRight = await passwords.verify(found?.passwordHash ?? null, password, () => limits.admitLogin(attempt));
  if (found === undefined || !isRight) {
    await noteRefusal(deps, request, found?.accountId ?? null);
    throw new InvalidCredentials();
  }
  await limits.forgetLogin(attempt);
  const account = { ...found, passwordHash: await renewHash(deps, found, password) };
  const welcome = async (transaction: Transaction<Tables>): Promise<void> => {
    await holdPassword(transaction, account);
    if (!isKnown) await tellOfDevice(transaction, deps, request, account);
  };
  return { account, welcome };
};
