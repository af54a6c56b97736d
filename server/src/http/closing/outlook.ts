import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import { closingLimits, closingOutlook, type ClosingOutlook } from '../../../../contract/closing.ts';
import { recordReadings } from '../../data/audit.ts';
import { listLeftAlone } from '../../data/closing/leftAlone.ts';
import { listAhead, type AheadRow } from '../../data/appointmentRows.ts';
import type { SignedIn } from '../../data/sessions.ts';
import type { Tables } from '../../data/tables.ts';
import { mayActThrough } from '../../domain/access.ts';
import { todayAt } from '../../domain/age.ts';
import { closingTerms, takesAlong } from '../../domain/closing.ts';
import { withOwnNumbers } from '../appointments/ownNumbers.ts';
import { toAppointment } from '../appointments/wire.ts';
import { languageOf } from '../actor.ts';
import { at } from '../at.ts';
import type { Deps, Plugin } from '../deps.ts';
import { accountOf, requireSession } from '../sessionHook.ts';

export type Leaving = { leftAlone: ClosingOutlook['leftAlone']; appointments: AheadRow[] };

/** Omits, and so keeps, appointments the user may not read or book. */
export const readLeaving = async (
  db: Kysely<Tables>,
  { accountId, patientId }: SignedIn,
  now: Date,
): Promise<Leaving> => {
  const today = todayAt(now);
  const people = (await listLeftAlone(db, accountId)).filter((person) => takesAlong(person, today));
  const shown = people.filter(
    (person) => mayActThrough(person, { scope: 'book', today }) && mayActThrough(person, { scope: 'history', today }),
  );
  return {
    leftAlone: people.map(({ patientId: id, firstName, lastName }) => ({ patientId: id, firstName, lastName })),
    appointments: await listAhead(db, [patientId, ...shown.map((person) => person.patientId)]),
  };
};

const noteReadings = (request: FastifyRequest, { appointments }: Leaving, { db }: Deps): Promise<void> => {
  const { accountId, patientId: own } = accountOf(request);
  const people = [...new Set(appointments.map(({ patientId }) => patientId))];
  return recordReadings(
    db,
    people.map((patientId) => ({
      action: 'history.read',
      actorAccountId: accountId,
      capacity: patientId === own ? 'self' : 'delegate',
      patientId,
      entityId: patientId,
      requestId: request.id,
    })),
  );
};

export const outlookRoutes: Plugin = (app, deps) => {
  app.route({
    ...at('foreseeClosing'),
    onRequest: requireSession,
    schema: { response: { 200: closingOutlook } },
    handler: async (request) => {
      const leaving = await readLeaving(deps.db, accountOf(request), deps.clock());
      await noteReadings(request, leaving, deps);
      const appointments = leaving.appointments.map((appointment) =>
        toAppointment(appointment, { vault: deps.vault, lang: languageOf(request) }),
      );
      return {
        ...closingTerms,
        leftAlone: leaving.leftAlone,
        visits: await withOwnNumbers(request, appointments, deps),
        reopenDays: closingLimits.reopenDays,
      };
    },
  });
};
