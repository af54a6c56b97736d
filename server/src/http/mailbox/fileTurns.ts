import { finished } from 'node:stream';

import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';

import { ServiceUnavailable } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';

/** In memory, ten megabytes each. */
const maxTaken = { together: 24, aPerson: 3 };

/** Sealing copies the file; two cores can do no more. */
const maxInWork = 2;

export type FileTurns = {
  /**
   * Until the response ends.
   * @param person an account, or a member of the staff
   * @throws ServiceUnavailable (503) when all are taken
   */
  take: (person: string, reply: FastifyReply) => void;
  inWork: <T>(work: () => Promise<T>) => Promise<T>;
};

const makeFileTurns = (): FileTurns => {
  const taken = new Map<string, number>();
  let together = 0;
  const add = (person: string, turns: number): void => {
    together += turns;
    const own = (taken.get(person) ?? 0) + turns;
    if (own === 0) taken.delete(person);
    else taken.set(person, own);
  };
  return {
    take: (person, reply) => {
      if (together >= maxTaken.together || (taken.get(person) ?? 0) >= maxTaken.aPerson) throw new ServiceUnavailable();
      add(person, 1);
      finished(reply.raw, () => {
        add(person, -1);
      });
    },
    inWork: pLimit(maxInWork),
  };
};

const ofServers = new WeakMap<Deps, FileTurns>();

/** One set a server: patients and staff share its memory. */
export const fileTurnsOf = (deps: Deps): FileTurns => {
  const turns = ofServers.get(deps) ?? makeFileTurns();
  ofServers.set(deps, turns);
  return turns;
};
