import { v7 as newId } from 'uuid';

import { signupAnswer, signupBody } from '../../../contract/session.ts';
import { countUnconfirmed, insertAccount } from '../data/accounts.ts';
import { recordAudit } from '../data/audit.ts';
import { keepConsents } from '../data/consents.ts';
import { queueMail } from '../data/outbox.ts';
import { acceptedLanguage } from '../domain/acceptedLanguage.ts';
import { signupCost } from '../domain/pressure.ts';
import { toSignup } from '../domain/signupRules.ts';
import { at } from './at.ts';
import type { Plugin } from './deps.ts';
import { withResponsePadding } from './responsePadding.ts';
import { openSession } from './openSession.ts';
import { demandWork, orAskWork, workIn } from './work.ts';

/** Account, record and session in one transaction (spec §5, product §4). */
export const signupRoutes: Plugin = (app, deps) => {
  const { clock, config, db, limits, passwords, vault } = deps;
  app.route({
    ...at('signup'),
    ...withResponsePadding,
    schema: { body: signupBody, response: { 201: signupAnswer } },
    handler: async (request, reply) => {
      const { email, login, nam, password } = await toSignup(request.body);
      await limits.admitSignup(request.ip);
      const cost = config.rateLimits ? signupCost(await countUnconfirmed(db), config.proofRounds) : null;
      await orAskWork(demandWork(db, workIn(request), { purpose: 'signup', cost }, deps), deps);
      const account = {
        accountId: newId(),
        patientId: newId(),
        login,
        email,
        nam,
        lang: acceptedLanguage(request.headers['accept-language']),
        passwordHash: await passwords.hash(password),
        createdAt: clock(),
      };
      await openSession(deps, {
        request,
        reply,
        account,
        before: async (transaction) => {
          await insertAccount(transaction, account, vault);
          await keepConsents(transaction, account.accountId, { terms: true, privacy: true });
          await queueMail(transaction, vault, {
            template: 'verification',
            accountId: account.accountId,
            lang: account.lang,
            to: email,
          });
          await recordAudit(transaction, {
            action: 'account.created',
            capacity: 'self',
            actorAccountId: account.accountId,
            patientId: account.patientId,
            entityId: account.accountId,
            requestId: request.id,
          });
        },
      });
      reply.code(201);
      return { login };
    },
  });
};
