import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { passkeyCheck, passkeyRequest, type AssertedCredential } from '../../../../contract/passkeys.ts';
import { recordAudit } from '../../data/audit.ts';
import { lockAccount } from '../../data/lockAccount.ts';
import { noteCodeGiven } from '../../data/secondFactor/factors.ts';
import { newChallenge } from '../../data/secondFactor/passkeyChallenges.ts';
import { findPasskey, listKnownKeys, usePasskey } from '../../data/secondFactor/passkeys.ts';
import { inTransaction } from '../../data/transaction.ts';
import { makeDecoy } from '../../domain/secondFactor/passkeyProof.ts';
import { NoPasskey, PasskeyRefused } from '../../domain/secondFactor/refusals.ts';
import { at } from '../at.ts';
import type { Deps, Plugin } from '../deps.ts';
import { ownEvent } from '../ownEvent.ts';
import { hashToken } from '../sessionCookies.ts';
import { accountOf, keepSession, requireSession } from '../sessionHook.ts';
import { idIn, partyOf, proofIn, requestFor } from './passkeyParty.ts';

const decoy = makeDecoy();

const isTaken = async (request: FastifyRequest, credential: AssertedCredential, deps: Deps): Promise<boolean> => {
  const { db } = deps;
  const { accountId, sessionId } = accountOf(request);
  const known = await findPasskey(db, idIn(credential));
  const found = known?.accountId === accountId ? known : undefined;
  const bound = { purpose: 'check', boundTo: hashToken(sessionId) } as const;
  const proof = await proofIn(deps, request, { credential, found, decoy, bound });
  if (found === undefined || proof === null) return false;
  return inTransaction(db, async (transaction) => {
    await lockAccount(transaction, accountId);
    await keepSession(request, transaction);
    if (!(await usePasskey(transaction, { passkeyId: found.passkeyId, accountId, ...proof }))) return false;
    await noteCodeGiven(transaction, sessionId);
    return true;
  });
};

export const passkeyCheckRoutes: Plugin = (app, deps) => {
  const { db, limits } = deps;
  app.route({
    ...at('beginPasskeyCheck'),
    onRequest: requireSession,
    schema: { response: { 200: passkeyRequest } },
    handler: async (request) => {
      await limits.admitPasskey(request.ip);
      const { accountId, sessionId } = accountOf(request);
      const keys = await listKnownKeys(db, accountId);
      if (keys.length === 0) throw new NoPasskey();
      const challenge = await newChallenge(db, { purpose: 'check', boundTo: hashToken(sessionId), accountId });
      return requestFor(challenge, partyOf(request, deps), keys);
    },
  });

  app.route({
    ...at('checkPasskey'),
    onRequest: requireSession,
    schema: { body: passkeyCheck, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await limits.admitPasskey(request.ip);
      if (!(await isTaken(request, request.body.credential, deps))) {
        await recordAudit(db, ownEvent('passkey.refused', accountOf(request), request.id));
        throw new PasskeyRefused();
      }
      reply.code(204);
    },
  });
};
