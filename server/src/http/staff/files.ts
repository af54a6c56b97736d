import { z } from 'zod';

import { id } from '../../../../contract/wire.ts';
import { recordLooks } from '../../data/audit.ts';
import { clinicEvent } from '../../data/auditTrail.ts';
import { findOwnersOfFile } from '../../data/mailbox/attachments.ts';
import type { Plugin } from '../deps.ts';
import { answerFile } from '../mailbox/answerFile.ts';
import { messagePostAt } from './onThread.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff, staffActor } from './staffHook.ts';

/** What patients attached to their messages. */
export const staffFileRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('downloadFile'),
    onRequest: requireStaff,
    schema: { params: z.strictObject({ id }) },
    handler: async (request, reply) => {
      const { id: fileId } = request.params;
      const found = await findOwnersOfFile(deps.db, fileId);
      const post = await messagePostAt(request, found?.clinicId, deps);
      const staff = staffActor(request, post);
      const look = clinicEvent({ requestId: request.id, staff }, 'attachment.read', {
        patientId: found?.patientId ?? null,
        entityId: fileId,
      });
      return answerFile(reply, { fileId, reader: staff.staffId, record: () => recordLooks(deps.db, [look]) }, deps);
    },
  });
};
