import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import type { DependentReference, DependentScope } from '../../../contract/dependents.ts';
import { findLink, listLinksBehind } from '../data/actingLinks.ts';
import { isRecordOf } from '../data/guest/ownRecords.ts';
import type { Tables } from '../data/tables.ts';
import { acceptedLanguage } from '../domain/acceptedLanguage.ts';
import { decideAccess, mayActThrough, type Actor, type Link } from '../domain/access.ts';
import { todayAt } from '../domain/age.ts';
import type { Deps } from './deps.ts';
import { accountOf, keepSession } from './sessionHook.ts';

export const languageOf = (request: FastifyRequest): Language => acceptedLanguage(request.headers['accept-language']);

type Asked = { patientId: string; scope: DependentScope; accountId: string; today: string };

/** Prefers a link that allows the action. */
const linkBehind = async (
  db: Kysely<Tables>,
  { scope, today, ...key }: Asked,
  keep: boolean,
): Promise<Link | undefined> => {
  const links = await listLinksBehind(db, key, { keep });
  return links.find((link) => mayActThrough(link, { scope, today })) ?? links[0];
};

export type Subject = { patientId: string; scope: DependentScope };

declare module 'fastify' {
  interface FastifyRequest {
    /** Asked again before a kept answer is given again. */
    actedFor: Subject[] | null;
  }
}

/** `true`: the session too. */
type Keep = boolean | 'links';

/**
 * Repeat it with `keep` in the writing transaction, with the person locked: access or session may have ended.
 * @throws MissingRecord (404), ForbiddenAction (403), MissingSession (401)
 */
export const actorFor = async (
  request: FastifyRequest,
  { patientId, scope }: Subject,
  { db, clock, keep = false }: { db: Kysely<Tables>; clock: Deps['clock']; keep?: Keep },
): Promise<Actor> => {
  const { accountId, patientId: ownPatientId } = accountOf(request);
  if (keep === true) await keepSession(request, db);
  const today = todayAt(clock());
  const keepsLinks = keep !== false;
  const direct =
    patientId === ownPatientId ? undefined : await findLink(db, { accountId, patientId }, { keep: keepsLinks });
  // Joined records belong to one person.
  const isOwn = patientId === ownPatientId || (direct === undefined && (await isRecordOf(db, patientId, ownPatientId)));
  const link = isOwn
    ? undefined
    : (direct ?? (await linkBehind(db, { patientId, scope, accountId, today }, keepsLinks)));
  const capacity = decideAccess({ ownPatientId, patientId: isOwn ? ownPatientId : patientId, link, scope, today });
  if (capacity === 'delegate') request.actedFor = [...(request.actedFor ?? []), { patientId, scope }];
  return { accountId, patientId, capacity, requestId: request.id };
};

/** Other fields grant nothing. */
export const subjectOf = (request: FastifyRequest, dependent: DependentReference): string =>
  dependent?.patientId ?? accountOf(request).patientId;
