import { codeBody } from '../../../../contract/secondFactor.ts';
import { loginAnswer } from '../../../../contract/session.ts';
import type { CodeTry } from '../../data/limits.ts';
import type { Waiting } from '../../data/secondFactor/secondSteps.ts';
import { WrongCode } from '../../domain/secondFactor/refusals.ts';
import { at } from '../at.ts';
import type { Deps, Plugin } from '../deps.ts';
import { withResponsePadding } from '../responsePadding.ts';
import { takeCode } from './takeCode.ts';
import { findWaiting, noteRefusedStep, passStep, type Exchange } from './waitingStep.ts';

/** @throws StepExpired, WrongCode, TooManyAttempts */
const giveCode = async (deps: Deps, exchange: Exchange, typed: string): Promise<Waiting> => {
  const { limits } = deps;
  const { request } = exchange;
  const step = await findWaiting(deps, exchange);
  const { waiting, knownDevice } = step;
  const attempt: CodeTry = { address: request.ip, accountId: waiting.accountId, knownDevice };
  await limits.admitCode(attempt);
  try {
    const account = await passStep(deps, exchange, step, (transaction, owner) =>
      takeCode(transaction, request, { owner, typed }, deps),
    );
    await limits.forgetCode(attempt);
    return account;
  } catch (error) {
    if (error instanceof WrongCode) await noteRefusedStep(deps, request, { action: 'factor.refused', waiting });
    throw error;
  }
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
