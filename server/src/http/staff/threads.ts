import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import {
  staffThread,
  staffThreads,
  staffThreadsQuery,
  staffWaiting,
  type StaffMessage,
  type StaffThread,
  type StaffThreads,
} from '../../../../contract/staffThreads.ts';
import { quebecZone } from '../../../../contract/quebec.ts';
import { id } from '../../../../contract/wire.ts';
import { messageContext } from '../../data/appointmentMessages.ts';
import { recordReadingsOfTheDay, type AuditAction } from '../../data/audit.ts';
import { clinicOfFile, listFiles } from '../../data/mailbox/attachments.ts';
import { listMessagesForClinic, type ClinicMessageRow } from '../../data/mailbox/clinicMessages.ts';
import {
  countWaitingThreads,
  findClinicOfThread,
  findClinicThread,
  listWaitingThreads,
  type ClinicThread,
} from '../../data/mailbox/clinicThreads.ts';
import { openSubject } from '../../data/mailbox/subjects.ts';
import { ageOn } from '../../domain/age.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { unreadableText } from '../../domain/unreadable.ts';
import { dateIn } from '../../domain/zonedTime.ts';
import type { Deps, Plugin } from '../deps.ts';
import { answerFile } from '../mailbox/answerFile.ts';
import { atThreads } from './onThread.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff, staffOf } from './staffHook.ts';

const mostListed = 100;

const aboutOf = ({ name, birthDate }: ClinicThread, { clock }: Deps) => ({
  name,
  age: birthDate === null ? null : ageOn(dateIn(clock(), quebecZone), birthDate),
});

const holderOf = ({ holderId, holderName }: ClinicThread, staffId: string) =>
  holderName === null ? null : { name: holderName, isMe: holderId === staffId };

const recordLook = (
  request: FastifyRequest,
  action: AuditAction,
  threads: readonly ClinicThread[],
  { db }: Deps,
): Promise<void> =>
  recordReadingsOfTheDay(
    db,
    threads.map(({ patientId, threadId }) => ({
      action,
      capacity: 'clinic',
      actorAccountId: null,
      patientId,
      entityId: threadId,
      requestId: request.id,
    })),
  );

const list = async (request: FastifyRequest, clinicId: string, deps: Deps): Promise<StaffThreads> => {
  const { staffId } = staffOf(request);
  const found = await listWaitingThreads(deps.db, clinicId, mostListed);
  const waiting = found.length < mostListed ? found.length : await countWaitingThreads(deps.db, clinicId);
  await recordLook(request, 'mailbox.listed', found, deps);
  return {
    waiting,
    threads: found.map((thread) => ({
      threadId: thread.threadId,
      subject: openSubject(deps.vault, thread),
      about: aboutOf(thread, deps),
      writer: thread.writer,
      waitingSince: (thread.waitingSince ?? deps.clock()).toISOString(),
      files: thread.files,
      holder: holderOf(thread, staffId),
    })),
  };
};

const fromOf = ({ sender, author, isDelegates }: ClinicMessageRow): StaffMessage['from'] => {
  if (sender !== 'patient') return { kind: sender, name: author };
  return { kind: isDelegates ? 'delegate' : 'person', name: author };
};

const read = async (request: FastifyRequest, threadId: string, deps: Deps): Promise<StaffThread> => {
  const { db, vault } = deps;
  const { staffId } = staffOf(request);
  const thread = await findClinicThread(db, threadId);
  if (thread === undefined) throw new MissingRecord();
  const [rows, files] = [await listMessagesForClinic(db, threadId), await listFiles(db, vault, threadId)];
  await recordLook(request, 'thread.read', [thread], deps);
  return {
    threadId,
    subject: openSubject(deps.vault, thread),
    about: aboutOf(thread, deps),
    holder: holderOf(thread, staffId),
    isWaiting: thread.waitingSince !== null,
    revision: thread.revision,
    messages: rows.map((row) => ({
      messageId: row.messageId,
      from: fromOf(row),
      isMine: row.staffId === staffId,
      body: vault.openOr(row.bodySealed, messageContext, unreadableText),
      sentAt: row.sentAt.toISOString(),
      attachments: files.get(row.messageId) ?? [],
    })),
  };
};

const params = z.strictObject({ id });

export const staffThreadRoutes: Plugin = (app, deps) => {
  const { db } = deps;
  app.route({
    ...staffAt('showThreads'),
    onRequest: requireStaff,
    schema: { querystring: staffThreadsQuery, response: { 200: staffThreads } },
    handler: (request) => {
      const { clinic: clinicId } = request.query;
      return atThreads(request, clinicId, deps, () => list(request, clinicId, deps));
    },
  });

  app.route({
    ...staffAt('countThreads'),
    onRequest: requireStaff,
    schema: { querystring: staffThreadsQuery, response: { 200: staffWaiting } },
    handler: (request) => {
      const { clinic: clinicId } = request.query;
      return atThreads(request, clinicId, deps, async () => ({
        waiting: await countWaitingThreads(db, clinicId),
      }));
    },
  });

  app.route({
    ...staffAt('readThread'),
    onRequest: requireStaff,
    schema: { params, response: { 200: staffThread } },
    handler: async (request) => {
      const { id: threadId } = request.params;
      const clinicId = await findClinicOfThread(db, threadId);
      return atThreads(request, clinicId, deps, () => read(request, threadId, deps));
    },
  });

  app.route({
    ...staffAt('downloadFile'),
    onRequest: requireStaff,
    schema: { params },
    handler: async (request, reply) => {
      const { id: fileId } = request.params;
      const found = await clinicOfFile(db, fileId);
      return atThreads(request, found?.clinicId, deps, () =>
        answerFile(
          reply,
          {
            fileId,
            person: staffOf(request).staffId,
            capacity: 'clinic',
            actorAccountId: null,
            patientId: found?.patientId ?? null,
            requestId: request.id,
          },
          deps,
        ),
      );
    },
  });
};
