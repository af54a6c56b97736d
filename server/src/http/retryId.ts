import type { FastifyRequest } from 'fastify';
import { v5 as idOf, v7 as newId } from 'uuid';

import type { Vault } from '../data/vault.ts';

const mails = 'a4c3b0f6-0f0e-4b0a-9c52-7d2b1c9a63de';

/** The same for a retry, where no idempotency record is kept. Keyed: it reveals nothing. */
export const retryId = ({ headers }: FastifyRequest, vault: Vault, about: readonly string[]): string => {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return newId();
  return idOf(vault.blindIndex(JSON.stringify([key, ...about])).toString('hex'), mails);
};
