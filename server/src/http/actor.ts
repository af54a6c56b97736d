import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import type { DependentReference, DependentScope } from '../../../contract/dependents.ts';
import { findLink, listLinksBehind } from '../data/actingLinks.ts';
import { isRecordOf } from '../data/guest/ownRecords.ts';
import { lockSession } from '../data/sessions.ts';
import type { Tables } from '../data/tables.ts';
import { acceptedLanguage } from '../domain/acceptedLanguage.ts';
import { decideAccess, mayActThrough, type Actor, type Link } from '../domain/access.ts';
import { todayAt } from '../domain/age.ts';
import { MissingSession } from '../domain/errors.ts';
import type { Deps } from './deps.ts';
import { accountOf } from './sessionHook.ts';

/** The language of an answer: that of the page which asks. */
export const languageOf = (request: FastifyRequest): Language => acceptedLanguage(request.headers['accept-language']);

type Asked = { patientId: string; scope: DependentScope; accountId: string; today: string };

/** The link through which an account acts on a record of somebody else: of several people that one stands for, the one that lets it. */
const linkBehind = async (
  db: Kysely<Tables>,
  { scope, today, ...key }: Asked,
  keep: boolean,
): Promise<Link | undefined> => {
  const links = await listLinksBehind(db, key, { keep });
  return links.find((link) => mayActThrough(link, { scope, today })) ?? links[0];
};

type Subject = { patientId: string; scope: DependentScope };

/**
 * Who acts, for the person that a request names; for nobody named, for oneself. Ask again with `keep` inside the transaction
 * that writes, with that person locked: access that was taken away meanwhile is gone, and so is a session that ended.
 * @throws MissingRecord (404), ForbiddenAction (403), as `decideAccess` says; MissingSession (401)
 */
export const actorFor = async (
  request: FastifyRequest,
  { patientId, scope }: Subject,
  { db, clock, keep = false }: { db: Kysely<Tables>; clock: Deps['clock']; keep?: boolean },
): Promise<Actor> => {
  const { accountId, patientId: ownPatientId, sessionId } = accountOf(request);
  if (keep && !(await lockSession(db, sessionId))) throw new MissingSession();
  const today = todayAt(clock());
  const direct = patientId === ownPatientId ? undefined : await findLink(db, { accountId, patientId }, { keep });
  // Of several records that stand for one person, each is their own, and whoever acts for them acts on each.
  const isOwn = patientId === ownPatientId || (direct === undefined && (await isRecordOf(db, patientId, ownPatientId)));
  const link = isOwn ? undefined : (direct ?? (await linkBehind(db, { patientId, scope, accountId, today }, keep)));
  const capacity = decideAccess({ ownPatientId, patientId: isOwn ? ownPatientId : patientId, link, scope, today });
  return { accountId, patientId, capacity, requestId: request.id };
};

/** The person a request names, or the one who asks. Only the id is read: whatever else a Dependent says grants nothing. */
export const subjectOf = (request: FastifyRequest, dependent: DependentReference): string =>
  dependent?.patientId ?? accountOf(request).patientId;
