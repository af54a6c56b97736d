import type { FastifyReply, FastifyRequest } from 'fastify';

import { codeBody } from '../../../../contract/secondFactor.ts';
import { loginAnswer } from '../../../../contract/session.ts';
import type { Waiting } from '../../data/secondFactor/secondSteps.ts';
import { WrongCode } from '../../domain/secondFactor/refusals.ts';
import { at } from '../at.ts';
import type { Deps, Plugin } from '../deps.ts';
import { withResponsePadding } from '../responsePadding.ts';
import { takeCode } from './takeCode.ts';
import { findWaiting, noteRefusedStep, passStep } from './waitingStep.ts';

type Step = { request: FastifyRequest; reply: FastifyReply; typed: string };

const giveCode = async (deps: Deps, { typed, ...exchange }: Step): Promise<Waiting> => {
  const { limits } = deps;
  const { request } = exchange;
  const found = await findWaiting(deps, exchange);
  const { attempt, waiting } = found;
  await limits.admitLogin(attempt);
  try {
    await passStep(deps, exchange, found, (transaction) =>
      takeCode(transaction, request, { owner: waiting, typed }, deps),
    );
  } catch (error) {
    if (error instanceof WrongCode) await noteRefusedStep(deps, request, { action: 'factor.refused', waiting });
    throw error;
  }
  await limits.forgetLogin(attempt);
  return waiting;
};

export const secondStepRoutes: Plugin = (app, deps) => {
  app.route({
    ...at('giveCode'),
    ...withResponsePadding,
    schema: { body: codeBody, response: { 200: loginAnswer } },
    handler: async (request, reply) => {
      const { login, lang } = await giveCode(deps, { request, reply, typed: request.body.code });
      return { login, lang };
    },
  });
};
