import { accessLogRoutes } from './accessLog.ts';
import { accountEmailRoutes } from './accountEmail.ts';
import { accountPasswordRoutes } from './accountPassword.ts';
import { addDependentRoutes } from './addDependent.ts';
import { agreementRoutes } from './agreement.ts';
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
import { deviceHook } from './deviceHook.ts';
import { deviceRoutes } from './devices.ts';
import { evenTimeHook } from './responsePadding.ts';
import { eventRoutes } from './events.ts';
import { exportRoutes } from './export/exportFile.ts';
import { invitationAreaRoutes } from './invitation.ts';
import { invitationHook } from './invitation/invitationHook.ts';
import { idempotencyHook } from './idempotency.ts';
import { guestRoutes } from './guest.ts';
import { legalRoutes } from './legal.ts';
import { loginRoutes } from './login.ts';
import { mailboxRoutes } from './mailbox.ts';
import { recoveryRoutes } from './recovery.ts';
import { sessionRoutes } from './session.ts';
import { sessionHook } from './sessionHook.ts';
import { signupRoutes } from './signup.ts';
import { userRoutes } from './user.ts';
import { verificationRoutes } from './verification.ts';
import { appointmentLinkRoutes } from './appointmentLink.ts';

/** Order matters. */
export const hooks: Plugin[] = [sessionHook, invitationHook, csrfHook, idempotencyHook, deviceHook, evenTimeHook];

export const routes: Plugin[] = [
  loginRoutes,
  legalRoutes,
  signupRoutes,
  verificationRoutes,
  recoveryRoutes,
  sessionRoutes,
  userRoutes,
  accountPasswordRoutes,
  accountEmailRoutes,
  deviceRoutes,
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
];
