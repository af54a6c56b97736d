import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import {
  clinicsAnswer,
  clinicsQuery,
  message,
  sendBody,
  type Message,
  type SendBody,
} from '../../../../contract/mailbox.ts';
import { messageLimits } from '../../../../contract/limits.ts';
import { recordAudit } from '../../data/audit.ts';
import { recordEvents } from '../../data/liveEvents.ts';
import { attachFiles, listFiles } from '../../data/mailbox/attachments.ts';
import { findThread, listMessages } from '../../data/mailbox/thread.ts';
import { countSentToday, findWritten, listWritableClinics, writeMessage } from '../../data/mailbox/writing.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { messageContext, subjectContext } from '../../data/appointmentMessages.ts';
import type { Actor } from '../../domain/access.ts';
import { BrokenRule, MissingRecord } from '../../domain/errors.ts';
import { toWrittenText, type WrittenText } from '../../domain/mailbox/writtenMessage.ts';
import { actorFor } from '../actor.ts';
import { at } from '../at.ts';
import type { Deps, Plugin } from '../deps.ts';
import { noteSeen } from '../noteSeen.ts';
import { accountOf, requireSession } from '../sessionHook.ts';
import { toMessage } from './wire.ts';

/** Only clinics where the person has or had an appointment. */
const checkRecipient = async (
  transaction: Transaction<Tables>,
  { clinicId, threadId }: SendBody,
  { patientId }: Actor,
): Promise<{ threadId: string | null }> => {
  const clinics = await listWritableClinics(transaction, patientId);
  if (!clinics.some((clinic) => clinic.clinicId === clinicId))
    throw new BrokenRule('mailbox.clinicUnknown', { fields: { clinicId: 'mailbox.clinicUnknown' } });
  if (threadId === undefined || threadId === null) return { threadId: null };
  const head = await findThread(transaction, threadId);
  if (head === undefined || head.patientId !== patientId) throw new MissingRecord();
  if (head.clinicId !== clinicId) throw new BrokenRule('mailbox.noReply');
  return { threadId };
};

type Sending = {
  messageId: string;
  body: SendBody;
  written: WrittenText;
  actor: Actor;
  sentToday: number;
  vault: Deps['vault'];
};

const write = async (
  transaction: Transaction<Tables>,
  { messageId, body, written, actor, vault }: Sending,
): Promise<string> => {
  const { accountId, capacity, patientId, requestId } = actor;
  const threadId = (await checkRecipient(transaction, body, actor)).threadId ?? messageId;
  await writeMessage(transaction, {
    messageId,
    threadId,
    patientId,
    accountId,
    clinicId: body.clinicId,
    subjectSealed: vault.seal(written.subject, subjectContext),
    bodySealed: vault.seal(written.body, messageContext),
  });
  await attachFiles(transaction, body.attachments ?? [], { accountId, messageId });
  await recordAudit(transaction, {
    action: 'message.sent',
    capacity,
    actorAccountId: accountId,
    patientId,
    entityId: messageId,
    requestId,
  });
  await recordEvents(transaction, [{ type: 'thread', clinicId: body.clinicId }]);
  return threadId;
};

/** Finds an already sent message, so a retry works. */
const send = async (transaction: Transaction<Tables>, sending: Sending): Promise<Message> => {
  const {
    messageId,
    actor: { accountId },
    sentToday,
    vault,
  } = sending;
  const standing = await findWritten(transaction, { accountId, messageId });
  if (standing === undefined && sentToday >= messageLimits.perDay) throw new BrokenRule('mailbox.tooMany');
  const threadId = standing ?? (await write(transaction, sending));
  const head = await findThread(transaction, threadId);
  const row = (await listMessages(transaction, threadId, accountId)).find((each) => each.messageId === messageId);
  if (head === undefined || row === undefined) throw new MissingRecord();
  return toMessage(row, head, { accountId, vault, files: await listFiles(transaction, vault, threadId) });
};

const subjectOf = (request: FastifyRequest, aboutPatient: string | null | undefined): string =>
  aboutPatient ?? accountOf(request).patientId;

export const sendRoutes: Plugin = (app, deps) => {
  const { db, vault } = deps;
  app.route({
    ...at('listWritableClinics'),
    onRequest: requireSession,
    schema: { querystring: clinicsQuery, response: { 200: clinicsAnswer } },
    handler: async (request) => {
      const { accountId, patientId } = await actorFor(
        request,
        { patientId: subjectOf(request, request.query.aboutPatient), scope: 'messages' },
        deps,
      );
      const [clinics, sent] = await Promise.all([listWritableClinics(db, patientId), countSentToday(db, accountId)]);
      if (clinics.length > 0)
        await noteSeen(deps, {
          action: 'mailbox.listed',
          reader: accountOf(request),
          patientIds: [patientId],
          requestId: request.id,
        });
      return { clinics, leftToday: Math.max(0, messageLimits.perDay - sent) };
    },
  });

  app.route({
    ...at('sendMessage'),
    onRequest: requireSession,
    bodyLimit: 64 * 1024,
    schema: { body: sendBody, response: { 201: message } },
    handler: async (request, reply) => {
      const { body, idempotencyKey } = request;
      const written = toWrittenText(body);
      const messageId = idempotencyKey?.newId ?? newId();
      reply.code(201);
      return inTransaction(db, async (transaction) => {
        const sentToday = await countSentToday(transaction, accountOf(request).accountId, { keep: true });
        const subject = { patientId: subjectOf(request, body.aboutPatient), scope: 'messages' } as const;
        const actor = await actorFor(request, subject, { db: transaction, clock: deps.clock, keep: true });
        return send(transaction, { messageId, body, written, actor, sentToday, vault });
      });
    },
  });
};
