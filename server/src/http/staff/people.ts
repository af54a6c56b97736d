import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import {
  staffAccess,
  staffFindBody,
  staffFound,
  staffPeopleQuery,
  staffPerson,
  type StaffAccess,
  type StaffFindBody,
  type StaffFound,
  type StaffPerson,
  type StaffPersonLink,
  type StaffPersonSummary,
} from '../../../../contract/staffPeople.ts';
import { id } from '../../../../contract/wire.ts';
import { recordLooks } from '../../data/audit.ts';
import { clinicEvent } from '../../data/auditTrail.ts';
import { listLinksOnRecord } from '../../data/delegation/links.ts';
import {
  findClinicPeople,
  findClinicPerson,
  listTwins,
  listWaitingRequests,
  type ClinicPerson,
} from '../../data/staff/clinicPeople.ts';
import type { Post } from '../../data/staff/posts.ts';
import { ageOn, todayAt } from '../../domain/age.ts';
import type { DelegationLink } from '../../domain/delegation/delegationLink.ts';
import { awaitedOf } from '../../domain/delegation/granting.ts';
import { isOver, lockOn, lockReasons } from '../../domain/dependentLink.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { offeredLinkActs } from '../../domain/staff/linkActs.ts';
import type { Deps, Plugin } from '../deps.ts';
import { peoplePostAt } from './onPerson.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff, staffActor } from './staffHook.ts';

const mostListed = 100;

const toSummary = (
  { hasNumber, isVerified, patientId, name, birthDate, hasAccount }: ClinicPerson,
  today: string,
): StaffPersonSummary => ({
  patientId,
  name,
  birthDate,
  age: birthDate === null ? null : ageOn(today, birthDate),
  number: !hasNumber ? 'none' : isVerified ? 'seen' : 'claimed',
  hasAccount,
});

const recordLook = (
  request: FastifyRequest,
  post: Post,
  people: readonly Pick<ClinicPerson, 'patientId'>[],
  { db }: Deps,
): Promise<void> => {
  const actor = { requestId: request.id, staff: staffActor(request, post) };
  const seen = new Set(people.map(({ patientId }) => patientId));
  return recordLooks(
    db,
    [...seen].map((patientId) => clinicEvent(actor, 'identity.read', { patientId, entityId: patientId })),
  );
};

const listRequests = async (request: FastifyRequest, clinicId: string, deps: Deps): Promise<StaffAccess> => {
  const post = await peoplePostAt(request, clinicId, deps);
  const today = todayAt(deps.clock());
  const found = await listWaitingRequests(deps.db, { clinicId, limit: mostListed + 1 });
  const shown = found.slice(0, mostListed);
  await recordLook(request, post, shown, deps);
  return {
    more: found.length > shown.length,
    requests: shown.map(({ linkId, holder, basis, startsOn, endsOn, askedAt, ...person }) => {
      const link = { state: 'pending', scopes: [], locked: false, lockReason: null, basis, startsOn, endsOn } as const;
      return {
        linkId,
        person: toSummary(person, today),
        holder,
        basis,
        awaits: awaitedOf({ ...link, birthDate: person.birthDate }, today) ?? 'clinic',
        askedAt: askedAt.toISOString(),
      };
    }),
  };
};

const find = async (request: FastifyRequest, { clinic, ...asked }: StaffFindBody, deps: Deps): Promise<StaffFound> => {
  const post = await peoplePostAt(request, clinic, deps);
  const found = await findClinicPeople(deps.db, deps.vault, { clinicId: clinic, ...asked });
  await recordLook(request, post, found, deps);
  const today = todayAt(deps.clock());
  return { people: found.map((person) => toSummary(person, today)) };
};

const lockOf = (link: DelegationLink, today: string): StaffPersonLink['lock'] => {
  const { locked, lockReason } = lockOn(link, today);
  if (!locked) return null;
  if (lockReason === lockReasons.own) return 'own';
  return lockReason === lockReasons.age ? 'age' : 'clinic';
};

const toLink = (link: DelegationLink, today: string): StaffPersonLink => ({
  linkId: link.linkId,
  holder: [link.holderFirstName, link.holderLastName].filter(Boolean).join(' '),
  basis: link.basis,
  scopes: [...link.scopes],
  state: link.state === 'active' ? 'active' : 'pending',
  awaits: awaitedOf(link, today) ?? null,
  isSeen: link.isSeen,
  lock: lockOf(link, today),
  endsOn: link.endsOn,
  acts: offeredLinkActs(link, today),
});

const show = async (
  request: FastifyRequest,
  { clinicId, patientId }: { clinicId: string; patientId: string },
  deps: Deps,
): Promise<StaffPerson> => {
  const { db, vault } = deps;
  const post = await peoplePostAt(request, clinicId, deps);
  const person = await findClinicPerson(db, clinicId, patientId);
  if (person === undefined) throw new MissingRecord();
  const twins = await listTwins(db, vault, { clinicId, patientId });
  await recordLook(request, post, [person, ...twins], deps);
  const today = todayAt(deps.clock());
  const links = (await listLinksOnRecord(db, patientId)).filter((link) => !isOver(link, today));
  return {
    person: toSummary(person, today),
    links: links.map((link) => toLink(link, today)),
    twins: twins.map((twin) => toSummary(twin, today)),
  };
};

export const staffPeopleRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('showAccess'),
    onRequest: requireStaff,
    schema: { querystring: staffPeopleQuery, response: { 200: staffAccess } },
    handler: (request) => listRequests(request, request.query.clinic, deps),
  });

  app.route({
    ...staffAt('findPeople'),
    onRequest: requireStaff,
    schema: { body: staffFindBody, response: { 200: staffFound } },
    handler: (request) => find(request, request.body, deps),
  });

  app.route({
    ...staffAt('showPerson'),
    onRequest: requireStaff,
    schema: { params: z.strictObject({ id }), querystring: staffPeopleQuery, response: { 200: staffPerson } },
    handler: (request) => show(request, { clinicId: request.query.clinic, patientId: request.params.id }, deps),
  });
};
