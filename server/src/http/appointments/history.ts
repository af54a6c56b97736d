import { historyAnswer, historyBody, type HistoryBody } from '../../../../contract/appointments.ts';
import type { DependentReference } from '../../../../contract/dependents.ts';
import { readHistory } from '../../data/appointmentRows.ts';
import { at } from '../at.ts';
import { requireSession } from '../sessionHook.ts';
import { actorFor, languageOf, subjectOf } from '../actor.ts';
import type { BookingRoutes } from './booking.ts';
import { withOwnNumbers } from './ownNumbers.ts';
import { toAppointment } from './wire.ts';

/** Product §8 Bodies with people. */
const namedIn = (body: HistoryBody): DependentReference => body && ('patientId' in body ? body : body.dependent);

/** Upcoming, soonest first; then past, latest first. */
export const historyRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: HistoryBody }>({
    ...at('listHistory'),
    onRequest: requireSession,
    schema: { body: historyBody, response: { 200: historyAnswer } },
    handler: async (request) => {
      const patientId = subjectOf(request, namedIn(request.body));
      const actor = await actorFor(request, { patientId, scope: 'history' }, deps);
      const appointments = (await readHistory(deps.db, actor)).map((appointment) => ({ ...appointment, patientId }));
      const reader = { vault: deps.vault, lang: languageOf(request) };
      const shown = (ahead: boolean) =>
        appointments
          .filter((appointment) => appointment.ahead === ahead)
          .map((appointment) => toAppointment(appointment, reader));
      return {
        upcoming: await withOwnNumbers(request, shown(true), deps),
        past: await withOwnNumbers(request, shown(false).reverse(), deps),
      };
    },
  });
};
