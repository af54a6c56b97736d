import { v7 as newId } from 'uuid';
import { z } from 'zod';

import { staffAnswerBody, staffThreadActBody } from '../../../../contract/staffThreads.ts';
import { id } from '../../../../contract/wire.ts';
import { answerByClinic } from '../../data/clinicActs/answerByClinic.ts';
import { careForThread } from '../../data/clinicActs/careForThread.ts';
import { isWritten } from '../../data/mailbox/deliver.ts';
import { Conflict } from '../../domain/errors.ts';
import { toWrittenBody } from '../../domain/mailbox/writtenMessage.ts';
import type { Plugin } from '../deps.ts';
import { onThread } from './onThread.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff } from './staffHook.ts';
import { mostBytes } from './write.ts';

const params = z.strictObject({ id });
const nothing = z.undefined();

export const staffThreadActRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('answerThread'),
    onRequest: requireStaff,
    bodyLimit: mostBytes,
    schema: { params, body: staffAnswerBody, response: { 204: nothing } },
    handler: async (request, reply) => {
      const { revision: seen } = request.body;
      const body = toWrittenBody(request.body.body);
      const messageId = request.idempotencyKey?.newId ?? newId();
      await onThread(request, request.params.id, deps, async ({ transaction, thread, deps: by }) => {
        // A retry whose first answer was lost.
        if (await isWritten(transaction, messageId)) return;
        const outcome = await answerByClinic(transaction, by, thread, { body, messageId, seen });
        if (outcome !== 'sent') throw new Conflict(`staff.thread.${outcome}`);
      });
      reply.code(204);
    },
  });

  app.route({
    ...staffAt('actOnThread'),
    onRequest: requireStaff,
    schema: { params, body: staffThreadActBody, response: { 204: nothing } },
    handler: async (request, reply) => {
      await onThread(request, request.params.id, deps, async ({ transaction, thread, deps: by }) => {
        const outcome = await careForThread(transaction, by, thread, request.body);
        if (outcome !== 'done') throw new Conflict(`staff.thread.${outcome}`);
      });
      reply.code(204);
    },
  });
};
