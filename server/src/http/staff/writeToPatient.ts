import { v7 as newId } from 'uuid';
import { z } from 'zod';

import { staffMessageBody } from '../../../../contract/staff.ts';
import { id } from '../../../../contract/wire.ts';
import { wasWritten } from '../../data/mailbox/clinicMessages.ts';
import { sendFromClinic } from '../../data/mailbox/fromClinic.ts';
import { toWrittenText } from '../../domain/mailbox/writtenMessage.ts';
import type { Plugin } from '../deps.ts';
import { onAppointment } from './onAppointment.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff } from './staffHook.ts';

export const staffMessageRoutes: Plugin = (app, deps) => {
  const { vault } = deps;
  app.route({
    ...staffAt('writeToPatient'),
    onRequest: requireStaff,
    bodyLimit: 64 * 1024,
    schema: { params: z.strictObject({ id }), body: staffMessageBody, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const messageId = request.idempotencyKey?.newId ?? newId();
      const named = { call: 'writeToPatient', reservationId: request.params.id } as const;
      await onAppointment(request, named, deps, async ({ transaction, locked: { appointment } }) => {
        if (await wasWritten(transaction, messageId, messageId)) return;
        const { clinicId, patientId } = appointment;
        const message = { messageId, clinicId, patientId, ...toWrittenText(request.body) };
        await sendFromClinic(transaction, { vault, requestId: request.id }, message);
      });
      reply.code(204);
    },
  });
};
