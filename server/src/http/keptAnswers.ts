import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import { dependentScopes } from '../../../contract/dependentScopes.ts';
import { answerContext, type AnotherClaim } from '../data/idempotencyKeys.ts';
import type { Vault } from '../data/vault.ts';
import { BrokenRule, Conflict } from '../domain/errors.ts';
import type { Subject } from './actor.ts';

const subjects = z.array(z.strictObject({ patientId: z.string(), scope: z.enum(dependentScopes) }));

/** One line of people it was given for, then the answer; JSON answers have no line break. */
export const sealAnswer = (vault: Vault, actedFor: readonly Subject[] | null, answer: string): Buffer =>
  vault.seal(`${JSON.stringify(actedFor ?? [])}\n${answer}`, answerContext);

/** Older answers have no such line. */
export const openAnswer = (vault: Vault, sealed: Buffer): { actedFor: Subject[]; answer: string } => {
  const text = vault.open(sealed, answerContext);
  const end = text.indexOf('\n');
  return end < 0
    ? { actedFor: [], answer: text }
    : { actedFor: subjects.parse(JSON.parse(text.slice(0, end))), answer: text.slice(end + 1) };
};

/** @throws Conflict (409), BrokenRule (422) */
export const demandAnswer = (claim: AnotherClaim) => {
  if (claim.kind === 'inFlight') throw new Conflict('errors.inFlight');
  if (claim.kind === 'otherBody') throw new BrokenRule('errors.idempotencyMismatch');
  return claim.answer;
};

export const giveAnswer = (reply: FastifyReply, status: number, answer: string): FastifyReply => {
  reply.code(status);
  return answer === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(answer);
};
