import type { FastifyReply, FastifyRequest } from 'fastify';

import { codeBody } from '../../../../contract/secondFactor.ts';
import { loginAnswer } from '../../../../contract/session.ts';
import { recordAudit } from '../../data/audit.ts';
import type { CodeTry } from '../../data/limits.ts';
import { findStep, spendStepToken, type Waiting } from '../../data/secondFactor/secondSteps.ts';
import { isKnownTo, readDevice } from '../../domain/knownDevice.ts';
import { StepExpired, WrongCode } from '../../domain/secondFactor/refusals.ts';
import { at } from '../at.ts';
import { tellOfDevice } from '../authenticate.ts';
import { bringBack } from '../closing/bringBack.ts';
import type { Deps, Plugin } from '../deps.ts';
import { openSession } from '../openSession.ts';
import { withResponsePadding } from '../responsePadding.ts';
import { deviceCookie, hashToken } from '../sessionCookies.ts';
import { clearStepCookie, readStepToken } from './stepCookie.ts';
import { takeCode } from './takeCode.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };

const findWaiting = async ({ config, db }: Deps, { request, reply }: Exchange) => {
  const tokenHash = hashToken(readStepToken(request, config.https) ?? '');
  const waiting = await findStep(db, tokenHash);
  if (waiting !== undefined) return { tokenHash, waiting };
  clearStepCookie(reply, config.https);
  throw new StepExpired();
};

/** Only who knows the password comes here: the owner reads of it. */
const noteWrongCode = ({ db }: Deps, request: FastifyRequest, { accountId, patientId }: Waiting): Promise<void> =>
  recordAudit(db, {
    action: 'factor.refused',
    capacity: 'anonymous',
    actorAccountId: null,
    patientId,
    entityId: accountId,
    requestId: request.id,
  });

/** @throws StepExpired, WrongCode, TooManyAttempts */
const giveCode = async (deps: Deps, exchange: Exchange, typed: string): Promise<Waiting> => {
  const { config, csrf, limits } = deps;
  const { request } = exchange;
  const { tokenHash, waiting } = await findWaiting(deps, exchange);
  const { accountId } = waiting;
  const device = readDevice(request.cookies[deviceCookie]);
  const isKnown = csrf.accepts((key) => isKnownTo(device, waiting, key));
  const attempt: CodeTry = { address: request.ip, accountId, knownDevice: isKnown ? device.name : null };
  await limits.admitCode(attempt);
  let account = waiting;
  try {
    await openSession(deps, {
      ...exchange,
      account: waiting,
      codeIsGiven: true,
      before: async (transaction) => {
        const spent = await spendStepToken(transaction, { tokenHash, accountId });
        if (spent === undefined) throw new StepExpired();
        account = spent;
        await takeCode(transaction, request, { owner: account, typed }, deps);
      },
      welcome: async (transaction) => {
        await bringBack(transaction, request, account, deps);
        if (!isKnown) await tellOfDevice(transaction, deps, request, account);
      },
    });
  } catch (error) {
    if (error instanceof WrongCode) await noteWrongCode(deps, request, waiting);
    throw error;
  }
  clearStepCookie(exchange.reply, config.https);
  await limits.forgetCode(attempt);
  return account;
};

export const secondStepRoutes: Plugin = (app, deps) => {
  app.route({
    ...at('giveCode'),
    ...withResponsePadding,
    schema: { body: codeBody, response: { 200: loginAnswer } },
    handler: async (request, reply) => {
      const { login, lang } = await giveCode(deps, { request, reply }, request.body.code);
      return { login, lang };
    },
  });
};
