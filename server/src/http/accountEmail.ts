import { z } from 'zod';

import { queueMail } from '../data/outbox.ts';
import { readSecrets } from '../data/passwordChanges.ts';
import { at } from './at.ts';
import type { App, Deps, Plugin } from './deps.ts';
import { accountOf, requireSession } from './sessionHook.ts';

const nothing = z.undefined();

/** POST user/email/verify: another mail to the address that waits to be confirmed; none when nothing waits. */
const mailAgainRoute = (app: App, { db, limits, vault }: Deps): void => {
  app.route({
    ...at('requestVerification'),
    onRequest: requireSession,
    schema: { response: { 204: nothing } },
    handler: async (request, reply) => {
      const { accountId } = accountOf(request);
      const { email, emailVerified, pendingEmail, lang } = await readSecrets(db, accountId);
      const to = pendingEmail ?? (emailVerified ? null : email);
      reply.code(204);
      if (to === null) return;
      await limits.admitVerification(accountId);
      await queueMail(db, vault, { template: 'verification', accountId, lang, to });
    },
  });
};

/** The address of an account (product §4): where its mails go, and a second name to sign in with once it is confirmed. */
export const accountEmailRoutes: Plugin = (app, deps) => {
  mailAgainRoute(app, deps);
};
