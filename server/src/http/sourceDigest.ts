import type { FastifyRequest } from 'fastify';

import { addressKey } from '../domain/addressKey.ts';
import { digestFor } from '../domain/secrets.ts';
import type { Deps } from './deps.ts';

/** Joins refusals of one source until the key is replaced; once its file is gone, nobody can find the address. */
export const sourceDigest = ({ ip }: FastifyRequest, { csrf }: Pick<Deps, 'csrf'>): string =>
  digestFor('source', addressKey(ip), csrf.newest());
