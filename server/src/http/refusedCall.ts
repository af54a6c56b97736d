import type { FastifyRequest } from 'fastify';

import type { ErrorBody } from '../../../contract/errors.ts';
import { digestFor } from '../domain/secrets.ts';
import type { Deps } from './deps.ts';
import { sourceDigest } from './sourceDigest.ts';

const codes = new WeakMap<FastifyRequest, ErrorBody['message']>();

export const rememberRefusal = (request: FastifyRequest, code: ErrorBody['message']): void => {
  codes.set(request, code);
};

/** No session, not allowed, not theirs, too often. */
const statuses = [401, 403, 404, 429];

/** Joins the refusals of one caller and of one network, and names neither (security: 16.3.2, 16.3.3). */
export const refusedCall = (request: FastifyRequest, status: number, deps: Pick<Deps, 'csrf'>) => {
  if (!statuses.includes(status)) return {};
  const id = request.account?.accountId ?? request.staff?.staffId;
  return {
    refusal: codes.get(request),
    source: sourceDigest(request, deps),
    ...(id !== undefined && { caller: digestFor('caller', id, deps.csrf.newest()) }),
  };
};
