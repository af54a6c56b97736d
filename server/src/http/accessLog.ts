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
import { listAccessDays, type AccessDayRow } from '../data/accessDays.ts';
import { listAccess, readNames, type AccessRow, type AccessWanted } from '../data/accessLog.ts';
import { findLink } from '../data/actingLinks.ts';
import { recordReading } from '../data/audit.ts';
import { listRecordsOf } from '../data/guest/ownRecords.ts';
import { mayActThrough, type Actor } from '../domain/access.ts';
import { actorOf, visibleActions } from '../domain/accessLog/accessLine.ts';
import { fromAccessCursor, toAccessCursor, type AccessKey } from '../domain/accessLog/cursor.ts';
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
  const patientIds = isOwn ? await listRecordsOf(deps.db, actor.patientId) : [actor.patientId];
  const who = { patientIds, readerAccountId: actor.accountId, othersOnly: by === 'others' };
  return { actor, wanted: { ...who, actions, from: from ?? null, to: to ?? null } };
};

const linesOf = async (
  rows: readonly (AccessRow | AccessDayRow)[],
  { accountId, patientId }: Actor,
  { db }: Deps,
): Promise<AccessEvent[]> => {
  const person = { patientId, ...(await readNames(db, patientId)) };
  return rows.map((row) => {
    const { eventId, at: when, action, capacity, device, actorAccountId, actorFirstName, actorLastName } = row;
    const { actorRole: role, actorClinic: clinicName } = row;
    return {
      eventId,
      at: when.toISOString(),
      ...('count' in row && { firstAt: row.firstAt.toISOString(), count: row.count }),
      actor: actorOf(
        { accountId: actorAccountId, capacity, firstName: actorFirstName, lastName: actorLastName, role, clinicName },
        accountId,
      ),
      capacity,
      action,
      person,
      device,
    };
  });
};

const traceOf = ({ accountId, capacity, patientId, requestId }: Actor) => ({
  actorAccountId: accountId,
  capacity,
  patientId,
  requestId,
});

const keyOf = ({ exactAt, eventId }: AccessRow): AccessKey => ({ at: exactAt, eventId });

const list = async (
  request: FastifyRequest,
  { cursor, limit, per, ...selection }: AccessLogQuery,
  deps: Deps,
): Promise<AccessLogAnswer> => {
  const { actor, wanted } = await selected(request, selection, deps);
  const { after, newest } = cursor === undefined ? { after: null, newest: null } : fromAccessCursor(cursor);
  if (limit === 0) return { events: [], nextCursor: null };
  const page = { after, newest, limit: limit + 1 };
  const rows = await (per === 'day' ? listAccessDays : listAccess)(deps.db, wanted, page);
  await recordReading(deps.db, { action: 'accessLog.read', ...traceOf(actor) });
  const shown = rows.slice(0, limit);
  const [first, last] = [shown[0], shown.at(-1)];
  const hasMore = rows.length > limit && first !== undefined && last !== undefined;
  return {
    events: await linesOf(shown, actor, deps),
    nextCursor: hasMore ? toAccessCursor({ after: keyOf(last), newest: newest ?? keyOf(first) }) : null,
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
      after: last === undefined ? null : keyOf(last),
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
