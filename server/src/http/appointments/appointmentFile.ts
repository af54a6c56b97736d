import { z } from 'zod';

import { id } from '../../../../contract/wire.ts';
import { recordAudit } from '../../data/audit.ts';
import { findCalendarAppointment } from '../../data/calendar/calendarAppointments.ts';
import { calendarFileName, calendarFrame, calendarType } from '../../domain/calendarFile/calendarFrame.ts';
import { writeAppointmentFile } from '../../domain/calendarFile/writeCalendar.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { at } from '../at.ts';
import { accountOf, requireSession } from '../sessionHook.ts';
import { actorFor } from '../actor.ts';
import type { BookingRoutes } from './booking.ts';

/** Product §4. Cancelled appointments become calendar cancellations. Other people's need level *history*. */
export const appointmentFileRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Params: { id: string } }>({
    ...at('downloadAppointment'),
    onRequest: requireSession,
    schema: { params: z.strictObject({ id }), response: { 200: z.string() } },
    handler: async (request, reply) => {
      const { lang } = accountOf(request);
      const appointment = await findCalendarAppointment(deps.db, request.params.id);
      if (appointment === undefined) throw new MissingRecord();
      const { accountId, patientId, capacity } = await actorFor(
        request,
        { patientId: appointment.patientId, scope: 'history' },
        deps,
      );
      await recordAudit(deps.db, {
        action: 'calendar.downloaded',
        capacity,
        actorAccountId: accountId,
        patientId,
        entityId: appointment.reservationId,
        requestId: request.id,
      });
      reply
        .type(calendarType(appointment.isCancelled ? 'CANCEL' : 'PUBLISH'))
        .header('content-disposition', `attachment; filename="${calendarFileName[lang]}"`);
      return writeAppointmentFile(
        capacity === 'self' ? { ...appointment, firstName: null } : appointment,
        calendarFrame(deps.config, deps.clock(), lang),
      );
    },
  });
};
