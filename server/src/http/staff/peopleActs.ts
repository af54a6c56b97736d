import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { bareNam, checkBirthDate } from '../../../../contract/rules.ts';
import {
  staffCardBody,
  staffJoinBody,
  staffJoined,
  staffLinkBody,
  type StaffJoined,
  type StaffLinkBody,
} from '../../../../contract/staffPeople.ts';
import { id } from '../../../../contract/wire.ts';
import { clinicActing } from '../../data/auditTrail.ts';
import { changeLinkByClinic } from '../../data/clinicActs/changeLinkByClinic.ts';
import { joinByClinic } from '../../data/clinicActs/joinByClinic.ts';
import { seeCard } from '../../data/clinicActs/seeCard.ts';
import { isBookingConflict } from '../../data/constraints.ts';
import { findLinkById, takeLink } from '../../data/delegation/links.ts';
import { findClinicPerson } from '../../data/staff/clinicPeople.ts';
import { todayAt } from '../../domain/age.ts';
import { BrokenRule, Conflict, MissingRecord } from '../../domain/errors.ts';
import type { Deps, Plugin } from '../deps.ts';
import { onPeople, peoplePostAt, type HeldPeople } from './onPerson.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff } from './staffHook.ts';

type Card = { clinic: string; nam: string; birthDate: string };

const noteCard = async (
  { transaction, deps }: HeldPeople,
  patientId: string,
  { clinic, nam, birthDate }: Card,
): Promise<void> => {
  const person = await findClinicPerson(transaction, clinic, patientId);
  const born = person?.birthDate === birthDate ? null : birthDate;
  const done = await seeCard(transaction, deps, patientId, { nam: bareNam(nam), born });
  if (done.outcome === 'gone') throw new MissingRecord();
  if (done.outcome === 'seenElsewhere') throw new Conflict('staff.card.seenElsewhere');
  if (done.outcome === 'noNumber') throw new BrokenRule('staff.card.noNumber');
  if (done.outcome === 'otherNumber') throw new BrokenRule('staff.card.otherNumber');
};

/** Which records each has, its own lock decides again. @throws Conflict (409) where they were changed at the same moment */
const join = async (
  request: FastifyRequest,
  { clinicId, from, into }: { clinicId: string; from: string; into: string },
  deps: Deps,
): Promise<StaffJoined> => {
  const today = todayAt(deps.clock());
  const joining = onPeople(request, { clinicId, patientIds: [from, into] }, deps, async ({ transaction, deps: by }) => {
    const done = await joinByClinic(transaction, by, { from, into, today });
    if ('objection' in done) throw new Conflict(`staff.join.${done.objection}`);
    return done;
  });
  return joining.catch((error: unknown) => {
    throw isBookingConflict(error) ? new Conflict('staff.join.overlap') : error;
  });
};

/** @throws MissingRecord (404) for a link on a record that the clinic does not reach, as for none */
const actOnLink = async (request: FastifyRequest, linkId: string, asked: StaffLinkBody, deps: Deps): Promise<void> => {
  const { clinic: clinicId, act } = asked;
  await peoplePostAt(request, clinicId, deps);
  const named = await findLinkById(deps.db, linkId);
  if (named === undefined) throw new MissingRecord();
  const { patientId } = named;
  await onPeople(request, { clinicId, patientIds: [patientId] }, deps, async ({ transaction, deps: by }) => {
    const link = await takeLink(transaction, linkId);
    if (link?.patientId !== patientId) throw new Conflict('staff.link.changed');
    const deciding = { link, acting: clinicActing(by, patientId), today: todayAt(deps.clock()), vault: deps.vault };
    const scopes = 'scopes' in asked ? asked.scopes : null;
    const { outcome } = await changeLinkByClinic(transaction, deciding, { act, scopes });
    if (outcome === 'changed') throw new Conflict('staff.link.changed');
  });
};

const params = z.strictObject({ id });
const nothing = z.undefined();

export const staffPeopleActRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('noteCard'),
    onRequest: requireStaff,
    schema: { params, body: staffCardBody, response: { 204: nothing } },
    handler: async (request, reply) => {
      const { clinic, birthDate } = request.body;
      const patientId = request.params.id;
      await peoplePostAt(request, clinic, deps);
      const problem = checkBirthDate(birthDate, todayAt(deps.clock()));
      if (problem !== undefined) throw new BrokenRule(problem, { fields: { birthDate: problem } });
      await onPeople(request, { clinicId: clinic, patientIds: [patientId] }, deps, (held) =>
        noteCard(held, patientId, request.body),
      );
      reply.code(204);
    },
  });

  app.route({
    ...staffAt('joinRecords'),
    onRequest: requireStaff,
    schema: { params, body: staffJoinBody, response: { 200: staffJoined } },
    handler: (request) => {
      const { clinic: clinicId, record: from } = request.body;
      return join(request, { clinicId, from, into: request.params.id }, deps);
    },
  });

  app.route({
    ...staffAt('actOnLink'),
    onRequest: requireStaff,
    schema: { params, body: staffLinkBody, response: { 204: nothing } },
    handler: async (request, reply) => {
      await actOnLink(request, request.params.id, request.body, deps);
      reply.code(204);
    },
  });
};
