import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { recordAudit, type AuditAction } from '../../data/audit.ts';
import { findStep, spendStepToken, type Waiting } from '../../data/secondFactor/secondSteps.ts';
import type { Tables } from '../../data/tables.ts';
import { isKnownTo, readDevice } from '../../domain/knownDevice.ts';
import { StepExpired } from '../../domain/secondFactor/refusals.ts';
import { tellOfDevice } from '../authenticate.ts';
import { bringBack } from '../closing/bringBack.ts';
import type { Deps } from '../deps.ts';
import { openSession } from '../openSession.ts';
import { deviceCookie, hashToken } from '../sessionCookies.ts';
import { sourceDigest } from '../sourceDigest.ts';
import { stepCookie } from './stepCookie.ts';

export type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** `knownDevice`: its name, where the account was entered on it before. */
export type FoundStep = { tokenHash: Buffer; waiting: Waiting; knownDevice: string | null };

/** @throws StepExpired */
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
  return { tokenHash, waiting, knownDevice: isKnown ? device.name : null };
};

/** Throws unless the person proves to be the owner. */
type Prove = (transaction: Transaction<Tables>, owner: Waiting) => Promise<void>;

/** @throws StepExpired, and what `prove` throws */
export const passStep = async (
  deps: Deps,
  exchange: Exchange,
  { tokenHash, waiting, knownDevice }: FoundStep,
  prove: Prove,
): Promise<Waiting> => {
  const { request, reply } = exchange;
  const { accountId } = waiting;
  let account = waiting;
  await openSession(deps, {
    ...exchange,
    account: waiting,
    codeIsGiven: true,
    before: async (transaction) => {
      const spent = await spendStepToken(transaction, { tokenHash, accountId });
      if (spent === undefined) throw new StepExpired();
      account = spent;
      await prove(transaction, account);
    },
    welcome: async (transaction) => {
      await bringBack(transaction, request, account, deps);
      if (knownDevice === null) await tellOfDevice(transaction, deps, request, account);
    },
  });
  stepCookie.clear(reply, deps.config.https);
  return account;
};

/** Only who knows the password comes here: the owner reads of it. */
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
    sourceDigest: sourceDigest(request, deps),
  });
