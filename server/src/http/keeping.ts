import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';

import { keepingAnswer, type KeyClaim, type KeyedWrite } from '../data/keyedWrites.ts';
import type { KeptAnswer } from '../data/idempotencyKeys.ts';
import type { Deps } from './deps.ts';
import { demandAnswer, giveAnswer, openAnswer, sealAnswer } from './keptAnswers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    keyedWrite: KeyedWrite | null;
  }
  interface FastifyContextConfig {
    /** In the transaction of what it tells of: the route answers with `answerOnce`. */
    keepsAnswer?: true;
  }
}

/** For a write with a key. */
export type Keeping = {
  write: KeyedWrite;
  /** @throws Conflict (409), BrokenRule (422), AnsweredBefore */
  judge: (claim: KeyClaim) => void;
  /** SQL for the statement of the deed, whose rows are `done`. */
  keep: (answer: unknown, done: RawBuilder<unknown>) => RawBuilder<unknown>;
};

class AnsweredBefore extends Error {
  readonly kept: KeptAnswer;

  constructor(kept: KeptAnswer) {
    super('answered before');
    this.name = 'AnsweredBefore';
    this.kept = kept;
  }
}

/**
 * Runs `work` once a key (decision 0097). Without a key there is no `keeping`; with one, `work` keeps its answer.
 * @throws what `work` throws
 */
export const answerOnce = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { vault }: Pick<Deps, 'vault'>,
  work: (keeping: Keeping | null) => Promise<unknown>,
): Promise<FastifyReply> => {
  const { keyedWrite: write } = request;
  if (write === null) return reply.send(await work(null));
  const { statusCode: status } = reply;
  let text = '';
  const keeping: Keeping = {
    write,
    judge: (claim) => {
      if (claim.kind === 'ours') return;
      request.keyedWrite = null;
      throw new AnsweredBefore(demandAnswer(claim));
    },
    keep: (answer, done) => {
      const said = reply.serialize(answer);
      if (typeof said !== 'string') throw new TypeError('Only an answer in text is kept.');
      text = said;
      return keepingAnswer(write, { status, answerSealed: sealAnswer(vault, request.actedFor, text) }, done);
    },
  };
  try {
    await work(keeping);
  } catch (error) {
    if (!(error instanceof AnsweredBefore)) throw error;
    const { kept } = error;
    return giveAnswer(reply, kept.status, openAnswer(vault, kept.answerSealed).answer);
  }
  return giveAnswer(reply, status, text);
};
