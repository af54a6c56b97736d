import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { closedAccount, closingBody, type ClosedAccount, type ClosingBody } from '../../../../contract/closing.ts';
import { recordAudit } from '../../data/audit.ts';
import { lockPatient } from '../../data/bookingLocks.ts';
import { closeAccount, lockFreedSlots } from '../../data/closing/closeAccount.ts';
import { listBoundPeople } from '../../data/closing/leftAlone.ts';
import { endActing } from '../../data/endActing.ts';
import { queueMail } from '../../data/outbox.ts';
import type { AccountSecrets } from '../../data/passwordChanges.ts';
import { listNamed, type AppointmentRow } from '../../data/appointmentRows.ts';
import type { SignedIn } from '../../data/sessions.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import type { Actor } from '../../domain/access.ts';
import { closingTerms, reopenUntil } from '../../domain/closing.ts';
import { MissingSession } from '../../domain/errors.ts';
import { withOwnNumbers } from '../appointments/ownNumbers.ts';
import { toAppointment } from '../appointments/wire.ts';
import { languageOf } from '../actor.ts';
import { at } from '../at.ts';
import { cancelForPatient } from '../cancelForPatient.ts';
import { demandPassword } from '../demandPassword.ts';
import type { Deps, Plugin } from '../deps.ts';
import { byPassword, holdOwnPassword } from '../heldPassword.ts';
import { ownEvent } from '../ownEvent.ts';
import { clearSessionCookies } from '../sessionCookies.ts';
import { requireFreshCode } from '../secondFactor/requireFreshCode.ts';
import { accountOf, requireSession, unannounceEnd } from '../sessionHook.ts';
import { readLeaving } from './outlook.ts';

const actorAbout = ({ accountId, patientId: own }: SignedIn, patientId: string, requestId: string): Actor => ({
  accountId,
  patientId,
  capacity: patientId === own ? 'self' : 'delegate',
  requestId,
});

const letGo = async (
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  {
    people,
    cancelled,
    lang,
  }: { people: readonly string[]; cancelled: readonly AppointmentRow[]; lang: AccountSecrets['lang'] },
  deps: Deps,
): Promise<void> => {
  const account = accountOf(request);
  await lockFreedSlots(transaction, {
    accountId: account.accountId,
    slotIds: cancelled.map(({ slotId }) => slotId),
  });
  for (const { patientId, reservationId } of cancelled) {
    const actor = actorAbout(account, patientId, request.id);
    const isReader = actor.capacity === 'self';
    await cancelForPatient(transaction, actor, { reservationId, lang, isReader }, deps);
  }
  for (const patientId of people) {
    await endActing(
      transaction,
      { accountId: account.accountId, patientId },
      actorAbout(account, patientId, request.id),
    );
  }
};

/**
 * Locks all patients, then all slots, as bookings do.
 * @throws MissingSession when it was closed or the session ended meanwhile, PasswordReplaced
 */
const close = async (
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  { visits: input, secrets }: { visits: ClosingBody['visits']; secrets: AccountSecrets },
  deps: Deps,
): Promise<ClosedAccount> => {
  const account = accountOf(request);
  const [{ accountId }, { email, lang }] = [account, secrets];
  const people = await listBoundPeople(transaction, account);
  for (const patientId of people) await lockPatient(transaction, patientId);
  await holdOwnPassword(transaction, request, secrets);
  const { appointments } = await readLeaving(transaction, account, deps.clock());
  await letGo(
    transaction,
    request,
    { people, lang, cancelled: input === 'cancel' ? appointments.filter(({ cancellable }) => cancellable) : [] },
    deps,
  );
  const closedAt = await closeAccount(transaction, accountId);
  if (closedAt === undefined) throw new MissingSession();
  await queueMail(transaction, deps.vault, { template: 'accountClosed', accountId, lang, to: email });
  await recordAudit(transaction, ownEvent('account.closed', account, request.id));
  const standing = await listNamed(
    transaction,
    appointments.map(({ reservationId }) => reservationId),
  );
  const visits = standing.map((appointment) =>
    toAppointment(appointment, { vault: deps.vault, lang: languageOf(request) }),
  );
  return {
    ...closingTerms,
    visits: await withOwnNumbers(request, visits, { db: transaction }),
    closedAt: closedAt.toISOString(),
    reopenUntil: reopenUntil(closedAt).toISOString(),
  };
};

/**
 * Ends every session and stream. Appointments stay unless the user cancels them. The account can be reopened until a
 * job erases it.
 */
export const closeRoutes: Plugin = (app, deps) => {
  app.route({
    ...at('closeAccount'),
    onRequest: [requireSession, requireFreshCode(deps)],
    schema: { body: closingBody, response: { 200: closedAccount } },
    handler: async (request, reply) => {
      const { password, visits } = request.body;
      const closed = await byPassword(
        () => demandPassword(deps, request, password),
        (secrets) => inTransaction(deps.db, (transaction) => close(transaction, request, { visits, secrets }, deps)),
      );
      clearSessionCookies(reply, deps.config.https);
      unannounceEnd(reply);
      reply.header('clear-site-data', '"cache"');
      return closed;
    },
  });
};
