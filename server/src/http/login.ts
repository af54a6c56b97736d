import { loginAnswer, loginBody } from '../../../contract/session.ts';
import { AccountClosed } from '../domain/closing.ts';
import { at } from './at.ts';
import { authenticate, noteRefusal } from './authenticate.ts';
import type { Plugin } from './deps.ts';
import { withResponsePadding } from './responsePadding.ts';
import { byPassword } from './heldPassword.ts';
import { openSession } from './openSession.ts';

/** Only a correct password reveals that an account is closed. */
export const loginRoutes: Plugin = (app, deps) => {
  app.route({
    ...at('login'),
    ...withResponsePadding,
    schema: { body: loginBody, response: { 200: loginAnswer } },
    handler: (request, reply) =>
      byPassword(
        () => authenticate(deps, request, request.body),
        async ({ account, before, welcome }) => {
          if (account.closedAt !== null) {
            await noteRefusal(deps, request, account.accountId);
            throw new AccountClosed(account.closedAt);
          }
          await openSession(deps, { request, reply, account, before, welcome });
          return { login: account.login, lang: account.lang };
        },
      ),
  });
};
