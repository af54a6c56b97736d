import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import {
  accessLogAnswer,
  accessLogFileQuery,
  accessLogQuery,
  type AccessEvent,
  type AccessLogAnswer,
  type AccessLogFileQuery,
  type AccessLogQuery,
} from '../../../contract/accessLog.ts';
import type { Language } from '../../../contract/catalogues.ts';
import { listAccess, readNames, type AccessRow, type AccessWanted } from '../data/accessLog.ts';
import { findLink } from '../data/actingLinks.ts';
import { recordReading } from '../data/audit.ts';
import { listRecordsOf } from '../data/guest/ownRecords.ts';
import { mayActThrough, type Actor } from '../domain/access.ts';
import { actorOf, visibleActions } from '../domain/accessLog/accessLine.ts';
import { fromAccessCursor, toAccessCursor } from '../domain/accessLog/cursor.ts';
import { writeAccessFile } from '../domain/accessLog/writeAccessFile.ts';
import { todayAt } from '../domain/age.ts';
import { actorFor, languageOf, subjectOf } from './actor.ts';
import { at } from './at.ts';
import type { Deps, Plugin } from './deps.ts';
import { requireSession } from './sessionHook.ts';

type Selection = Pick<AccessLogQuery, 'patientId' | 'by' | 'from' | 'to'>;

const filePage = 1_000;

const seesMessages = async ({ db, clock }: Deps, { accountId, patientId }: Actor): Promise<boolean> => {
  const link = await findLink(db, { accountId, patientId });
  return link !== undefined && mayActThrough(link, { scope: 'messages', today: todayAt(clock()) });
};

/** @throws MissingRecord, ForbiddenAction as `actorFor` says */
const selected = async (
  request: FastifyRequest,
  { patientId, by, from, to }: Selection,
  deps: Deps,
): Promise<{ actor: Actor; wanted: AccessWanted }> => {
  const actor = await actorFor(
    request,
    { patientId: subjectOf(request, patientId === undefined ? null : { patientId }), scope: 'history' },
    deps,
  );
  const isOwn = actor.capacity === 'self';
  const actions = visibleActions({ isOwn, seesMessages: isOwn || (await seesMessages(deps, actor)) });
  // Users see accesses to every record joined with their own.
  const patientIds = isOwn ? await listRecordsOf(deps.db, actor.patientId) : [actor.patientId];
  const who = { patientIds, readerAccountId: actor.accountId, othersOnly: by === 'others' };
  return { actor, wanted: { ...who, actions, from: from ?? null, to: to ?? null } };
};

const linesOf = async (
  rows: readonly AccessRow[],
  { accountId, patientId }: Actor,
  { db }: Deps,
): Promise<AccessEvent[]> => {
  const person = { patientId, ...(await readNames(db, patientId)) };
  return rows.map(({ eventId, at: when, action, capacity, device, actorAccountId, ...actor }) => ({
    eventId,
    at: when.toISOString(),
    actor: actorOf(
      {
        accountId: actorAccountId,
        capacity,
        firstName: actor.actorFirstName,
        lastName: actor.actorLastName,
        role: actor.actorRole,
        clinicName: actor.actorClinic,
      },
      accountId,
    ),
    capacity,
    action,
    person,
    device,
  }));
};

const traceOf = ({ accountId, capacity, patientId, requestId }: Actor) => ({
  actorAccountId: accountId,
  capacity,
  patientId,
  requestId,
});

const list = async (
  request: FastifyRequest,
  { cursor, limit, ...selection }: AccessLogQuery,
  deps: Deps,
): Promise<AccessLogAnswer> => {
  const { actor, wanted } = await selected(request, selection, deps);
  const after = cursor === undefined ? null : fromAccessCursor(cursor);
  if (limit === 0) return { events: [], nextCursor: null };
  const rows = await listAccess(deps.db, wanted, { after, limit: limit + 1 });
  await recordReading(deps.db, { action: 'accessLog.read', ...traceOf(actor) });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    events: await linesOf(shown, actor, deps),
    nextCursor:
      rows.length > limit && last !== undefined ? toAccessCursor({ at: last.exactAt, eventId: last.eventId }) : null,
  };
};

/** Built before sending: a truncated file would look complete. */
const fileOf = async (
  request: FastifyRequest,
  { lang, ...selection }: AccessLogFileQuery,
  deps: Deps,
): Promise<{ text: string; lang: Language }> => {
  const { actor, wanted } = await selected(request, selection, deps);
  const rows: AccessRow[] = [];
  for (let page: AccessRow[] | null = null; page === null || page.length === filePage;) {
    const last = rows.at(-1);
    page = await listAccess(deps.db, wanted, {
      after: last === undefined ? null : { at: last.exactAt, eventId: last.eventId },
      limit: filePage,
    });
    rows.push(...page);
  }
  await recordReading(deps.db, { action: 'accessLog.exported', ...traceOf(actor) });
  const spoken = lang ?? languageOf(request);
  return { text: writeAccessFile(await linesOf(rows, actor, deps), spoken), lang: spoken };
};

/** The same for everyone: a download list reveals no patient. */
const fileName: Record<Language, string> = { fr: 'consultations-du-dossier.csv', en: 'file-access-log.csv' };

/** Product §4. */
export const accessLogRoutes: Plugin = (app, deps) => {
  app.route({
    ...at('listAccess'),
    onRequest: requireSession,
    schema: { querystring: accessLogQuery, response: { 200: accessLogAnswer } },
    handler: (request) => list(request, request.query, deps),
  });

  app.route({
    ...at('downloadAccess'),
    onRequest: requireSession,
    schema: { querystring: accessLogFileQuery, response: { 200: z.string() } },
    handler: async (request, reply) => {
      const { text, lang } = await fileOf(request, request.query, deps);
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName[lang]}"`)
        .header('content-language', lang);
      return text;
    },
  });
};
