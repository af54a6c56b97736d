import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import {
  mailedLinkAppointment,
  appointmentLinkBody,
  type MailedLinkAppointment,
  type AppointmentLinkBody,
} from '../../../contract/appointmentLinks.ts';
import type { Language } from '../../../contract/catalogues.ts';
import { findLink } from '../data/actingLinks.ts';
import { recordAudit } from '../data/audit.ts';
import type { Acting } from '../data/auditTrail.ts';
import { lockPatient } from '../data/bookingLocks.ts';
import { writeConfirmation, readConfirmability } from '../data/confirmAppointment.ts';
import { tryAppointmentLink, type AppointmentLinkHolder } from '../data/reminders/appointmentLinks.ts';
import { listCompanions } from '../data/reminders/companions.ts';
import { readLinkedAppointment, type LinkedAppointmentRow } from '../data/reminders/linkedAppointment.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { decideConfirm } from '../domain/confirming.ts';
import { minuteMs } from '../domain/durations.ts';
import { ExpiredRecord, ForbiddenAction } from '../domain/errors.ts';
import { toMovedFrom } from '../domain/movedFrom.ts';
import { hashAppointmentKey } from '../domain/reminders/appointmentLink.ts';
import { rightInAppointment } from '../domain/reminders/appointmentRights.ts';
import { toZonedIso } from '../domain/zonedTime.ts';
import { readsOwn } from '../domain/whoseAppointment.ts';
import { languageOf } from './actor.ts';
import { at } from './at.ts';
import { cancelForPatient } from './cancelForPatient.ts';
import type { Deps, Plugin } from './deps.ts';
import { openMailedLink, type MailedLink } from './openMailedLink.ts';

/** Lock the patient first. */
const confirmByLink = async (transaction: Transaction<Tables>, actor: Acting, reservationId: string): Promise<void> => {
  const standing = await readConfirmability(transaction, reservationId);
  if (standing !== undefined && decideConfirm(standing) === 'confirm')
    await writeConfirmation(transaction, actor, reservationId);
};

const expired = (): ExpiredRecord => new ExpiredRecord('visitLink.expired');

const reminderLink: MailedLink<AppointmentLinkHolder> = {
  hash: hashAppointmentKey,
  tryDate: tryAppointmentLink,
  expired: 'visitLink.expired',
  wrong: 'visitLink.wrongBirthDate',
  mistake: ({ patientId, reservationId }) => ({ action: 'visitLink.refused', patientId, entityId: reservationId }),
};

type LinkUser = { acting: Omit<Acting, 'patientId' | 'requestId'>; lang: Language; mayAct: boolean };

/**
 * Access may have been revoked since the email. Guests may act.
 * @throws ExpiredRecord, ForbiddenAction
 */
const userOfLink = async (
  transaction: Transaction<Tables>,
  { accountId, ...appointment }: AppointmentLinkHolder,
  { action, now, lang }: { action: AppointmentLinkBody['action']; now: Date; lang: Language },
): Promise<LinkUser> => {
  if (accountId === null) return { acting: { accountId, capacity: 'anonymous' }, lang, mayAct: true };
  await findLink(transaction, { ...appointment, accountId }, { keep: true });
  const account = (await listCompanions(transaction, appointment)).find((each) => each.accountId === accountId);
  const right = account === undefined ? 'none' : rightInAppointment(account, todayAt(now));
  if (account === undefined || right === 'none') throw expired();
  const mayAct = right === 'act';
  if (action !== 'read' && !mayAct) throw new ForbiddenAction('dependents.noAccess');
  return { acting: { accountId, capacity: account.isOwn ? 'self' : 'delegate' }, lang: account.lang, mayAct };
};

const toLinkedAppointment = (
  { startsAt, endsAt, cancelUntil, attendanceFrom, confirmedAt, ...row }: LinkedAppointmentRow,
  mayAct: boolean,
): MailedLinkAppointment => {
  const { movedFrom, movedFromMode, movedFromClinic, ...appointment } = row;
  return {
    ...appointment,
    mayAct,
    start: toZonedIso(startsAt, appointment.timeZone),
    durationMinutes: Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs),
    cancelUntil: toZonedIso(cancelUntil, appointment.timeZone),
    ...(attendanceFrom === null ? {} : { attendanceFrom: toZonedIso(attendanceFrom, appointment.timeZone) }),
    ...(confirmedAt === null ? {} : { confirmedAt: toZonedIso(confirmedAt, appointment.timeZone) }),
    ...toMovedFrom({ movedFrom, movedFromMode, movedFromClinic }, appointment.timeZone),
  };
};

const act = async (request: FastifyRequest, body: AppointmentLinkBody, deps: Deps): Promise<MailedLinkAppointment> => {
  const holder = await openMailedLink(request, body, reminderLink, deps);
  const { action } = body;
  const { reservationId, patientId } = holder;
  return inTransaction(deps.db, async (transaction) => {
    const patient = await lockPatient(transaction, patientId);
    const { acting, lang, mayAct } = await userOfLink(transaction, holder, {
      action,
      now: deps.clock(),
      lang: languageOf(request),
    });
    const actor = { ...acting, patientId, requestId: request.id };
    if (action === 'confirm') await confirmByLink(transaction, actor, reservationId);
    if (action === 'cancel') {
      const told = { lang: patient?.lang ?? lang, isReader: readsOwn(patient ?? { lang: null }, actor) };
      await cancelForPatient(transaction, actor, { reservationId, ...told }, deps);
    }
    if (action === 'read') {
      await recordAudit(transaction, {
        action: 'visitLink.opened',
        capacity: actor.capacity,
        actorAccountId: actor.accountId,
        patientId,
        entityId: reservationId,
        requestId: request.id,
      });
    }
    return toLinkedAppointment(await readLinkedAppointment(transaction, reservationId), mayAct);
  });
};

/**
 * Emailed link and birth date (product §8 Lives). Opening it requests nothing. A cancelled appointment is returned
 * unchanged.
 */
export const appointmentLinkRoutes: Plugin = (app, deps) => {
  app.route<{ Body: AppointmentLinkBody }>({
    ...at('openAppointmentLink'),
    schema: { body: appointmentLinkBody, response: { 200: mailedLinkAppointment } },
    handler: (request) => act(request, request.body, deps),
  });
};
