import type { FastifyRequest } from 'fastify';

import { invitationsAnswer, type Invitation, type InvitationsAnswer } from '../../../../contract/invitation.ts';
import { recordReading } from '../../data/audit.ts';
import { findInvitedHold, listInvitations, type InvitationRow } from '../../data/invitation/invitationRows.ts';
import { findAppointment } from '../../data/appointmentRows.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import type { Network } from '../../domain/network.ts';
import { toZonedIso } from '../../domain/zonedTime.ts';
import { languageOf } from '../actor.ts';
import type { BookingDeps, BookingRoutes } from '../appointments/booking.ts';
import { toHold, toAppointment, toSlot } from '../appointments/wire.ts';
import { toClinic, toHashes } from '../appointments/network.ts';
import { at } from '../at.ts';
import { requireInvitationSession, invitationSessionOf } from './invitationHook.ts';

type Around = { network: Network; lang: Language; held: Awaited<ReturnType<typeof findInvitedHold>> };

const toInvitation = async (
  row: InvitationRow,
  { network, lang, held }: Around,
  { db, vault }: BookingDeps,
): Promise<Invitation[]> => {
  const clinic = network.clinics.get(row.clinicId);
  if (clinic === undefined) return [];
  const appointment = row.reservationId === null ? undefined : await findAppointment(db, row.reservationId);
  const slot =
    held?.invitationId === row.invitationId ? toSlot({ ...held, heldByMe: true }, { network, lang }) : undefined;
  const { invitationId, careType, openUntil, placesLeft } = row;
  return [
    {
      invitationId,
      careType,
      placesLeft,
      clinic: toClinic(clinic),
      openUntil: toZonedIso(openUntil, clinic.timeZone),
      held: held === undefined || slot === undefined ? null : { ...toHold(held), space: slot },
      visit: appointment === undefined ? null : toAppointment(appointment, { vault, lang }),
    },
  ];
};

const list = async (request: FastifyRequest, deps: BookingDeps): Promise<InvitationsAnswer> => {
  const session = invitationSessionOf(request);
  const { firstName, patientId, sessionId } = session;
  const [{ invitations: rows, checkedAt }, held, network, practice] = await Promise.all([
    listInvitations(deps.db, session),
    findInvitedHold(deps.db, patientId),
    deps.directory.network.recent(),
    deps.directory.practice.recent(),
  ]);
  await recordReading(deps.db, {
    action: 'invitation.read',
    capacity: 'self',
    actorAccountId: null,
    patientId,
    entityId: sessionId,
    requestId: request.id,
  });
  const clinics = new Set(rows.map(({ clinicId }) => clinicId));
  const { hashProfName, professions } = toHashes(practice.filter(({ clinicId }) => clinics.has(clinicId)));
  const around = { network, held, lang: languageOf(request) };
  const invitations = await Promise.all(rows.map((row) => toInvitation(row, around, deps)));
  return { firstName, invitations: invitations.flat(), hashProfName, professions, checkedAt: checkedAt.toISOString() };
};

/** Product §4 Hub. */
export const invitationRoutes: BookingRoutes = (app, deps) => {
  app.route({
    ...at('listInvitations'),
    onRequest: requireInvitationSession,
    schema: { response: { 200: invitationsAnswer } },
    handler: (request) => list(request, deps),
  });
};
