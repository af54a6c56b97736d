import type { FastifyRequest } from 'fastify';

import { mustGiveCode } from '../../data/secondFactor/factors.ts';
import { CodeNeeded } from '../../domain/secondFactor/refusals.ts';
import type { Deps } from '../deps.ts';
import { accountOf } from '../sessionHook.ts';

/** In `onRequest`: no idempotency key is claimed yet, and none keeps the refusal. */
export const requireFreshCode =
  ({ db }: Pick<Deps, 'db'>) =>
  async (request: FastifyRequest): Promise<void> => {
    if (await mustGiveCode(db, accountOf(request))) throw new CodeNeeded();
  };
