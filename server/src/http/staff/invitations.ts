import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { z } from 'zod';

import { checkName, tidyName } from '../../../../contract/names.ts';
import { bareNam, checkBirthDate, checkEmail, checkNam, cleanEmail } from '../../../../contract/rules.ts';
import {
  staffInvitationActBody,
  staffInvitations,
  staffInvitationsQuery,
  staffInviteBody,
  staffInvited,
  type StaffInvitationActBody,
  type StaffInvitations,
  type StaffInviteBody,
  type StaffInvited,
} from '../../../../contract/staffInvitations.ts';
import { id } from '../../../../contract/wire.ts';
import { recordLooks } from '../../data/audit.ts';
import { clinicEvent } from '../../data/auditTrail.ts';
import { lockPatient } from '../../data/bookingLocks.ts';
import { inviteByClinic, renewByClinic, uninviteByClinic } from '../../data/clinicActs/inviteByClinic.ts';
import { lockNumbers } from '../../data/delegation/lockNumbers.ts';
import { findStandingInvitation, type KnownInvitation } from '../../data/invitation/invite.ts';
import { listOpenInvitations } from '../../data/staff/clinicInvitations.ts';
import type { Tables } from '../../data/tables.ts';
import { todayAt } from '../../domain/age.ts';
import { refuseWrong } from '../../domain/brokenFields.ts';
import { dayMs } from '../../domain/durations.ts';
import { BrokenRule, Conflict, MissingRecord } from '../../domain/errors.ts';
import { InvitationRefused } from '../../domain/invitation/invitationRefused.ts';
import { toZonedIso } from '../../domain/zonedTime.ts';
import type { Deps, Plugin } from '../deps.ts';
import { onSlots, slotsPostAt } from './onSlots.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff, staffActor } from './staffHook.ts';

const list = async (request: FastifyRequest, clinic: string, { clock, db }: Deps): Promise<StaffInvitations> => {
  const post = await slotsPostAt(request, clinic, { db });
  const open = await listOpenInvitations(db, post.clinicId, clock());
  const actor = { requestId: request.id, staff: staffActor(request, post) };
  await recordLooks(
    db,
    open.map(({ invitationId: entityId, patientId }) => clinicEvent(actor, 'invitation.read', { patientId, entityId })),
  );
  return {
    invitations: open.map(({ invitationId, name, careType, openUntil, slotsKept: slots, isLocked, reference }) => ({
      invitationId,
      name,
      careType,
      slots,
      isLocked,
      openUntil: toZonedIso(openUntil, post.timeZone),
      isBooked: reference !== null,
    })),
  };
};

const readPerson = ({ nam, birthDate, firstName, lastName }: StaffInviteBody) => ({
  nam: bareNam(nam),
  birthDate,
  firstName: tidyName(firstName),
  lastName: tidyName(lastName),
});

const refused = ({ why }: InvitationRefused) =>
  why === 'otherBirthDate' ? new BrokenRule('staff.invite.birthDate') : new Conflict(`staff.invite.${why}`);

/** @throws BrokenRule (422) for what is mistyped; Conflict (409) without such a slot */
const invite = async (request: FastifyRequest, body: StaffInviteBody, deps: Deps): Promise<StaffInvited> => {
  await slotsPostAt(request, body.clinic, deps);
  const [person, email, now] = [readPerson(body), cleanEmail(body.email), deps.clock()];
  refuseWrong({
    nam: checkNam(person.nam),
    birthDate: checkBirthDate(person.birthDate, todayAt(now)),
    firstName: checkName(person.firstName),
    lastName: checkName(person.lastName),
    email: checkEmail(email),
  });
  const { careType, count, days, lang } = body;
  const openUntil = new Date(now.getTime() + days * dayMs);
  const inviting = { person, email, careType, count, lang, openUntil, slotIds: [] };
  return onSlots(request, body.clinic, deps, {
    lock: (transaction) => lockNumbers(transaction, deps.vault, [person.nam]),
    act: ({ transaction, by, post }) =>
      inviteByClinic(transaction, { ...by, vault: deps.vault }, { ...inviting, clinic: post }),
  }).catch((error: unknown) => {
    throw error instanceof InvitationRefused ? refused(error) : error;
  });
};

/** @throws MissingRecord (404) for one of another clinic, or that ended meanwhile, as for none */
const act = (
  request: FastifyRequest,
  invitationId: string,
  asked: StaffInvitationActBody,
  deps: Deps,
): Promise<void> => {
  const find = async (transaction: Transaction<Tables>): Promise<KnownInvitation> => {
    const known = await findStandingInvitation(transaction, invitationId, asked.clinic);
    if (known === undefined) throw new MissingRecord();
    return known;
  };
  return onSlots(request, asked.clinic, deps, {
    lock: async (transaction) => {
      await lockPatient(transaction, (await find(transaction)).patientId);
    },
    act: async ({ transaction, by }) => {
      const known = await find(transaction);
      if (asked.act === 'end') await uninviteByClinic(transaction, by, known);
      else await renewByClinic(transaction, { ...by, vault: deps.vault }, known);
    },
  });
};

const nothing = z.undefined();

/** Decision 112. */
export const staffInvitationRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('showInvitations'),
    onRequest: requireStaff,
    schema: { querystring: staffInvitationsQuery, response: { 200: staffInvitations } },
    handler: (request) => list(request, request.query.clinic, deps),
  });

  app.route({
    ...staffAt('invitePerson'),
    onRequest: requireStaff,
    schema: { body: staffInviteBody, response: { 200: staffInvited } },
    handler: (request) => invite(request, request.body, deps),
  });

  app.route({
    ...staffAt('actOnInvitation'),
    onRequest: requireStaff,
    schema: { params: z.strictObject({ id }), body: staffInvitationActBody, response: { 204: nothing } },
    handler: async (request, reply) => {
      await act(request, request.params.id, request.body, deps);
      reply.code(204);
    },
  });
};
