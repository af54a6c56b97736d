import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { addDependentBody, requestAgreementBody, type RequestAgreementBody } from '../../../contract/delegates.ts';
import { dependent } from '../../../contract/dependents.ts';
import { cleanEmail } from '../../../contract/rules.ts';
import { recordAudit } from '../data/audit.ts';
import { tellOfLink } from '../data/changeLink.ts';
import { insertDependent, readRequester } from '../data/delegation/addDependent.ts';
import { queueAgreementRequest } from '../data/delegation/agreementMails.ts';
import { findLinkHeld } from '../data/delegation/links.ts';
import { findDependent } from '../data/dependents.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { refuseWrong } from '../domain/brokenFields.ts';
import { awaitedOf } from '../domain/delegation/granting.ts';
import { checkContact, toNewDependent } from '../domain/delegation/newDependent.ts';
import { isOver } from '../domain/dependentLink.ts';
import { BrokenRule, MissingRecord } from '../domain/errors.ts';
import { at } from './at.ts';
import type { App, Deps, Plugin } from './deps.ts';
import { accountOf, keepSession, requireSession } from './sessionHook.ts';

/** Answer and work do not depend on whether the person is known (product §8 addDependent). */
const addRoute = (app: App, { clock, db, limits, vault }: Deps): void => {
  app.route({
    ...at('addDependent'),
    onRequest: requireSession,
    schema: { body: addDependentBody, response: { 201: dependent } },
    handler: async (request, reply) => {
      const { accountId } = accountOf(request);
      const today = todayAt(clock());
      const requester = await readRequester(db, vault, accountId);
      const wanted = toNewDependent(request.body, requester, today);
      await limits.admitDependent(accountId);
      const added = await inTransaction(db, async (transaction) => {
        const link = { accountId, ...(await insertDependent(transaction, vault, accountId, wanted)) };
        await keepSession(request, transaction);
        const shown = await findDependent(transaction, link, today);
        if (shown?.awaiting === 'person')
          await queueAgreementRequest(transaction, vault, { linkId: link.linkId, to: wanted.contact }, requester.lang);
        const acting = { accountId, patientId: link.patientId, capacity: 'delegate', requestId: request.id } as const;
        await tellOfLink(transaction, link, acting, [
          wanted.state === 'active' ? 'access.granted' : 'access.requested',
        ]);
        return shown;
      });
      if (added === undefined) throw new Error('The link that was just added is not there.');
      reply.code(201);
      return added;
    },
  });
};

const askAgain = async (
  request: FastifyRequest,
  deps: Deps,
  { patientId, contact }: RequestAgreementBody,
): Promise<void> => {
  const { clock, db, limits, vault } = deps;
  const { accountId } = accountOf(request);
  const today = todayAt(clock());
  const [requester, link] = [
    await readRequester(db, vault, accountId),
    await findLinkHeld(db, { accountId, patientId }),
  ];
  if (link === undefined || isOver(link, today)) throw new MissingRecord();
  if (awaitedOf(link, today) !== 'person') throw new BrokenRule('dependents.nothingToAgree');
  const to = cleanEmail(contact.email);
  refuseWrong({ email: checkContact(to, requester) });
  await limits.admitDependent(accountId);
  await inTransaction(db, async (transaction) => {
    await keepSession(request, transaction);
    await queueAgreementRequest(transaction, vault, { linkId: link.linkId, to }, requester.lang);
    await recordAudit(transaction, {
      action: 'access.requested',
      actorAccountId: accountId,
      capacity: 'delegate',
      patientId,
      entityId: link.linkId,
      requestId: request.id,
    });
  });
};

/**
 * Sending checks again whether consent is pending.
 * @throws MissingRecord (404), BrokenRule (422)
 */
const askAgainRoute = (app: App, deps: Deps): void => {
  app.route({
    ...at('requestAgreement'),
    onRequest: requireSession,
    schema: { body: requestAgreementBody, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await askAgain(request, deps, request.body);
      reply.code(204);
    },
  });
};

export const addDependentRoutes: Plugin = (app, deps) => {
  for (const route of [addRoute, askAgainRoute]) route(app, deps);
};
