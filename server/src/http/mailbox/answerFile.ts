import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';

import { recordReading, type AuditEvent } from '../../data/audit.ts';
import { readFile } from '../../data/mailbox/attachments.ts';
import { MissingRecord } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import { fileTurnsOf } from './fileTurns.ts';

type Wanted = Omit<AuditEvent, 'action' | 'entityId'> & { fileId: string; person: string };

/** Check access first. */
export const answerFile = async (
  reply: FastifyReply,
  { fileId, person, ...reader }: Wanted,
  deps: Deps,
): Promise<FastifyReply> => {
  const turns = fileTurnsOf(deps);
  turns.take(person, reply);
  const { content, name, type } = await turns.inWork(() => readFile(deps.db, deps.vault, fileId));
  if (content === null) throw new MissingRecord();
  await recordReading(deps.db, { ...reader, action: 'attachment.read', entityId: fileId });
  return reply.type(type).header('content-disposition', contentDisposition(name)).send(content);
};
