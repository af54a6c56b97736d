import { z } from 'zod';

import type { Language } from '../../../../contract/catalogues.ts';
import { id } from '../../../../contract/wire.ts';
import { recordAudit } from '../../data/audit.ts';
import { findCalendarVisit } from '../../data/calendar/calendarVisits.ts';
import { writeVisitFile } from '../../domain/calendarFile/writeCalendar.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { at } from '../at.ts';
import { calendarFrame, calendarType } from '../calendarFrame.ts';
import { accountOf, requireSession } from '../sessionHook.ts';
import { actorFor } from '../actor.ts';
import type { BookingRoutes } from './booking.ts';

/** One name for every visit: it tells nobody who looks at the downloads whose it is, or where. */
const fileName: Record<Language, string> = { fr: 'rendez-vous.ics', en: 'appointment.ics' };

/**
 * GET appointment/:id/calendar.ics (product §4): a visit for a calendar, in the language of the account; once cancelled, what takes it
 * out of the calendar again. For oneself, or at level *history* for somebody else.
 */
export const visitFileRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Params: { id: string } }>({
    ...at('downloadVisit'),
    onRequest: requireSession,
    schema: { params: z.strictObject({ id }), response: { 200: z.string() } },
    handler: async (request, reply) => {
      const { lang } = accountOf(request);
      const visit = await findCalendarVisit(deps.db, request.params.id);
      if (visit === undefined) throw new MissingRecord();
      const { accountId, patientId, capacity } = await actorFor(
        request,
        { patientId: visit.patientId, scope: 'history' },
        deps,
      );
      await recordAudit(deps.db, {
        action: 'calendar.downloaded',
        capacity,
        actorAccountId: accountId,
        patientId,
        entityId: visit.reservationId,
        requestId: request.id,
      });
      reply
        .type(calendarType(visit.isCancelled ? 'CANCEL' : 'PUBLISH'))
        .header('content-disposition', `attachment; filename="${fileName[lang]}"`);
      return writeVisitFile(capacity === 'self' ? { ...visit, firstName: null } : visit, calendarFrame(deps, lang));
    },
  });
};
