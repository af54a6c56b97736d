import { accountEmailRoutes } from './accountEmail.ts';
import { accountPasswordRoutes } from './accountPassword.ts';
import { appointmentRoutes } from './appointments.ts';
import { consentRoutes } from './consents.ts';
import { csrfHook } from './csrfHook.ts';
import { dependentsRoutes } from './dependents.ts';
import type { Plugin } from './deps.ts';
import { deviceRoutes } from './devices.ts';
import { idempotencyHook } from './idempotency.ts';
import { legalRoutes } from './legal.ts';
import { loginRoutes } from './login.ts';
import { mailboxRoutes } from './mailbox.ts';
import { recoveryRoutes } from './recovery.ts';
import { sessionRoutes } from './session.ts';
import { sessionHook } from './sessionHook.ts';
import { signupRoutes } from './signup.ts';
import { userRoutes } from './user.ts';
import { verificationRoutes } from './verification.ts';

/** Hooks of every call under the three roots, in order: who asks, is it from our own page, has it been asked before. */
export const hooks: Plugin[] = [sessionHook, csrfHook, idempotencyHook];

/** One row a domain. The addresses come from `contract/calls.ts`, through `at()`. */
export const routes: Plugin[] = [
  loginRoutes, legalRoutes, signupRoutes, verificationRoutes, recoveryRoutes, sessionRoutes, userRoutes, accountPasswordRoutes,
  accountEmailRoutes, deviceRoutes, consentRoutes, dependentsRoutes, mailboxRoutes, appointmentRoutes,
];
