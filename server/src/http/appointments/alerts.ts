import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';
import { z } from 'zod';

import {
  alert,
  alertBody,
  alertReference,
  alertsAnswer,
  watched,
  type Alert,
  type AlertBody,
  type AlertsAnswer,
} from '../../../../contract/alerts.ts';
import { appointmentLimits } from '../../../../contract/limits.ts';
import { findAppointment, type AppointmentRow } from '../../data/appointmentRows.ts';
import { criteriaContext, listAlerts, type AlertRow } from '../../data/alerts/alertRows.ts';
import { endAlert, findAlertPatient } from '../../data/alerts/endAlert.ts';
import { countLiveAlerts, findMovableAppointment, findWritten, writeAlert } from '../../data/alerts/writeAlert.ts';
import { lockPatient } from '../../data/bookingLocks.ts';
import { givenReason } from '../../data/givenReason.ts';
import { fsaPoint } from '../../data/fsaPoints.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { todayAt } from '../../domain/age.ts';
import { toWatch, watchFor, type Watch } from '../../domain/alerts/watching.ts';
import { reasonCode } from '../../domain/care/suitability.ts';
import { BrokenRule, MissingRecord } from '../../domain/errors.ts';
import { checkReason } from '../../domain/appointmentReason.ts';
import { unreadableText } from '../../domain/unreadable.ts';
import { at } from '../at.ts';
import { noteSeen } from '../noteSeen.ts';
import { accountOf, requireSession } from '../sessionHook.ts';
import { actorFor, languageOf, subjectOf } from '../actor.ts';
import { bookablePeople, type BookingDeps, type BookingRoutes } from './booking.ts';
import { toSlots } from './findSlots.ts';

type Input = AlertBody & { patientId: string; watch: Watch };

/** @throws Refusal */
const findReplaced = async (
  transaction: Transaction<Tables>,
  { patientId, reservationId }: { patientId: string; reservationId: string },
): Promise<AppointmentRow> => {
  const standing = await findMovableAppointment(transaction, reservationId, patientId);
  const appointment = await findAppointment(transaction, reservationId);
  if (standing === undefined || appointment === undefined) throw new MissingRecord();
  if (!standing.movable) throw new BrokenRule('appointment.notMovable');
  return appointment;
};

/** @throws Refusal */
const admit = async (
  transaction: Transaction<Tables>,
  { patientId, reservationId = null, watch }: Input,
  { vault }: BookingDeps,
): Promise<Watch> => {
  const replaced = reservationId === null ? null : await findReplaced(transaction, { patientId, reservationId });
  if ((await countLiveAlerts(transaction, patientId)) >= appointmentLimits.alerts)
    throw new BrokenRule('alert.tooMany');
  return replaced === null ? watch : watchFor(watch, reasonCode(givenReason(replaced, vault)));
};

const add = (request: FastifyRequest, input: Input, deps: BookingDeps): Promise<Alert> => {
  const { patientId, criteria, reservationId = null } = input;
  const [alertId, dated] = [
    request.idempotencyKey?.newId ?? newId(),
    { ...criteria, from: input.watch.from, to: input.watch.to },
  ];
  return inTransaction(deps.db, async (transaction) => {
    await lockPatient(transaction, patientId);
    const actor = await actorFor(
      request,
      { patientId, scope: 'book' },
      { db: transaction, clock: deps.clock, keep: true },
    );
    const standing = await findWritten(transaction, actor, alertId);
    const { createdAt } =
      standing ??
      (await writeAlert(transaction, actor, {
        alertId,
        reservationId,
        watch: await admit(transaction, input, deps),
        criteriaSealed: deps.vault.seal(JSON.stringify(dated), criteriaContext),
        maxUpcoming: deps.config.booking.maxUpcoming,
        newcomerShare: deps.config.booking.newcomerShare,
      }));
    return { alertId, patientId, reservationId, criteria: dated, state: 'waiting', createdAt: createdAt.toISOString() };
  });
};

const addRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: AlertBody }>({
    ...at('addAlert'),
    onRequest: requireSession,
    schema: { body: alertBody, response: { 201: alert } },
    handler: async (request, reply) => {
      const { criteria, dependent } = request.body;
      if (criteria.raisonVisite) checkReason(criteria.raisonVisite);
      const { patientId } = await actorFor(request, { patientId: subjectOf(request, dependent), scope: 'book' }, deps);
      const watch = toWatch(criteria, { today: todayAt(deps.clock()), locate: fsaPoint });
      return reply.code(201).send(await add(request, { ...request.body, patientId, watch }, deps));
    },
  });
};

/** Only the person and the alert's author see the reason. */
const criteriaFor = (request: FastifyRequest, row: AlertRow, { vault }: BookingDeps): Alert['criteria'] => {
  const { accountId, patientId } = accountOf(request);
  const unreadable = JSON.stringify({ raisonVisite: unreadableText });
  const opened = vault.openOr(row.criteriaSealed, criteriaContext, unreadable);
  const { raisonVisite, ...criteria } = watched.parse(JSON.parse(opened));
  const mayKnowWhy = row.patientId === patientId || row.accountId === accountId;
  return mayKnowWhy && raisonVisite !== undefined ? { ...criteria, raisonVisite } : criteria;
};

const list = async (request: FastifyRequest, deps: BookingDeps): Promise<AlertsAnswer> => {
  const { alerts, checkedAt } = await listAlerts(deps.db, await bookablePeople(request, deps));
  await noteSeen(deps, {
    action: 'alert.seen',
    reader: accountOf(request),
    patientIds: alerts.map(({ patientId }) => patientId),
    requestId: request.id,
  });
  const rows = alerts.flatMap(({ offer }) => (offer === null ? [] : { ...offer.slot, heldByMe: true, metres: null }));
  const slots = await toSlots(
    { slots: rows, network: await deps.directory.network.recent() },
    deps,
    languageOf(request),
  );
  return {
    checkedAt: checkedAt.toISOString(),
    alerts: alerts.map((row): Alert => {
      const { alertId, patientId, reservationId, state, createdAt, missedAt, offer } = row;
      const slot = slots.find(({ spaceId }) => spaceId === offer?.slot.slotId);
      return {
        alertId,
        patientId,
        reservationId,
        state,
        createdAt: createdAt.toISOString(),
        criteria: criteriaFor(request, row, deps),
        ...(offer === null || slot === undefined
          ? {}
          : { offer: { space: slot, expiresAt: offer.expiresAt.toISOString() } }),
        ...(missedAt === null ? {} : { missedAt: missedAt.toISOString() }),
      };
    }),
  };
};

const listRoute: BookingRoutes = (app, deps) => {
  app.route({
    ...at('listAlerts'),
    onRequest: requireSession,
    config: { background: true },
    schema: { response: { 200: alertsAnswer } },
    handler: (request) => list(request, deps),
  });
};

/** An open offer goes to the next person. */
const endRoute: BookingRoutes = (app, deps) => {
  app.route<{ Params: { id: string } }>({
    ...at('endAlert'),
    onRequest: requireSession,
    schema: { params: alertReference, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const patientId = await findAlertPatient(deps.db, request.params.id);
      if (patientId === undefined) throw new MissingRecord();
      await inTransaction(deps.db, async (transaction) => {
        await lockPatient(transaction, patientId);
        const actor = await actorFor(request, { patientId, scope: 'book' }, { ...deps, db: transaction, keep: true });
        await endAlert(transaction, actor, request.params.id);
      });
      reply.code(204);
    },
  });
};

/** Product §4, §8 Alert offers. Reserve or reschedule accepts an offer; release declines. */
export const alertRoutes: BookingRoutes = (app, deps) => {
  for (const route of [addRoute, listRoute, endRoute]) route(app, deps);
};
