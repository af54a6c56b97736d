import { finished } from 'node:stream';

import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';

import { ServiceUnavailable } from '../../domain/errors.ts';

/** Files that come or go at once, each whole in memory, ten megabytes at most: of everybody, and of one account. */
const most = { together: 24, anAccount: 3 };

/** Sealing and opening make copies; two cores do no more at once. */
const mostInWork = 2;

export type FileTurns = {
  /** Takes a turn that lasts until the answer has left or its connection broke. @throws ServiceUnavailable (503) when all are taken */
  take: (accountId: string, reply: FastifyReply) => void;
  /** Waits until few enough files are being sealed, opened, written or read. */
  inWork: <T>(work: () => Promise<T>) => Promise<T>;
};

/** What one process lets in at once, so that attached files fill no memory, whoever brings them. */
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
