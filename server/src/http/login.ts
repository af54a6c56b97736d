import { loginAnswer, loginBody } from '../../../contract/session.ts';
import { checkRequired } from '../../../contract/rules.ts';
import { findCredentials, replacePasswordHash, type Credentials } from '../data/accounts.ts';
import { recordAudit } from '../data/audit.ts';
import type { LoginTry } from '../data/limits.ts';
import { refuseWrong } from '../domain/brokenFields.ts';
import { ForbiddenAction } from '../domain/errors.ts';
import { isKnownTo, readDevice } from '../domain/knownDevice.ts';
import { foldUsername } from '../domain/username.ts';
import { at } from './at.ts';
import type { Deps, Plugin } from './deps.ts';
import { openSession } from './openSession.ts';
import { deviceCookie } from './sessionCookies.ts';

/** Wrong password, unknown, closed: one answer for all (product §4). */
class InvalidCredentials extends ForbiddenAction {
  constructor() {
    super('errors.invalidCredentials');
  }
}

/** Checks a password that was right against today's cost, and hashes it again where it was made at another. */
const renewHash = async ({ db, passwords }: Deps, account: Credentials, password: string): Promise<void> => {
  if (!passwords.isOutdated(account.passwordHash)) return;
  await replacePasswordHash(db, account.accountId, await passwords.hash(password));
};

/**
 * POST login. Known and unknown names take the same way: the same statements and one hash, so that neither answer nor
 * time tells them apart (security: T10). The try is counted before the password is looked at (T11).
 */
export const loginRoutes: Plugin = (app, deps) => {
  const { csrfKey, db, limits, passwords } = deps;
  const schema = { body: loginBody, response: { 200: loginAnswer } };
  app.route({
    ...at('login'),
    schema,
    handler: async (request, reply) => {
      const { username, password } = request.body;
      refuseWrong({ username: checkRequired(username), password: checkRequired(password) });
      const folded = foldUsername(username);
      const account = await findCredentials(db, folded);
      const device = readDevice(request.cookies[deviceCookie]);
      const isKnown = account !== undefined && isKnownTo(device, account.accountId, csrfKey);
      const attempt: LoginTry = { address: request.ip, username: folded, knownDevice: isKnown ? device.name : null };
      const isRight = await passwords.verify(account?.passwordHash ?? null, password, () => limits.admitLogin(attempt));
      if (account === undefined || !isRight) {
        await recordAudit(db, {
          action: 'session.refused', capacity: 'anonymous', actorAccountId: null, entityId: account?.accountId ?? null, requestId: request.id,
        });
        throw new InvalidCredentials();
      }
      await limits.forgetLogin(attempt);
      await renewHash(deps, account, password);
      await openSession(deps, { request, reply, account });
      return { login: account.login, lang: account.lang };
    },
  });
};
