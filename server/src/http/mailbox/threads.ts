import type { FastifyRequest } from 'fastify';

import {
  threadAnswer,
  threadReference,
  threadsAnswer,
  threadsQuery,
  type ThreadAnswer,
  type ThreadsAnswer,
  type ThreadsQuery,
} from '../../../../contract/mailbox.ts';
import { recordReading, recordReadings } from '../../data/audit.ts';
import { listFiles } from '../../data/mailbox/attachments.ts';
import { findThread, listMessages, type ThreadHead } from '../../data/mailbox/thread.ts';
import { openSubject } from '../../data/mailbox/subjects.ts';
import { listThreads, type ThreadRow } from '../../data/mailbox/threads.ts';
import { countUnread } from '../../data/unread.ts';
import type { Actor } from '../../domain/access.ts';
import { todayAt } from '../../domain/age.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { fromThreadCursor, toThreadCursor } from '../../domain/mailbox/threadCursor.ts';
import { actorFor } from '../actor.ts';
import { at } from '../at.ts';
import type { Deps, Plugin } from '../deps.ts';
import { accountOf, requireSession } from '../sessionHook.ts';
import { toMessage, toThreadSummary } from './wire.ts';

const peopleIn = (shown: readonly ThreadRow[], asked: string): string[] => [
  ...new Set([asked, ...shown.map(({ patientId }) => patientId)]),
];

const list = async (request: FastifyRequest, query: ThreadsQuery, deps: Deps): Promise<ThreadsAnswer> => {
  const { aboutPatient, cursor, folder, limit, network, q } = query;
  const reader = accountOf(request);
  if (aboutPatient !== undefined) await actorFor(request, { patientId: aboutPatient, scope: 'messages' }, deps);
  const today = todayAt(deps.clock());
  const unread = await countUnread(deps.db, reader, today, aboutPatient);
  const rows = await listThreads(deps.db, deps.vault, {
    reader,
    folder,
    today,
    limit: limit + 1,
    aboutPatient: aboutPatient ?? null,
    words: q === undefined || q === '' ? null : q,
    fromNetwork: network === 'true',
    after: cursor === undefined ? null : fromThreadCursor(cursor),
  });
  const shown = rows.slice(0, limit);
  await recordReadings(
    deps.db,
    peopleIn(shown, aboutPatient ?? reader.patientId).map((patientId) => ({
      action: 'mailbox.listed',
      capacity: patientId === reader.patientId ? 'self' : 'delegate',
      actorAccountId: reader.accountId,
      patientId,
      requestId: request.id,
    })),
  );
  const last = shown.at(-1);
  return {
    unread,
    threads: shown.map((row) => toThreadSummary(row, reader.accountId, deps.vault)),
    nextCursor:
      rows.length > limit && last !== undefined
        ? toThreadCursor({ sentAt: last.exactSentAt, messageId: last.messageId })
        : null,
  };
};

/** @throws MissingRecord, ForbiddenAction as `actorFor` says: missing and foreign look the same */
export const readableThread = async (
  request: FastifyRequest,
  threadId: string,
  deps: Deps,
): Promise<{ head: ThreadHead; actor: Actor }> => {
  const head = await findThread(deps.db, threadId);
  if (head === undefined) throw new MissingRecord();
  const actor = await actorFor(request, { patientId: head.patientId, scope: 'messages' }, deps);
  if (head.kind === 'system' && head.patientId !== accountOf(request).patientId) throw new MissingRecord();
  return { head, actor };
};

const open = async (request: FastifyRequest, threadId: string, deps: Deps): Promise<ThreadAnswer> => {
  const { head, actor } = await readableThread(request, threadId, deps);
  const rows = await listMessages(deps.db, threadId, actor.accountId);
  const files = await listFiles(deps.db, deps.vault, threadId);
  await recordReading(deps.db, {
    action: 'thread.read',
    capacity: actor.capacity,
    actorAccountId: actor.accountId,
    patientId: head.patientId,
    entityId: threadId,
    requestId: request.id,
  });
  const received = rows.filter(({ sender }) => sender !== 'patient');
  return {
    threadId,
    subject: openSubject(deps.vault, head),
    aboutPatient: { patientId: head.patientId, firstName: head.firstName, lastName: head.lastName },
    archived: received.length > 0 && received.every(({ isArchived }) => isArchived),
    replyTo:
      head.clinicId === null || head.clinicName === null ? null : { clinicId: head.clinicId, name: head.clinicName },
    messages: rows.map((row) => toMessage(row, head, { accountId: actor.accountId, vault: deps.vault, files })),
  };
};

/** Product §4 Mailbox. Marks nothing as read. */
export const threadRoutes: Plugin = (app, deps) => {
  app.route({
    ...at('listThreads'),
    onRequest: requireSession,
    schema: { querystring: threadsQuery, response: { 200: threadsAnswer } },
    handler: (request) => list(request, request.query, deps),
  });

  app.route({
    ...at('openThread'),
    onRequest: requireSession,
    schema: { params: threadReference, response: { 200: threadAnswer } },
    handler: (request) => open(request, request.params.id, deps),
  });
};
