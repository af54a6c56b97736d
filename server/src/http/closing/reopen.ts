import type { Transaction } from 'kysely';

import { loginAnswer, loginBody } from '../../../../contract/session.ts';
import type { Tables } from '../../data/tables.ts';
import { at } from '../at.ts';
import { authenticate } from '../authenticate.ts';
import type { Plugin } from '../deps.ts';
import { withResponsePadding } from '../responsePadding.ts';
import { byPassword } from '../heldPassword.ts';
import { openSession } from '../openSession.ts';
import { bringBack } from './bringBack.ts';

/** Also signs in, under the login limits. For an open account only signs in: a retry works. */
export const reopenRoutes: Plugin = (app, deps) => {
  app.route({
    ...at('reopenAccount'),
    ...withResponsePadding,
    schema: { body: loginBody, response: { 200: loginAnswer } },
    handler: (request, reply) =>
      byPassword(
        () => authenticate(deps, request, request.body),
        async ({ account, before, welcome: greet }) => {
          const welcome = async (transaction: Transaction<Tables>): Promise<void> => {
            await greet(transaction);
            await bringBack(transaction, request, account, deps);
          };
          await openSession(deps, { request, reply, account, before, welcome, reopens: true });
          return { login: account.login, lang: account.lang };
        },
      ),
  });
};
