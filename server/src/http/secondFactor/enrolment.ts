import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import {
  codeBody,
  recoveryCodes,
  secondFactor,
  secondFactorBegun,
  secondFactorPassword,
} from '../../../../contract/secondFactor.ts';
import { recordAudit } from '../../data/audit.ts';
import { lockAccount } from '../../data/lockAccount.ts';
import {
  beginFactor,
  confirmFactor,
  factorContext,
  findFactor,
  findFactorsOn,
  isFactorOn,
  noteCodeGiven,
} from '../../data/secondFactor/factors.ts';
import { listPasskeys } from '../../data/secondFactor/passkeys.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../../data/secondFactor/recoveryCodes.ts';
import { endOtherSessions, type SignedIn } from '../../data/sessions.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { warnOwner } from '../../data/mailbox/warnOwner.ts';
import { enrolmentUri, newSecret, stepOfCode } from '../../domain/secondFactor/oneTimeCode.ts';
import { newRecoveryCodes } from '../../domain/secondFactor/recoveryCode.ts';
import { AlreadyOn, EnrolmentExpired, WrongCode } from '../../domain/secondFactor/refusals.ts';
import { at } from '../at.ts';
import { demandPassword } from '../demandPassword.ts';
import type { App, Deps, Plugin } from '../deps.ts';
import { byPassword, holdOwnPassword } from '../heldPassword.ts';
import { ownEvent } from '../ownEvent.ts';
import { accountOf, keepSession, requireSession } from '../sessionHook.ts';
import { requireFreshCode } from './requireFreshCode.ts';

const readRoute = (app: App, { db, vault }: Deps): void => {
  app.route({
    ...at('getSecondFactor'),
    onRequest: requireSession,
    schema: { response: { 200: secondFactor } },
    handler: async (request) => {
      const { accountId } = accountOf(request);
      const { since, hasApp } = await findFactorsOn(db, accountId);
      return {
        isOn: since !== null,
        since: since?.toISOString() ?? null,
        recoveryCodesLeft: await countRecoveryCodes(db, accountId),
        hasApp,
        passkeys: await listPasskeys(db, vault, accountId),
      };
    },
  });
};

const beginRoute = (app: App, deps: Deps): void => {
  const { db, vault } = deps;
  app.route({
    ...at('beginSecondFactor'),
    onRequest: [requireSession, requireFreshCode(deps)],
    schema: { body: secondFactorPassword, response: { 200: secondFactorBegun } },
    handler: (request) => {
      const account = accountOf(request);
      const { accountId, login } = account;
      return byPassword(
        () => demandPassword(deps, request, request.body.password),
        async (secrets) => {
          const secret = newSecret();
          await inTransaction(db, async (transaction) => {
            await holdOwnPassword(transaction, request, secrets);
            if (!(await beginFactor(transaction, vault, { accountId, secret }))) throw new AlreadyOn();
            await recordAudit(transaction, ownEvent('factor.begun', account, request.id));
          });
          return { secret, uri: enrolmentUri(secret, login) };
        },
      );
    },
  });
};

const confirm = async (
  transaction: Transaction<Tables>,
  { accountId, typed }: { accountId: string; typed: string },
  { clock, vault }: Deps,
): Promise<void> => {
  const factor = await findFactor(transaction, accountId);
  if (factor === undefined) throw new EnrolmentExpired();
  if (factor.confirmedAt !== null) throw new AlreadyOn();
  const secret = vault.openOr(factor.secretSealed, factorContext, null);
  if (secret === null) throw new EnrolmentExpired();
  const step = stepOfCode(typed, secret, clock());
  if (step === null) throw new WrongCode();
  if (!(await confirmFactor(transaction, { factorId: factor.factorId, step }))) throw new AlreadyOn();
};

/** @returns the recovery codes, none where the account had some */
const turnOn = async (
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  typed: string,
  deps: Deps,
): Promise<string[]> => {
  const account: SignedIn = accountOf(request);
  const { accountId, email: to, lang, login, patientId, sessionId } = account;
  await lockAccount(transaction, accountId);
  await keepSession(request, transaction);
  const wasOn = await isFactorOn(transaction, accountId);
  await confirm(transaction, { accountId, typed }, deps);
  const codes = wasOn ? [] : newRecoveryCodes();
  if (!wasOn) {
    await replaceRecoveryCodes(transaction, deps.vault, { accountId, codes });
    await endOtherSessions(transaction, accountId, sessionId);
  }
  await noteCodeGiven(transaction, sessionId);
  await warnOwner(transaction, deps, { template: 'factorOn', accountId, patientId, login, lang, to });
  await recordAudit(transaction, ownEvent('factor.on', account, request.id));
  return codes;
};

const confirmRoute = (app: App, deps: Deps): void => {
  const { db, limits } = deps;
  app.route({
    ...at('confirmSecondFactor'),
    onRequest: requireSession,
    schema: { body: codeBody, response: { 200: recoveryCodes } },
    handler: async (request) => {
      const { accountId } = accountOf(request);
      await limits.admitEnrolment(accountId);
      const codes = await inTransaction(db, (transaction) => turnOn(transaction, request, request.body.code, deps));
      await limits.forgetEnrolment(accountId);
      return { recoveryCodes: codes };
    },
  });
};

export const enrolmentRoutes: Plugin = (app, deps) => {
  readRoute(app, deps);
  beginRoute(app, deps);
  confirmRoute(app, deps);
};
