import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import {
  appointmentSchema,
  reserveBody,
  type Appointment,
  type ReserveBody,
} from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import type { Choice } from '../../../../contract/choices.ts';
import { patterns } from '../../../../contract/rules.ts';
import { choiceContext } from '../../data/choices/rememberedChoices.ts';
import { sealMessage } from '../../data/sealMessage.ts';
import type { Tables } from '../../data/tables.ts';
import { reasonContext, writeAppointment } from '../../data/writeAppointment.ts';
import { cancelUntil } from '../../domain/cancelling.ts';
import { makeReference } from '../../domain/reference.ts';
import { neverMoved } from '../../domain/movedFrom.ts';
import { objectionToReserving } from '../../domain/reserving.ts';
import { confirmationMessage } from '../../domain/appointmentMessages.ts';
import { checkReason } from '../../domain/appointmentReason.ts';
import { readsOwn } from '../../domain/whoseAppointment.ts';
import { at } from '../at.ts';
import { answerOnce, type Keeping } from '../keeping.ts';
import { requireConfirmedEmail, requireSession } from '../sessionHook.ts';
import { languageOf, subjectOf } from '../actor.ts';
import { slotIdIn, type BookingDeps, type BookingRoutes } from './booking.ts';
import { BookingObjection, withLockedBooking, type LockedBooking } from './bookingTransaction.ts';
import { careObjection } from './careObjection.ts';
import { accountCaller, type Caller } from './caller.ts';
import { admitNewcomer } from './newcomers.ts';
import { demandPhone } from './numberToCall.ts';
import { withOwnNumbers } from './ownNumbers.ts';
import { orRefuse } from './refusals.ts';
import { refusedTo } from './shownTo.ts';
import { toAppointment } from './wire.ts';

type AppointmentDetails = {
  /** Defaults to the slot's service. */
  reason: string | null;
  lang: Language;
  phone?: string | null;
  /** Only an account remembers. */
  remembered?: Pick<Choice, 'near'>;
  /** What the caller may see of it. */
  shown?: (appointment: Appointment, transaction: Transaction<Tables>) => Promise<Appointment>;
};

export type ReserveInput = AppointmentDetails & { slotId: string; keeping?: Keeping | null };

const reserveLocked = async (
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  { reason, lang, phone = null, remembered, shown }: AppointmentDetails,
  deps: BookingDeps,
): Promise<Appointment> => {
  const { vault, config } = deps;
  const { actor, patient, slot, claims, keeping } = booking;
  const isInvited = actor.invitationId !== undefined;
  const objection =
    objectionToReserving(slot, claims, config.booking.maxUpcoming) ?? careObjection(booking, isInvited ? null : reason);
  if (objection !== null) throw new BookingObjection(objection, booking, reason);
  const contactPhone = await demandPhone(transaction, booking, phone);
  await admitNewcomer(transaction, booking, deps);
  const appointment = {
    reservationId: newId(),
    reference: makeReference(),
    perName: slot.serviceName[lang],
    reasonSealed: vault.seal(reason ?? slot.serviceName[lang], reasonContext),
    cancelUntil: cancelUntil({ ...slot, bookedAt: claims.now }),
  };
  const reader = patient.lang ?? lang;
  const told = { ...slot, ...appointment, firstName: patient.firstName, isReader: readsOwn(patient, actor) };
  const message = confirmationMessage({ ...told, perName: slot.serviceName[reader] }, reader);
  const { clinicId, professionalId: profId, careType, mode } = slot;
  const chosen = remembered && { clinicId, profId, careType, mode, raisonVisite: reason ?? '', near: remembered.near };
  const booked = toAppointment(
    {
      ...{ ...slot, ...patient, ...appointment, isInvited, contactPhone, phoneChosenBy: null },
      ...{ ...neverMoved, status: 'booked', attendanceFrom: null, confirmedAt: null, cancelledBy: null },
    },
    { vault, lang },
  );
  const answer = shown === undefined ? booked : await shown(booked, transaction);
  await writeAppointment(transaction, actor, {
    ...appointment,
    slot,
    bookedAt: claims.now,
    invitationId: actor.invitationId ?? null,
    contactPhone,
    message: sealMessage(message, vault),
    isOffered: claims.isOffered,
    choiceSealed: chosen === undefined ? null : vault.seal(JSON.stringify(chosen), choiceContext),
    keepingFor: keeping && ((rows) => keeping.keep(answer, rows)),
  });
  return answer;
};

/** @throws Refusal */
export const reserveSlot = (
  caller: Caller,
  { slotId, reason, keeping = null, ...details }: ReserveInput,
  deps: BookingDeps,
): Promise<Appointment> => {
  const appointment = { ...details, reason: reason === null ? null : checkReason(reason) };
  return orRefuse(
    withLockedBooking(caller, deps, { slotId, keeping }, (transaction, booking) =>
      reserveLocked(transaction, booking, appointment, deps),
    ),
    deps,
    details.lang,
  );
};

/** What is no such area refuses no booking. */
const areaOf = (near: string | null | undefined): string | null =>
  near && patterns.forwardSortationArea.test(near) ? near : null;

/** Needs no hold; an expired one does no harm. */
export const reserveRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: ReserveBody }>({
    ...at('reserveSlot'),
    onRequest: requireSession,
    config: { keepsAnswer: true },
    schema: { body: reserveBody, response: { 201: appointmentSchema } },
    handler: async (request, reply) => {
      requireConfirmedEmail(request);
      const { space, raisonVisite, dependent, near } = request.body;
      const caller = accountCaller(request, subjectOf(request, dependent), deps);
      const input: ReserveInput = {
        ...{ slotId: slotIdIn(space), reason: raisonVisite, lang: languageOf(request) },
        remembered: { near: areaOf(near) },
        shown: async (appointment, db) => (await withOwnNumbers(request, [appointment], { db }))[0] ?? appointment,
      };
      return answerOnce(request, reply.code(201), deps, (keeping) =>
        refusedTo(request, reserveSlot(caller, { ...input, keeping }, deps), deps),
      );
    },
  });
};
