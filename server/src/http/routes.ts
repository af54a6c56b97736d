import type { FastifyRequest } from 'fastify';

import { agreement, agreementBody, type Agreement, type AgreementBody } from '../../../contract/delegates.ts';
import { recordAudit } from '../data/audit.ts';
import { tryAgreementLink } from '../data/delegation/agreementLinks.ts';
import { closeLink, openLink } from '../data/delegation/decideLink.ts';
import { takeLink } from '../data/delegation/links.ts';
import { isNumberSeen } from '../data/delegation/sameNumber.ts';
import { onDevice } from '../data/requestDevice.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { hashAgreementKey } from '../domain/delegation/agreementLink.ts';
import { toAgreement } from '../domain/delegation/delegateView.ts';
import { awaitedOf, decideGrant, grantableBy, isOutgrownAccess, mayWithdraw } from '../domain/delegation/granting.ts';
import { isOver } from '../domain/dependentLink.ts';
import { deviceLabel } from '../domain/deviceLabel.ts';
import { BrokenRule, ExpiredRecord } from '../domain/errors.ts';
import { accessLogRoutes } from './accessLog.ts';
import { accountEmailRoutes } from './accountEmail.ts';
import { accountPasswordRoutes } from './accountPassword.ts';
import { addDependentRoutes } from './addDependent.ts';
import { appointmentLinkRoutes } from './appointmentLink.ts';
import { appointmentRoutes } from './appointments.ts';
import { at } from './at.ts';
import { calendarFeedRoutes } from './calendarFeed.ts';
import { closeRoutes } from './closing/close.ts';
import { outlookRoutes } from './closing/outlook.ts';
import { reopenRoutes } from './closing/reopen.ts';
import { consentRoutes } from './consents.ts';
import { csrfHook } from './csrfHook.ts';
import { delegatesRoutes } from './delegates.ts';
import { dependentAccessRoutes } from './dependentAccess.ts';
import { dependentsRoutes } from './dependents.ts';
import type { Plugin, Deps } from './deps.ts';
import { deviceRoutes } from './devices.ts';
import { eventRoutes } from './events.ts';
import { exportRoutes } from './export/exportFile.ts';
import { guestRoutes } from './guest.ts';
import { idempotencyHook } from './idempotency.ts';
import { invitationAreaRoutes } from './invitation.ts';
import { invitationHook } from './invitation/invitationHook.ts';
import { legalRoutes } from './legal.ts';
import { supportRoutes } from './support.ts';
import { loginRoutes } from './login.ts';
import { mailboxRoutes } from './mailbox.ts';
import { openMailedLink, type MailedLink } from './openMailedLink.ts';
import { paceHook } from './paceHook.ts';
import { pushRoutes } from './pushes.ts';
import { recoveryRoutes } from './recovery.ts';
import { responsePaddingHook } from './responsePadding.ts';
import { secondFactorRoutes } from './secondFactor/changes.ts';
import { enrolmentRoutes } from './secondFactor/enrolment.ts';
import { newPasskeyRoutes } from './secondFactor/newPasskey.ts';
import { passkeyCheckRoutes } from './secondFactor/passkeyCheck.ts';
import { passkeyLoginRoutes } from './secondFactor/passkeyLogin.ts';
import { removePasskeyRoutes } from './secondFactor/removePasskey.ts';
import { secondStepRoutes } from './secondFactor/secondStep.ts';
import { sessionRoutes } from './session.ts';
import { sessionHook } from './sessionHook.ts';
import { signupRoutes } from './signup.ts';
import { staffRoutes } from './staff.ts';
import { staffHook } from './staff/staffHook.ts';
import { textRoutes } from './texts.ts';
import { userRoutes } from './user.ts';
import { verificationRoutes } from './verification.ts';

