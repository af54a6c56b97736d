import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { recordAudit } from '../../data/audit.ts';
import { factorContext, findFactor, spendStep } from '../../data/secondFactor/factors.ts';
import { spendRecoveryCode } from '../../data/secondFactor/recoveryCodes.ts';
import type { SignedIn } from '../../data/sessions.ts';
import type { Tables } from '../../data/tables.ts';
import { warnOwner } from '../../data/mailbox/warnOwner.ts';
import { stepOfCode } from '../../domain/secondFactor/oneTimeCode.ts';
import { WrongCode } from '../../domain/secondFactor/refusals.ts';
import type { Deps } from '../deps.ts';
import { ownEvent } from '../ownEvent.ts';

type Owner = Pick<SignedIn, 'accountId' | 'email' | 'lang' | 'login' | 'patientId'>;

const isSpent = async (
  transaction: Transaction<Tables>,
  { accountId, typed }: { accountId: string; typed: string },
  { clock, vault }: Deps,
): Promise<'app' | 'recovery' | null> => {
  const factor = await findFactor(transaction, accountId);
  const secret = factor?.confirmedAt ? vault.openOr(factor.secretSealed, factorContext, null) : null;
  const step = secret === null ? null : stepOfCode(typed, secret, clock());
  if (factor && step !== null)
    return (await spendStep(transaction, { factorId: factor.factorId, step })) ? 'app' : null;
  return (await spendRecoveryCode(transaction, vault, { accountId, typed })) ? 'recovery' : null;
};

/** In the transaction of what it lets through. @throws WrongCode */
export const takeCode = async (
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  { owner, typed }: { owner: Owner; typed: string },
  deps: Deps,
): Promise<void> => {
  const { accountId, email: to, lang, login, patientId } = owner;
  const spent = await isSpent(transaction, { accountId, typed }, deps);
  if (spent === null) throw new WrongCode();
  if (spent === 'app') return;
  await warnOwner(transaction, deps, { template: 'recoveryCodeUsed', accountId, patientId, login, lang, to });
  await recordAudit(transaction, ownEvent('recoveryCode.used', owner, request.id));
};
