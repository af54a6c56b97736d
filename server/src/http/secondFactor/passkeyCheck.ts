import { z } from 'zod';

import { passkeyCheck, passkeyRequest } from '../../../../contract/passkeys.ts';
import { recordAudit } from '../../data/audit.ts';
import { noteCodeGiven } from '../../data/secondFactor/factors.ts';
import { newChallenge, spendChallenge } from '../../data/secondFactor/passkeyChallenges.ts';
import { findPasskey, listKnownKeys, usePasskey } from '../../data/secondFactor/passkeys.ts';
import { inTransaction } from '../../data/transaction.ts';
import { NoPasskey, PasskeyRefused } from '../../domain/secondFactor/refusals.ts';
import { at } from '../at.ts';
import type { Plugin } from '../deps.ts';
import { ownEvent } from '../ownEvent.ts';
import { hashToken } from '../sessionCookies.ts';
import { accountOf, keepSession, requireSession } from '../sessionHook.ts';
import { idIn, isProved, partyOf, requestFor } from './passkeyParty.ts';

export const passkeyCheckRoutes: Plugin = (app, deps) => {
  const { db } = deps;
  app.route({
    ...at('beginPasskeyCheck'),
    onRequest: requireSession,
    schema: { response: { 200: passkeyRequest } },
    handler: async (request) => {
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
      const account = accountOf(request);
      const { accountId, sessionId } = account;
      const { credential } = request.body;
      const found = await findPasskey(db, idIn(credential));
      const isOwn = found?.accountId === accountId;
      const proof =
        isOwn &&
        (await isProved(deps, request, {
          credential,
          verifier: found,
          spend: (challenge) => spendChallenge(db, { challenge, purpose: 'check', boundTo: hashToken(sessionId) }),
        }));
      const isTaken =
        isOwn &&
        proof &&
        (await inTransaction(db, async (transaction) => {
          await keepSession(request, transaction);
          if (!(await usePasskey(transaction, { passkeyId: found.passkeyId, accountId, ...proof }))) return false;
          await noteCodeGiven(transaction, sessionId);
          return true;
        }));
      if (!isTaken) {
        await recordAudit(db, ownEvent('passkey.refused', account, request.id));
        throw new PasskeyRefused();
      }
      reply.code(204);
    },
  });
};
