import { z } from 'zod';

import { passkey, passkeyParams, passkeyRemoval, passkeyRename, passkeys } from '../../../../contract/passkeys.ts';
import { checkRequired } from '../../../../contract/rules.ts';
import { recordAudit } from '../../data/audit.ts';
import { warnOwner } from '../../data/mailbox/warnOwner.ts';
import { endIfLast } from '../../data/secondFactor/factors.ts';
import { listPasskeys, removePasskey, renamePasskey } from '../../data/secondFactor/passkeys.ts';
import { inTransaction } from '../../data/transaction.ts';
import { refuseWrong } from '../../domain/brokenFields.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { at } from '../at.ts';
import { demandPassword } from '../demandPassword.ts';
import type { App, Deps, Plugin } from '../deps.ts';
import { byPassword, holdOwnPassword } from '../heldPassword.ts';
import { ownEvent } from '../ownEvent.ts';
import { accountOf, keepSession, requireSession } from '../sessionHook.ts';
import { requireFreshCode } from './requireFreshCode.ts';

const listRoute = (app: App, { db, vault }: Deps): void => {
  app.route({
    ...at('listPasskeys'),
    onRequest: requireSession,
    schema: { response: { 200: passkeys } },
    handler: async (request) => ({ passkeys: await listPasskeys(db, vault, accountOf(request).accountId) }),
  });
};

const renameRoute = (app: App, { db, vault }: Deps): void => {
  app.route({
    ...at('renamePasskey'),
    onRequest: requireSession,
    schema: { params: passkeyParams, body: passkeyRename, response: { 200: passkey } },
    handler: async (request) => {
      const account = accountOf(request);
      const { accountId } = account;
      const { id: passkeyId } = request.params;
      const { name } = request.body;
      refuseWrong({ name: checkRequired(name) });
      return inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        const renamed = await renamePasskey(transaction, vault, { passkeyId, accountId, name });
        if (renamed === null) throw new MissingRecord();
        await recordAudit(transaction, { ...ownEvent('passkey.renamed', account, request.id), entityId: passkeyId });
        return renamed;
      });
    },
  });
};

const removeRoute = (app: App, deps: Deps): void => {
  const { db } = deps;
  app.route({
    ...at('removePasskey'),
    onRequest: [requireSession, requireFreshCode(deps)],
    schema: { params: passkeyParams, body: passkeyRemoval, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const account = accountOf(request);
      const { accountId, email: to, lang, login, patientId } = account;
      const { id: passkeyId } = request.params;
      await byPassword(
        () => demandPassword(deps, request, request.body.password),
        (secrets) =>
          inTransaction(db, async (transaction) => {
            await holdOwnPassword(transaction, request, secrets);
            if (!(await removePasskey(transaction, { passkeyId, accountId }))) throw new MissingRecord();
            await recordAudit(transaction, {
              ...ownEvent('passkey.removed', account, request.id),
              entityId: passkeyId,
            });
            const isOff = await endIfLast(transaction, accountId);
            if (isOff) await recordAudit(transaction, ownEvent('factor.off', account, request.id));
            const template = isOff ? 'factorOff' : 'passkeyRemoved';
            await warnOwner(transaction, deps, { template, accountId, patientId, login, lang, to });
          }),
      );
      reply.code(204);
    },
  });
};

export const ownPasskeyRoutes: Plugin = (app, deps) => {
  listRoute(app, deps);
  renameRoute(app, deps);
  removeRoute(app, deps);
};
