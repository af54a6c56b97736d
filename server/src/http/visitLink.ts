import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import { linkedVisit, visitLinkBody, type LinkedVisit, type VisitLinkBody } from '../../../contract/visitLinks.ts';
import { findLink } from '../data/actingLinks.ts';
import { recordAudit } from '../data/audit.ts';
import type { Acting } from '../data/auditTrail.ts';
import { lockPatient } from '../data/bookingLocks.ts';
import { listCompanions } from '../data/reminders/companions.ts';
import { readLinkedVisit, type LinkedVisitRow } from '../data/reminders/linkedVisit.ts';
import { tryVisitLink, type VisitLinkHolder } from '../data/reminders/visitLinks.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { ExpiredRecord, ForbiddenAction } from '../domain/errors.ts';
import { hashVisitKey } from '../domain/reminders/visitLink.ts';
import { rightInVisit } from '../domain/reminders/visitRights.ts';
import { toZonedIso } from '../domain/zonedTime.ts';
import { languageOf } from './actor.ts';
import { at } from './at.ts';
import { cancelForPatient } from './cancelForPatient.ts';
import type { Deps, Plugin } from './deps.ts';
import { openMailedLink, type MailedLink } from './openMailedLink.ts';
import { confirmByLink } from './visitLinkActs.ts';

const expired = (): ExpiredRecord => new ExpiredRecord('visitLink.expired');

const reminderLink: MailedLink<VisitLinkHolder> = {
  hash: hashVisitKey,
  tryDate: tryVisitLink,
  expired: 'visitLink.expired',
  wrong: 'visitLink.wrongBirthDate',
  mistake: ({ patientId, reservationId }) => ({ action: 'visitLink.refused', patientId, entityId: reservationId }),
};

/** Who opened a link, and what they may do with it. */
type LinkUser = { acting: Omit<Acting, 'patientId' | 'requestId'>; lang: Language; mayAct: boolean };

/**
 * The account of a link, and what it may do now: access that was taken away since the mail is gone. Whoever booked without an account
 * has none, and may act. @throws ExpiredRecord, ForbiddenAction
 */
const userOfLink = async (
  transaction: Transaction<Tables>,
  { accountId, ...visit }: VisitLinkHolder,
  { action, now, lang }: { action: VisitLinkBody['action']; now: Date; lang: Language },
): Promise<LinkUser> => {
  if (accountId === null) return { acting: { accountId, capacity: 'anonymous' }, lang, mayAct: true };
  await findLink(transaction, { ...visit, accountId }, { keep: true });
  const account = (await listCompanions(transaction, visit)).find((each) => each.accountId === accountId);
  const right = account === undefined ? 'none' : rightInVisit(account, todayAt(now));
  if (account === undefined || right === 'none') throw expired();
  const mayAct = right === 'act';
  if (action !== 'read' && !mayAct) throw new ForbiddenAction('dependents.noAccess');
  return { acting: { accountId, capacity: account.isOwn ? 'self' : 'delegate' }, lang: account.lang, mayAct };
};

const toLinkedVisit = (
  { startsAt, endsAt, cancelUntil, confirmedAt, ...visit }: LinkedVisitRow,
  mayAct: boolean,
): LinkedVisit => ({
  ...visit,
  mayAct,
  start: toZonedIso(startsAt, visit.timeZone),
  durationMinutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
  cancelUntil: toZonedIso(cancelUntil, visit.timeZone),
  ...(confirmedAt === null ? {} : { confirmedAt: toZonedIso(confirmedAt, visit.timeZone) }),
});

const act = async (request: FastifyRequest, body: VisitLinkBody, deps: Deps): Promise<LinkedVisit> => {
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
    if (action === 'cancel')
      await cancelForPatient(transaction, actor, { reservationId, lang: patient?.lang ?? lang }, deps);
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
    return toLinkedVisit(await readLinkedVisit(transaction, reservationId), mayAct);
  });
};

/**
 * POST nosession/api/visit: a mailed reminder, or the mail about a visit booked without an account, lets its holder see a visit, confirm it or cancel it, by the birth date (product §8
 * Lives). Opening the link asks nothing of the server; acting on a visit that is cancelled already shows it so.
 */
export const visitLinkRoutes: Plugin = (app, deps) => {
  app.route<{ Body: VisitLinkBody }>({
    ...at('openVisitLink'),
    schema: { body: visitLinkBody, response: { 200: linkedVisit } },
    handler: (request) => act(request, request.body, deps),
  });
};
