import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { calendarFeed } from '../../../contract/appointmentLinks.ts';
import { listLinks } from '../data/actingLinks.ts';
import { recordAudit } from '../data/audit.ts';
import {
  endFeed,
  findFeedOwner,
  readFeedSecret,
  replaceFeedSecret,
  type FeedOwner,
} from '../data/calendar/calendarFeeds.ts';
import { listCalendarAppointments } from '../data/calendar/calendarAppointments.ts';
import { inTransaction } from '../data/transaction.ts';
import { mayActThrough } from '../domain/access.ts';
import { todayAt } from '../domain/age.ts';
import { calendarFrame, calendarType } from '../domain/calendarFile/calendarFrame.ts';
import { feedAddress, hashFeedSecret, newFeedSecret, secretIn } from '../domain/calendarFile/feedSecret.ts';
import { writeFeed } from '../domain/calendarFile/writeCalendar.ts';
import { MissingRecord } from '../domain/errors.ts';
import { at } from './at.ts';
import type { App, Deps, Plugin } from './deps.ts';
import { noteSeen } from './noteSeen.ts';
import { ownEvent } from './ownEvent.ts';
import { accountOf, keepSession, requireSession } from './sessionHook.ts';

const readRoute = (app: App, { config, db, vault }: Deps): void => {
  app.route({
    ...at('getCalendarFeed'),
    onRequest: requireSession,
    schema: { response: { 200: calendarFeed } },
    handler: async (request) => {
      const secret = await readFeedSecret(db, vault, accountOf(request).accountId);
      return { url: secret === null ? null : feedAddress(config.publicUrl, secret) };
    },
  });
};

/** Creates the feed or replaces its URL. */
const replaceRoute = (app: App, { config, db, vault }: Deps): void => {
  app.route({
    ...at('replaceCalendarFeed'),
    onRequest: requireSession,
    schema: { response: { 200: calendarFeed } },
    handler: async (request) => {
      const account = accountOf(request);
      const secret = newFeedSecret();
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        await replaceFeedSecret(transaction, vault, account.accountId, secret);
        await recordAudit(transaction, ownEvent('calendar.shared', account, request.id));
      });
      return { url: feedAddress(config.publicUrl, secret) };
    },
  });
};

const endRoute = (app: App, { db }: Deps): void => {
  app.route({
    ...at('endCalendarFeed'),
    onRequest: requireSession,
    schema: { response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const account = accountOf(request);
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        if (await endFeed(transaction, account.accountId))
          await recordAudit(transaction, ownEvent('calendar.ended', account, request.id));
      });
      reply.code(204);
    },
  });
};

/** Includes links at level *history*. */
const peopleOf = async ({ db, clock }: Deps, { accountId, patientId }: FeedOwner): Promise<string[]> => {
  const today = todayAt(clock());
  const others = (await listLinks(db, accountId)).filter((link) => mayActThrough(link, { scope: 'history', today }));
  return [patientId, ...others.map((link) => link.patientId)];
};

const feedOf = async (request: FastifyRequest, owner: FeedOwner, deps: Deps): Promise<string> => {
  const people = await peopleOf(deps, owner);
  const appointments = await listCalendarAppointments(deps.db, people);
  await noteSeen(deps, { action: 'calendar.read', reader: owner, patientIds: people, requestId: request.id });
  const shown = appointments.map((appointment) =>
    appointment.patientId === owner.patientId ? { ...appointment, firstName: null } : appointment,
  );
  return writeFeed(shown, calendarFrame(deps.config, deps.clock(), owner.lang));
};

/** Every invalid secret gets the same 404. */
const followRoute = (app: App, deps: Deps): void => {
  app.route<{ Params: { secret: string } }>({
    ...at('readCalendarFeed'),
    config: { background: true },
    schema: { params: z.strictObject({ secret: z.string() }), response: { 200: z.string() } },
    handler: async (request, reply) => {
      await deps.limits.admitCalendar(request.ip);
      const secret = secretIn(request.params.secret);
      const owner = secret === null ? undefined : await findFeedOwner(deps.db, hashFeedSecret(secret));
      if (owner === undefined) throw new MissingRecord();
      reply.type(calendarType('PUBLISH')).header('cache-control', 'private, no-store');
      return feedOf(request, owner, deps);
    },
  });
};

/** Product §4. The URL holds a 256-bit secret. */
export const calendarFeedRoutes: Plugin = (app, deps) => {
  for (const route of [readRoute, replaceRoute, endRoute, followRoute]) route(app, deps);
};
