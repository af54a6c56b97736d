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
import { id } from '../../../../contract/wire.ts';
import { recordLooks, type AuditAction } from '../../data/audit.ts';
import { clinicEvent } from '../../data/auditTrail.ts';
import { listFiles } from '../../data/mailbox/attachments.ts';
import { listMessagesForClinic, type ClinicMessage } from '../../data/mailbox/clinicMessages.ts';
import {
  countWaitingThreads,
  findClinicOfThread,
  findClinicThread,
  listWaitingThreads,
  type ClinicThread,
} from '../../data/mailbox/clinicThreads.ts';
import type { Post } from '../../data/staff/posts.ts';
import { ageOn, todayAt } from '../../domain/age.ts';
import { MissingRecord } from '../../domain/errors.ts';
import type { Deps, Plugin } from '../deps.ts';
import { messagePostAt } from './onThread.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff, staffActor } from './staffHook.ts';

const mostListed = 100;

const aboutOf = ({ name, birthDate, lang }: ClinicThread, { clock }: Deps): StaffThread['about'] => ({
  name,
  age: birthDate === null ? null : ageOn(todayAt(clock()), birthDate),
  lang,
});

const holderOf = ({ holderId, holderName }: ClinicThread): StaffThread['holder'] =>
  holderId === null || holderName === null ? null : { staffId: holderId, name: holderName };

type Look = { action: AuditAction; post: Post; threads: readonly ClinicThread[] };

const recordLook = (request: FastifyRequest, { action, post, threads }: Look, { db }: Deps): Promise<void> => {
  const actor = { requestId: request.id, staff: staffActor(request, post) };
  return recordLooks(
    db,
    threads.map(({ patientId, threadId }) => clinicEvent(actor, action, { patientId, entityId: threadId })),
  );
};

const list = async (request: FastifyRequest, clinicId: string, deps: Deps): Promise<StaffThreads> => {
  const post = await messagePostAt(request, clinicId, deps);
  const threads = await listWaitingThreads(deps.db, deps.vault, { clinicId, limit: mostListed });
  const waiting = threads.length < mostListed ? threads.length : await countWaitingThreads(deps.db, clinicId);
  await recordLook(request, { action: 'mailbox.listed', post, threads }, deps);
  return {
    waiting,
    threads: threads.map((thread) => ({
      threadId: thread.threadId,
      subject: thread.subject,
      about: aboutOf(thread, deps),
      writer: thread.writer,
      waitingSince: (thread.waitingSince ?? deps.clock()).toISOString(),
      files: thread.files,
      holder: holderOf(thread),
    })),
  };
};

const kindOf = ({ sender, author, isPatients }: ClinicMessage): StaffMessage['from']['kind'] => {
  if (sender !== 'patient') return sender;
  if (isPatients) return 'patient';
  return author === null ? 'unknown' : 'delegate';
};

const read = async (request: FastifyRequest, threadId: string, deps: Deps): Promise<StaffThread> => {
  const { db, vault } = deps;
  const post = await messagePostAt(request, await findClinicOfThread(db, threadId), deps);
  const thread = await findClinicThread(db, vault, threadId);
  if (thread === undefined) throw new MissingRecord();
  const [messages, files] = [await listMessagesForClinic(db, vault, threadId), await listFiles(db, vault, threadId)];
  await recordLook(request, { action: 'thread.read', post, threads: [thread] }, deps);
  return {
    threadId,
    subject: thread.subject,
    about: aboutOf(thread, deps),
    holder: holderOf(thread),
    isWaiting: thread.waitingSince !== null,
    revision: thread.revision,
    messages: messages.map((message) => ({
      messageId: message.messageId,
      from: { kind: kindOf(message), name: message.author, staffId: message.staffId },
      body: message.body,
      sentAt: message.sentAt.toISOString(),
      attachments: files.get(message.messageId) ?? [],
    })),
  };
};

export const staffThreadRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('showThreads'),
    onRequest: requireStaff,
    schema: { querystring: staffThreadsQuery, response: { 200: staffThreads } },
    handler: (request) => list(request, request.query.clinic, deps),
  });

  app.route({
    ...staffAt('countThreads'),
    onRequest: requireStaff,
    schema: { querystring: staffThreadsQuery, response: { 200: staffWaiting } },
    handler: async (request) => {
      const { clinicId } = await messagePostAt(request, request.query.clinic, deps);
      return { waiting: await countWaitingThreads(deps.db, clinicId) };
    },
  });

  app.route({
    ...staffAt('readThread'),
    onRequest: requireStaff,
    schema: { params: z.strictObject({ id }), response: { 200: staffThread } },
    handler: (request) => read(request, request.params.id, deps),
  });
};
