import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { recordAudit, type AuditAction } from '../../data/audit.ts';
import type { LoginTry } from '../../data/limits.ts';
import { findStep, spendStepToken, type Waiting } from '../../data/secondFactor/secondSteps.ts';
import type { Tables } from '../../data/tables.ts';
import { isKnownTo, readDevice } from '../../domain/knownDevice.ts';
import { StepExpired } from '../../domain/secondFactor/refusals.ts';
import { tellOfDevice } from '../authenticate.ts';
import { bringBack } from '../closing/bringBack.ts';
import type { Deps } from '../deps.ts';
import { openSession } from '../openSession.ts';
import { deviceCookie, hashToken } from '../sessionCookies.ts';
import { sourceKeyOf } from '../sourceKey.ts';
import { stepCookie } from './stepCookie.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };

export type FoundStep = { waiting: Waiting; tokenHash: Buffer; isKnown: boolean; attempt: LoginTry };

export const findWaiting = async (deps: Deps, { request, reply }: Exchange): Promise<FoundStep> => {
  const { config, csrf, db } = deps;
  const tokenHash = hashToken(stepCookie.read(request, config.https) ?? '');
  const waiting = await findStep(db, tokenHash);
  if (waiting === undefined) {
    stepCookie.clear(reply, config.https);
    throw new StepExpired();
  }
  const device = readDevice(request.cookies[deviceCookie]);
  const isKnown = csrf.accepts((key) => isKnownTo(device, waiting, key));
  const attempt: LoginTry = {
    address: request.ip,
    username: `code\n${waiting.accountId}`,
    knownDevice: isKnown ? device.name : null,
  };
  return { waiting, tokenHash, isKnown, attempt };
};

type Prove = (transaction: Transaction<Tables>) => Promise<void>;

export const passStep = async (
  deps: Deps,
  { request, reply }: Exchange,
  { waiting, tokenHash, isKnown }: FoundStep,
  prove: Prove,
): Promise<void> => {
  await openSession(deps, {
    request,
    reply,
    account: waiting,
    codeIsGiven: true,
    before: async (transaction) => {
      const { accountId } = waiting;
      if (!(await spendStepToken(transaction, { tokenHash, accountId }))) throw new StepExpired();
      await prove(transaction);
    },
    welcome: async (transaction) => {
      await bringBack(transaction, request, waiting, deps);
      if (!isKnown) await tellOfDevice(transaction, deps, request, waiting);
    },
  });
  stepCookie.clear(reply, deps.config.https);
};

export const noteRefusedStep = (
  deps: Deps,
  request: FastifyRequest,
  { action, waiting: { accountId, patientId } }: { action: AuditAction; waiting: Waiting },
): Promise<void> =>
  recordAudit(deps.db, {
    action,
    capacity: 'anonymous',
    actorAccountId: null,
    patientId,
    entityId: accountId,
    requestId: request.id,
    sourceKey: sourceKeyOf(request, deps),
  });
