import type { FastifyRequest } from 'fastify';

import {
  staffConnection,
  staffConnectionQuery,
  type StaffConnection,
  type StaffConnectionQuery,
} from '../../../../contract/staffConnection.ts';
import { seesConnection } from '../../../../contract/staffRoles.ts';
import { listConflicts } from '../../data/feedConflicts.ts';
import { findClinicSource, listColleagues, type ClinicSource } from '../../data/staff/clinicConnection.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { toZonedIso } from '../../domain/zonedTime.ts';
import type { Deps, Plugin } from '../deps.ts';
import { staffAt } from './staffAt.ts';
import { postAt, requireStaff } from './staffHook.ts';

const toSource = ({ runs, ...source }: ClinicSource, timeZone: string): StaffConnection['source'] => ({
  ...source,
  runs: runs.map(({ startedAt, outcome }) => ({ startedAt: toZonedIso(startedAt, timeZone), outcome })),
});

/** @throws MissingRecord (404) where they see no connection, as where there is no clinic */
const show = async (
  request: FastifyRequest,
  { clinic }: StaffConnectionQuery,
  { db }: Deps,
): Promise<StaffConnection> => {
  const { clinicId, role, timeZone } = await postAt(request, clinic, { db });
  if (!seesConnection(role)) throw new MissingRecord();
  const [source, conflicts, staff] = await Promise.all([
    findClinicSource(db, clinicId),
    listConflicts(db, clinicId),
    listColleagues(db, clinicId),
  ]);
  return {
    source: source ? toSource(source, timeZone) : null,
    conflicts: conflicts.map(({ conflictId, startsAt, published }) => ({
      conflictId,
      startsAt: toZonedIso(startsAt, timeZone),
      published,
    })),
    staff,
  };
};

export const staffConnectionRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('showConnection'),
    onRequest: requireStaff,
    schema: { querystring: staffConnectionQuery, response: { 200: staffConnection } },
    handler: (request) => show(request, request.query, deps),
  });
};
