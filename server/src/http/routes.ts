import { onDevice } from '../data/requestDevice.ts';
import { deviceLabel } from '../domain/deviceLabel.ts';
import { accessLogRoutes } from './accessLog.ts';
import { accountEmailRoutes } from './accountEmail.ts';
import { accountPasswordRoutes } from './accountPassword.ts';
import { addDependentRoutes } from './addDependent.ts';
import { agreementRoutes } from './agreement.ts';
import { appointmentLinkRoutes } from './appointmentLink.ts';
import { appointmentRoutes } from './appointments.ts';
import { calendarFeedRoutes } from './calendarFeed.ts';
import { closeRoutes } from './closing/close.ts';
import { outlookRoutes } from './closing/outlook.ts';
import { reopenRoutes } from './closing/reopen.ts';
import { consentRoutes } from './consents.ts';
import { csrfHook } from './csrfHook.ts';
import { delegatesRoutes } from './delegates.ts';
import { dependentAccessRoutes } from './dependentAccess.ts';
import { dependentsRoutes } from './dependents.ts';
import type { Plugin } from './deps.ts';
import { deviceRoutes } from './devices.ts';
import { eventRoutes } from './events.ts';
import { exportRoutes } from './export/exportFile.ts';
import { guestRoutes } from './guest.ts';
import { idempotencyHook } from './idempotency.ts';
import { invitationAreaRoutes } from './invitation.ts';
import { invitationHook } from './invitation/invitationHook.ts';
import { legalRoutes } from './legal.ts';
import { loginRoutes } from './login.ts';
import { mailboxRoutes } from './mailbox.ts';
import { paceHook } from './paceHook.ts';
import { recoveryRoutes } from './recovery.ts';
import { responsePaddingHook } from './responsePadding.ts';
import { secondFactorRoutes } from './secondFactor/changes.ts';
import { enrolmentRoutes } from './secondFactor/enrolment.ts';
import { newPasskeyRoutes } from './secondFactor/newPasskey.ts';
import { ownPasskeyRoutes } from './secondFactor/ownPasskeys.ts';
import { passkeyCheckRoutes } from './secondFactor/passkeyCheck.ts';
import { passkeyLoginRoutes } from './secondFactor/passkeyLogin.ts';
import { secondStepRoutes } from './secondFactor/secondStep.ts';
import { sessionRoutes } from './session.ts';
import { sessionHook } from './sessionHook.ts';
import { signupRoutes } from './signup.ts';
import { pushRoutes } from './pushes.ts';
import { staffActRoutes } from './staff/acts.ts';
import { staffDayRoutes } from './staff/day.ts';
import { devStaffCodeRoutes } from './staff/devCode.ts';
import { staffEventRoutes } from './staff/events.ts';
import { staffSessionRoutes } from './staff/session.ts';
import { staffHook } from './staff/staffHook.ts';
import { staffMoveRoutes } from './staff/move.ts';
import { staffMessageRoutes } from './staff/writeToPatient.ts';
import { staffThreadActRoutes } from './staff/threadActs.ts';
import { staffThreadRoutes } from './staff/threads.ts';
import { supportRoutes } from './support.ts';
import { textNumberRoutes } from './textNumber.ts';
import { userRoutes } from './user.ts';
import { verificationRoutes } from './verification.ts';

/** Body parsing would lose the async context. */
const deviceHook: Plugin = (app) => {
  app.addHook('preValidation', (request, _reply, done) => {
    onDevice(deviceLabel(request.headers['user-agent']), done);
  });
};

export const hooks: Plugin[] = [
  sessionHook,
  staffHook,
  paceHook,
  invitationHook,
  csrfHook,
  idempotencyHook,
  deviceHook,
  responsePaddingHook,
];

export const routes: Plugin[] = [
  loginRoutes,
  legalRoutes,
  signupRoutes,
  verificationRoutes,
  recoveryRoutes,
  secondStepRoutes,
  sessionRoutes,
  enrolmentRoutes,
  secondFactorRoutes,
  passkeyLoginRoutes,
  newPasskeyRoutes,
  ownPasskeyRoutes,
  passkeyCheckRoutes,
  userRoutes,
  accountPasswordRoutes,
  accountEmailRoutes,
  deviceRoutes,
  accessLogRoutes,
  exportRoutes,
  consentRoutes,
  textNumberRoutes,
  pushRoutes,
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
  supportRoutes,
  staffSessionRoutes,
  staffDayRoutes,
  staffEventRoutes,
  devStaffCodeRoutes,
  staffActRoutes,
  staffMessageRoutes,
  staffMoveRoutes,
  staffThreadRoutes,
  staffThreadActRoutes,
];
