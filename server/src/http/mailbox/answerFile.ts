import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';

import { readFile } from '../../data/mailbox/attachments.ts';
import { MissingRecord } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import { fileTurnsOf } from './fileTurns.ts';

/** `reader`: an account, or a member of the staff. `record`: the look, before anything leaves. */
type Wanted = { fileId: string; reader: string; record: () => Promise<void> };

/** Check access first. @throws MissingRecord when missing or broken */
export const answerFile = async (
  reply: FastifyReply,
  { fileId, reader, record }: Wanted,
  deps: Deps,
): Promise<FastifyReply> => {
  const turns = fileTurnsOf(deps);
  turns.take(reader, reply);
  const { content, name, type } = await turns.inWork(() => readFile(deps.db, deps.vault, fileId));
  if (content === null) throw new MissingRecord();
  await record();
  return reply.type(type).header('content-disposition', contentDisposition(name)).send(content);
};
