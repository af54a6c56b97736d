import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import type { DependentReference, DependentScope } from '../../../contract/dependents.ts';
import { findLink } from '../data/actingLinks.ts';
import { isRecordOf } from '../data/express/ownRecords.ts';
import { keepSession } from '../data/sessions.ts';
import type { Tables } from '../data/tables.ts';
import { acceptedLanguage } from '../domain/acceptedLanguage.ts';
import { decideAccess, type Actor } from '../domain/access.ts';
import { todayAt } from '../domain/age.ts';
import { MissingSession } from '../domain/errors.ts';
import type { Deps } from './deps.ts';
import { accountOf } from './sessionHook.ts';

/** The language of an answer: that of the page which asks. */
export const languageOf = (request: FastifyRequest): Language => acceptedLanguage(request.headers['accept-language']);

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
  if (keep && !(await keepSession(db, sessionId))) throw new MissingSession();
  const link = patientId === ownPatientId ? undefined : await findLink(db, { accountId, patientId }, { keep });
  // Of several records that stand for one person, each is their own.
  const standsFor = patientId !== ownPatientId && link === undefined && await isRecordOf(db, patientId, ownPatientId) ? ownPatientId : patientId;
  const capacity = decideAccess({ ownPatientId, patientId: standsFor, link, scope, today: todayAt(clock()) });
  return { accountId, patientId, capacity, requestId: request.id };
};

/** The person a request names, or the one who asks. Only the id is read: whatever else a Dependent says grants nothing. */
export const subjectOf = (request: FastifyRequest, dependent: DependentReference): string =>
  dependent?.patientId ?? accountOf(request).patientId;
