import { finished } from 'node:stream';

import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';

import { ServiceUnavailable } from '../../domain/errors.ts';

/** In memory, ten megabytes each. */
const most = { together: 24, anAccount: 3 };

/** Sealing copies the file; two cores can do no more. */
const mostInWork = 2;

export type FileTurns = {
  /**
   * A turn lasts until the response ends.
   * @throws ServiceUnavailable (503) when all are taken
   */
  take: (accountId: string, reply: FastifyReply) => void;
  inWork: <T>(work: () => Promise<T>) => Promise<T>;
};

export const makeFileTurns = (): FileTurns => {
  const taken = new Map<string, number>();
  let together = 0;
  const add = (accountId: string, turns: number): void => {
    together += turns;
    const own = (taken.get(accountId) ?? 0) + turns;
    if (own === 0) taken.delete(accountId);
    else taken.set(accountId, own);
  };
  return {
    take: (accountId, reply) => {
      if (together >= most.together || (taken.get(accountId) ?? 0) >= most.anAccount) throw new ServiceUnavailable();
      add(accountId, 1);
      finished(reply.raw, () => {
        add(accountId, -1);
      });
    },
    inWork: pLimit(mostInWork),
  };
};
