import { v7 as newId } from 'uuid';
import { z } from 'zod';

import { staffAnswerBody, staffThreadActBody, type ThreadAct } from '../../../../contract/staffThreads.ts';
import { id } from '../../../../contract/wire.ts';
import { recordAudit, type AuditAction } from '../../data/audit.ts';
import { recordEvents } from '../../data/liveEvents.ts';
import { openSubject } from '../../data/mailbox/subjects.ts';
import { wasWritten } from '../../data/mailbox/clinicMessages.ts';
import { changeCare, findClinicOfThread } from '../../data/mailbox/clinicThreads.ts';
import { sendFromClinic } from '../../data/mailbox/fromClinic.ts';
import { Conflict } from '../../domain/errors.ts';
import { toWrittenText } from '../../domain/mailbox/writtenMessage.ts';
import { decideThreadAct, objectionToAnswer } from '../../domain/staff/threadActs.ts';
import type { Plugin } from '../deps.ts';
import { onThread } from './onThread.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff, staffOf } from './staffHook.ts';

const actions: Record<ThreadAct, AuditAction> = {
  take: 'thread.taken',
  giveBack: 'thread.returned',
  close: 'thread.closed',
};

const params = z.strictObject({ id });
const nothing = z.undefined();

export const staffThreadActRoutes: Plugin = (app, deps) => {
  const { db, vault } = deps;
  app.route({
    ...staffAt('answerThread'),
    onRequest: requireStaff,
    bodyLimit: 64 * 1024,
    schema: { params, body: staffAnswerBody, response: { 204: nothing } },
    handler: async (request, reply) => {
      const { id: threadId } = request.params;
      const { body, revision: seen } = request.body;
      const messageId = request.idempotencyKey?.newId ?? newId();
      const clinicId = await findClinicOfThread(db, threadId);
      await onThread(request, { threadId, clinicId }, deps, async ({ transaction, thread }) => {
        if (await wasWritten(transaction, messageId, threadId)) return;
        const written = toWrittenText({ subject: openSubject(vault, thread), body });
        const objection = objectionToAnswer(thread, { staffId: staffOf(request).staffId, seen });
        if (objection !== undefined) throw new Conflict(`staff.thread.${objection}`);
        const { patientId } = thread;
        const message = { messageId, threadId, patientId, clinicId: thread.clinicId, ...written };
        await sendFromClinic(transaction, { vault, requestId: request.id }, message);
      });
      reply.code(204);
    },
  });

  app.route({
    ...staffAt('actOnThread'),
    onRequest: requireStaff,
    schema: { params, body: staffThreadActBody, response: { 204: nothing } },
    handler: async (request, reply) => {
      const { id: threadId } = request.params;
      const { act, revision: seen } = request.body;
      const { staffId } = staffOf(request);
      const clinicId = await findClinicOfThread(db, threadId);
      await onThread(request, { threadId, clinicId }, deps, async ({ transaction, thread }) => {
        const verdict = decideThreadAct(act, thread, { staffId, seen });
        if (verdict === 'done') return;
        if (verdict !== 'do') throw new Conflict(`staff.thread.${verdict}`);
        await changeCare(transaction, threadId, {
          takenBy: act === 'take' ? staffId : null,
          isClosed: act === 'close',
        });
        await recordAudit(transaction, {
          action: actions[act],
          capacity: 'clinic',
          actorAccountId: null,
          patientId: thread.patientId,
          entityId: threadId,
          requestId: request.id,
        });
        await recordEvents(transaction, [{ type: 'thread', threadId, clinicId: thread.clinicId }]);
      });
      reply.code(204);
    },
  });
};
