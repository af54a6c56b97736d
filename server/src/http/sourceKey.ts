import type { FastifyRequest } from 'fastify';

import { addressKey } from '../domain/addressKey.ts';
import type { Deps } from './deps.ts';

export const sourceKeyOf = ({ ip }: FastifyRequest, { vault }: Pick<Deps, 'vault'>): Buffer =>
  vault.blindIndex(`sign-in source\n${addressKey(ip)}`);
