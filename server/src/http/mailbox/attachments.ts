import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';

import { messageLimits } from '../../../../contract/limits.ts';
import { attachment, attachmentReference, type Attachment } from '../../../../contract/mailbox.ts';
import { recordReading } from '../../data/audit.ts';
import { countFilesToday, keepFile, patientOfFile } from '../../data/mailbox/attachments.ts';
import { inTransaction } from '../../data/transaction.ts';
import { BrokenRule, MalformedRequest } from '../../domain/errors.ts';
import { isAttachable, safeFileName, type AttachmentType } from '../../domain/mailbox/attachedFile.ts';
import { actorFor } from '../actor.ts';
import { at } from '../at.ts';
import type { Deps, Plugin } from '../deps.ts';
import { accountOf, keepSession, requireSession } from '../sessionHook.ts';
import { answerFile } from './answerFile.ts';
import { fileTurnsOf, type FileTurns } from './fileTurns.ts';

type Upload = { name: string; content: Buffer };

/** A body that ends early makes its parser fail. */
const orMalformed = (error: unknown): never => {
  throw error instanceof Error && 'statusCode' in error ? error : new MalformedRequest();
};

/** @throws BrokenRule when empty or too large, MalformedRequest when cut short */
const uploadIn = async (request: FastifyRequest): Promise<Upload> => {
  const file = await request.file().catch(orMalformed);
  if (file === undefined) throw new MalformedRequest();
  const content = await buffer(file.file).catch(orMalformed);
  if (file.file.truncated) throw new BrokenRule('mailbox.fileTooLarge');
  if (content.length === 0) throw new BrokenRule('mailbox.fileEmpty');
  return { name: file.filename, content };
};

/**
 * From the content, not the client's claim.
 * @throws BrokenRule when it may not be attached
 */
const typeOf = async (content: Buffer): Promise<AttachmentType> => {
  const type = (await fileTypeFromBuffer(content))?.mime ?? '';
  if (!isAttachable(type)) throw new BrokenRule('mailbox.fileType');
  return type;
};

const refuseTooMany = (broughtToday: number): void => {
  if (broughtToday >= messageLimits.filesPerDay) throw new BrokenRule('mailbox.tooManyFiles');
};

const keep = async (request: FastifyRequest, { db, scan, vault }: Deps, { inWork }: FileTurns): Promise<Attachment> => {
  const { accountId } = accountOf(request);
  // Spares a useless upload; the binding check locks the account.
  refuseTooMany(await countFilesToday(db, accountId));
  const { name, content } = await uploadIn(request);
  const type = await typeOf(content);
  if ((await scan(content)) === 'harmful') throw new BrokenRule('mailbox.fileRefused');
  return inWork(() =>
    inTransaction(db, async (transaction) => {
      const broughtToday = await countFilesToday(transaction, accountId, { keep: true });
      await keepSession(request, transaction);
      refuseTooMany(broughtToday);
      return keepFile(transaction, vault, { accountId, name: safeFileName(name, type), type, content });
    }),
  );
};

/** Only for the message's readers. Response headers sandbox the file (security: 5.4). */
export const attachmentRoutes: Plugin = async (app, deps) => {
  const turns = fileTurnsOf(deps);
  await app.register(multipart, {
    limits: { files: 1, fields: 0, parts: 1, fileSize: messageLimits.attachmentBytes },
    throwFileSizeLimit: false,
  });
  app.route({
    ...at('uploadAttachment'),
    onRequest: requireSession,
    bodyLimit: messageLimits.attachmentBytes + 16 * 1024,
    schema: { response: { 201: attachment } },
    handler: async (request, reply) => {
      turns.take(accountOf(request).accountId, reply);
      reply.code(201);
      return keep(request, deps, turns);
    },
  });

  app.route({
    ...at('downloadAttachment'),
    onRequest: requireSession,
    schema: { params: attachmentReference },
    handler: async (request, reply) => {
      const { id } = request.params;
      const patientId = await patientOfFile(deps.db, id);
      const { accountId, capacity } = await actorFor(request, { patientId, scope: 'messages' }, deps);
      const look = {
        action: 'attachment.read',
        capacity,
        actorAccountId: accountId,
        patientId,
        entityId: id,
        requestId: request.id,
      } as const;
      return answerFile(reply, { fileId: id, reader: accountId, record: () => recordReading(deps.db, look) }, deps);
    },
  });
};
