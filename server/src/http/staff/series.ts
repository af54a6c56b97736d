import type { FastifyRequest } from 'fastify';

import { startsWithin } from '../../../../contract/slotSeries.ts';
import {
  staffSeriesBody,
  staffSeriesChoices,
  staffSeriesQuery,
  staffSlotsChanged,
  type StaffSeriesBody,
  type StaffSeriesChoices,
  type StaffSeriesQuery,
  type StaffSlotsChanged,
} from '../../../../contract/staffSlots.ts';
import { addSlotsByStaff } from '../../data/clinicActs/addSlots.ts';
import { listServices } from '../../data/clinicServices.ts';
import { isPublished, listProfessionals } from '../../data/staff/seriesChoices.ts';
import { Conflict, MissingRecord } from '../../domain/errors.ts';
import { layOutSeries } from '../../domain/staff/slotSeries.ts';
import { languageOf } from '../actor.ts';
import type { Deps, Plugin } from '../deps.ts';
import { onSlots, slotsPostAt, type HeldSlots } from './onSlots.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff } from './staffHook.ts';
import { mostBytes } from './write.ts';

const choose = async (
  request: FastifyRequest,
  { clinic }: StaffSeriesQuery,
  { db }: Deps,
): Promise<StaffSeriesChoices> => {
  const { clinicId } = await slotsPostAt(request, clinic, { db });
  const lang = languageOf(request);
  const [published, professionals, services] = await Promise.all([
    isPublished(db, clinicId),
    listProfessionals(db, clinicId),
    listServices(db, clinicId),
  ]);
  return {
    isPublished: published,
    professionals,
    services: services.map(({ serviceId, name, nameEn, careType, terms }) => ({
      serviceId,
      careType,
      name: lang === 'fr' ? name : nameEn,
      modes: [...terms.modes],
    })),
  };
};

/**
 * @throws MissingRecord (404) for what is of another clinic as for none; Conflict (409) where a source publishes, or
 * nothing was added
 */
const addHeld = async (
  { transaction, by, post: { clinicId, timeZone } }: HeldSlots,
  body: StaffSeriesBody,
): Promise<StaffSlotsChanged> => {
  const { mode, professionalId, serviceId } = body;
  if (await isPublished(transaction, clinicId)) throw new Conflict('staff.slots.published');
  const service = (await listServices(transaction, clinicId)).find((one) => one.serviceId === serviceId);
  const isKnown = async () =>
    professionalId === null ||
    (await listProfessionals(transaction, clinicId)).some((one) => one.professionalId === professionalId);
  const modes = service?.terms.modes ?? [];
  if (service === undefined || (modes.length > 0 && !modes.includes(mode)) || !(await isKnown()))
    throw new MissingRecord();
  const periods = layOutSeries(body, timeZone);
  const done = await addSlotsByStaff(transaction, by, { serviceId, professionalId, mode }, periods);
  if (done === 0) throw new Conflict('staff.slots.across');
  return { done, left: body.dates.length * startsWithin(body).length - done };
};

const add = (request: FastifyRequest, body: StaffSeriesBody, deps: Deps): Promise<StaffSlotsChanged> =>
  onSlots(request, body.clinic, deps, { act: (held) => addHeld(held, body) });

/** Slots that a clinic adds itself (decision 110). */
export const staffSeriesRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('showSeriesChoices'),
    onRequest: requireStaff,
    schema: { querystring: staffSeriesQuery, response: { 200: staffSeriesChoices } },
    handler: (request) => choose(request, request.query, deps),
  });

  app.route({
    ...staffAt('addSlots'),
    onRequest: requireStaff,
    bodyLimit: mostBytes,
    schema: { body: staffSeriesBody, response: { 200: staffSlotsChanged } },
    handler: (request) => add(request, request.body, deps),
  });
};
