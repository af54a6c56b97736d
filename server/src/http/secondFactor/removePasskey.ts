import { z } from 'zod';

import { passkeyParams } from '../../../../contract/passkeys.ts';
import { secondFactorPassword } from '../../../../contract/secondFactor.ts';
import { recordAudit } from '../../data/audit.ts';
import { warnOwner } from '../../data/mailbox/warnOwner.ts';
import { endFactor, isFactorOn } from '../../data/secondFactor/factors.ts';
import { declineFactor } from '../../data/secondFactor/offer.ts';
import { removePasskey } from '../../data/secondFactor/passkeys.ts';
import { inTransaction } from '../../data/transaction.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { at } from '../at.ts';
import { demandPassword } from '../demandPassword.ts';
import type { Plugin } from '../deps.ts';
import { byPassword, holdOwnPassword } from '../heldPassword.ts';
import { ownEvent } from '../ownEvent.ts';
import { accountOf, requireSession } from '../sessionHook.ts';
import { requireFreshCode } from './requireFreshCode.ts';

export const removePasskeyRoutes: Plugin = (app, deps) => {
  app.route({
    ...at('removePasskey'),
    onRequest: [requireSession, requireFreshCode(deps)],
    schema: { params: passkeyParams, body: secondFactorPassword, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const account = accountOf(request);
      const { accountId, email: to, lang, login, patientId } = account;
      const passkeyId = request.params.id;
      const warning = { accountId, patientId, login, lang, to };
      await byPassword(
        () => demandPassword(deps, request, request.body.password),
        (secrets) =>
          inTransaction(deps.db, async (transaction) => {
            await holdOwnPassword(transaction, request, secrets);
            if (!(await removePasskey(transaction, { passkeyId, accountId }))) throw new MissingRecord();
            const removed = ownEvent('passkey.removed', account, request.id);
            await recordAudit(transaction, { ...removed, entityId: passkeyId });
            const isLast = !(await isFactorOn(transaction, accountId));
            await warnOwner(transaction, deps, { template: isLast ? 'factorOff' : 'passkeyRemoved', ...warning });
            if (!isLast) return;
            await endFactor(transaction, accountId);
            await declineFactor(transaction, accountId);
            await recordAudit(transaction, ownEvent('factor.off', account, request.id));
          }),
      );
      reply.code(204);
    },
  });
};
