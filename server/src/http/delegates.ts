import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { z } from 'zod';

import {
  delegate,
  delegatesAnswer,
  grantAccessBody,
  withdrawAccessBody,
  type Delegate,
  type DelegatesAnswer,
} from '../../../contract/delegates.ts';
import { closeLink, openLink, type Deciding } from '../data/delegation/decideLink.ts';
import { findLinkAbout, isNumberVerified, listLinksAbout, takeLink } from '../data/delegation/links.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { identityIn, seesLink, toDelegate } from '../domain/delegation/delegateView.ts';
import type { LinkAboutMe } from '../domain/delegation/delegationLink.ts';
import { decideGrant, mayWithdraw } from '../domain/delegation/granting.ts';
import { BrokenRule, MissingRecord } from '../domain/errors.ts';
import { at } from './at.ts';
import type { App, Deps, Plugin } from './deps.ts';
import { requireFreshCode } from './secondFactor/requireFreshCode.ts';
import { accountOf, keepSession, requireSession } from './sessionHook.ts';

type Decide = (transaction: Transaction<Tables>, deciding: Deciding & { link: LinkAboutMe }) => Promise<void>;

/**
 * Locks the person, then the link.
 * @returns undefined when it has ended
 * @throws MissingRecord (404) for a foreign, ended or missing link
 */
const deciding = async (
  request: FastifyRequest,
  linkId: string,
  { clock, db, vault }: Deps,
  decide: Decide,
): Promise<Delegate | undefined> => {
  const { accountId, patientId } = accountOf(request);
  const today = todayAt(clock());
  return inTransaction(db, async (transaction) => {
    const find = () => findLinkAbout(transaction, vault, { accountId, patientId }, linkId);
    // Before locking, so that outsiders cause no lock waits.
    if ((await find()) === undefined) throw new MissingRecord();
    await takeLink(transaction, linkId);
    await keepSession(request, transaction);
    const link = await find();
    if (link === undefined || !seesLink(link, accountId, today)) throw new MissingRecord();
    const acting = { accountId, patientId: link.patientId, capacity: 'self', requestId: request.id } as const;
    await decide(transaction, { link, acting, today, vault });
    const left = await find();
    return left && toDelegate(left, today);
  });
};

const list = async (request: FastifyRequest, { clock, db, vault }: Deps): Promise<DelegatesAnswer> => {
  const { accountId, patientId } = accountOf(request);
  const today = todayAt(clock());
  const links = await listLinksAbout(db, vault, { accountId, patientId });
  return {
    verified: await isNumberVerified(db, patientId),
    delegates: links.filter((link) => seesLink(link, accountId, today)).map((link) => toDelegate(link, today)),
  };
};

const listRoute = (app: App, deps: Deps): void => {
  app.route({
    ...at('listDelegates'),
    onRequest: requireSession,
    schema: { response: { 200: delegatesAnswer } },
    handler: (request) => list(request, deps),
  });
};

const grantRoute = (app: App, deps: Deps): void => {
  app.route({
    ...at('grantAccess'),
    onRequest: [requireSession, requireFreshCode(deps)],
    schema: { body: grantAccessBody, response: { 200: delegate } },
    handler: async (request) => {
      const { linkId, scopes } = request.body;
      const granted = await deciding(request, linkId, deps, async (transaction, { link, ...decision }) =>
        openLink(
          transaction,
          { link, ...decision },
          decideGrant(link, scopes, { identity: identityIn(link), today: decision.today }),
        ),
      );
      if (granted === undefined) throw new MissingRecord();
      return granted;
    },
  });
};

/** @throws BrokenRule (422 `dependents.clinicEnds`) for a mandate */
const withdrawRoute = (app: App, deps: Deps): void => {
  app.route({
    ...at('withdrawAccess'),
    onRequest: requireSession,
    schema: { body: withdrawAccessBody, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await deciding(request, request.body.linkId, deps, async (transaction, { link, ...decision }) => {
        if (!mayWithdraw(link, decision.today)) throw new BrokenRule('dependents.clinicEnds');
        await closeLink(transaction, { link, ...decision });
      });
      reply.code(204);
    },
  });
};

/** Product §4 Dependents. */
export const delegatesRoutes: Plugin = (app, deps) => {
  for (const route of [listRoute, grantRoute, withdrawRoute]) route(app, deps);
};
