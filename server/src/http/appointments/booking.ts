import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import type { DependentReference, DependentScope } from '../../../../contract/dependents.ts';
import { findLink } from '../../data/actingLinks.ts';
import type { NetworkDirectory } from '../../data/network.ts';
import type { Tables } from '../../data/tables.ts';
import { acceptedLanguage } from '../../domain/acceptedLanguage.ts';
import { decideAccess, type Actor } from '../../domain/access.ts';
import { todayAt } from '../../domain/age.ts';
import type { App, Deps } from '../deps.ts';
import { accountOf } from '../sessionHook.ts';

/** What the booking routes work with. */
export type BookingDeps = Deps & { directory: NetworkDirectory };

/** A group of booking routes. */
export type BookingRoutes = (app: App, deps: BookingDeps) => void;

/** The language of an answer: that of the page which asks. */
export const languageOf = (request: FastifyRequest): Language => acceptedLanguage(request.headers['accept-language']);

type Subject = { patientId: string; scope: DependentScope };

/**
 * Who acts, for the person that a request names; for nobody named, for oneself. Ask again with `keep` inside the transaction
 * that writes: access that was taken away meanwhile is gone.
 * @throws MissingRecord (404), ForbiddenAction (403), as `decideAccess` says; MissingSession (401)
 */
export const actorFor = async (
  request: FastifyRequest,
  { patientId, scope }: Subject,
  { db, clock, keep = false }: { db: Kysely<Tables>; clock: Deps['clock']; keep?: boolean },
): Promise<Actor> => {
  const { accountId, patientId: ownPatientId } = accountOf(request);
  const link = patientId === ownPatientId ? undefined : await findLink(db, { accountId, patientId }, { keep });
  const capacity = decideAccess({ ownPatientId, patientId, link, scope, today: todayAt(clock()) });
  return { accountId, patientId, capacity, requestId: request.id };
};

/** The person a request names, or the one who asks. Only the id is read: whatever else a Dependent says grants nothing. */
export const subjectOf = (request: FastifyRequest, dependent: DependentReference): string =>
  dependent?.patientId ?? accountOf(request).patientId;
