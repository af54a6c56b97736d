import type { FastifyRequest } from 'fastify';

import { seesConnection } from '../../../../contract/staffRoles.ts';
import { staffTrail, staffTrailQuery, type StaffTrail, type StaffTrailQuery } from '../../../../contract/staffTrail.ts';
import { listClinicTrail } from '../../data/staff/clinicTrail.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { endOfDay, startOfDay, toZonedIso } from '../../domain/zonedTime.ts';
import type { Deps, Plugin } from '../deps.ts';
import { staffAt } from './staffAt.ts';
import { postAt, requireStaff } from './staffHook.ts';

const most = 500;

/** @throws MissingRecord (404) where they see no trail, as where there is no clinic */
const show = async (request: FastifyRequest, { clinic, date }: StaffTrailQuery, { db }: Deps): Promise<StaffTrail> => {
  const { clinicId, role, timeZone } = await postAt(request, clinic, { db });
  if (!seesConnection(role)) throw new MissingRecord();
  const day = { clinicId, from: startOfDay(date, timeZone), to: endOfDay(date, timeZone) };
  const rows = await listClinicTrail(db, day, most + 1);
  return {
    isCut: rows.length > most,
    lines: rows.slice(0, most).map(({ at, ...line }) => ({ ...line, at: toZonedIso(at, timeZone) })),
  };
};

/** What the staff of a clinic did on a day, and never to whom: decision 111. */
export const staffTrailRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('showTrail'),
    onRequest: requireStaff,
    schema: { querystring: staffTrailQuery, response: { 200: staffTrail } },
    handler: (request) => show(request, request.query, deps),
  });
};