/** Body parsing would lose the async context. */
const deviceHook: Plugin = (app) => {
  app.addHook('preValidation', (request, _reply, done) => {
    onDevice(deviceLabel(request.headers['user-agent']), done);
  });
};

const requestLink: MailedLink<{ linkId: string; patientId: string }> = {
  hash: hashAgreementKey,
  tryDate: tryAgreementLink,
  expired: 'agreement.expired',
  wrong: 'agreement.wrongBirthDate',
  mistake: ({ linkId, patientId }) => ({ action: 'agreement.mistaken', patientId, entityId: linkId }),
};

/** Agreeing twice changes nothing, even after a later decision elsewhere; refusing ends consent. */
const act = async (request: FastifyRequest, body: AgreementBody, deps: Deps): Promise<Agreement> => {
  const { linkId } = await openMailedLink(request, body, requestLink, deps);
  const today = todayAt(deps.clock());
  return inTransaction(deps.db, async (transaction) => {
    const link = await takeLink(transaction, linkId);
    if (link === undefined || isOver(link, today) || isOutgrownAccess(link, today))
      throw new ExpiredRecord('agreement.expired');
    if (await isNumberSeen(transaction, deps.vault, link.patientId)) throw new ExpiredRecord('agreement.expired');
    const acting = {
      accountId: null,
      patientId: link.patientId,
      capacity: 'anonymous',
      requestId: request.id,
    } as const;
    const deciding = { link, acting, today, vault: deps.vault };
    if (body.action === 'refuse') {
      if (!mayWithdraw(link, today)) throw new BrokenRule('dependents.clinicEnds');
      await closeLink(transaction, deciding);
      return { ...toAgreement(link, today), state: 'ended' };
    }
    if (body.action === 'agree' && awaitedOf(link, today) === 'person') {
      const scopes = body.scopes ?? grantableBy(link, 'claimed', today);
      await openLink(transaction, deciding, decideGrant(link, scopes, { identity: 'claimed', today }));
    } else {
      await recordAudit(transaction, {
        action: 'agreement.opened',
        capacity: 'anonymous',
        actorAccountId: null,
        patientId: link.patientId,
        entityId: linkId,
        requestId: request.id,
      });
    }
    return toAgreement((await takeLink(transaction, linkId)) ?? link, today);
  });
};

/** Emailed link and birth date (product §8 addDependent). Opening it requests nothing. */
const agreementRoutes: Plugin = (app, deps) => {
  app.route<{ Body: AgreementBody }>({
    ...at('openAgreement'),
    schema: { body: agreementBody, response: { 200: agreement } },
    handler: (request) => act(request, request.body, deps),
  });
};

/** Order matters. */
export const hooks: Plugin[] = [
  sessionHook,
  staffHook,
  invitationHook,
  paceHook,
  csrfHook,
  idempotencyHook,
  deviceHook,
  responsePaddingHook,
];

export const routes: Plugin[] = [
  loginRoutes,
  legalRoutes,
  supportRoutes,
  signupRoutes,
  verificationRoutes,
  recoveryRoutes,
  secondStepRoutes,
  sessionRoutes,
  enrolmentRoutes,
  secondFactorRoutes,
  passkeyLoginRoutes,
  newPasskeyRoutes,
  removePasskeyRoutes,
  passkeyCheckRoutes,
  userRoutes,
  accountPasswordRoutes,
  accountEmailRoutes,
  deviceRoutes,
  textRoutes,
  pushRoutes,
  accessLogRoutes,
  exportRoutes,
  consentRoutes,
  dependentsRoutes,
  dependentAccessRoutes,
  addDependentRoutes,
  delegatesRoutes,
  agreementRoutes,
  mailboxRoutes,
  appointmentRoutes,
  eventRoutes,
  appointmentLinkRoutes,
  guestRoutes,
  calendarFeedRoutes,
  invitationAreaRoutes,
  outlookRoutes,
  closeRoutes,
  reopenRoutes,
  staffRoutes,
];
