import { v7 as newId } from 'uuid';
import { z } from 'zod';

import { staffMessageBody } from '../../../../contract/staff.ts';
import { id } from '../../../../contract/wire.ts';
import { sendFromClinic } from '../../data/clinicActs/sendFromClinic.ts';
import { isWritten } from '../../data/mailbox/deliver.ts';
import { toWrittenText } from '../../domain/mailbox/writtenMessage.ts';
import type { Plugin } from '../deps.ts';
import { onAppointment } from './onAppointment.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff } from './staffHook.ts';

/** Of a message. */
export const mostBytes = 64 * 1024;

export const staffMessageRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('writeToPatient'),
    onRequest: requireStaff,
    bodyLimit: mostBytes,
    schema: { params: z.strictObject({ id }), body: staffMessageBody, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const written = toWrittenText(request.body);
      const messageId = request.idempotencyKey?.newId ?? newId();
      const named = { call: 'writeToPatient', reservationId: request.params.id } as const;
      await onAppointment(request, named, deps, async ({ transaction, locked: { appointment }, deps: by }) => {
        // A retry whose first answer was lost.
        if (await isWritten(transaction, messageId)) return;
        const { clinicId, patientId } = appointment;
        await sendFromClinic(transaction, by, { messageId, clinicId, patientId, ...written });
      });
      reply.code(204);
    },
  });
};
