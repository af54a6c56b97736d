import { z } from 'zod';

import { verificationBody } from '../../../contract/recovery.ts';
import { recordAudit } from '../data/audit.ts';
import { isProven, proveEmail } from '../data/emailProof.ts';
import { inTransaction } from '../data/transaction.ts';
import { leaveWarning, warnOwner } from '../data/mailbox/warnOwner.ts';
import { ExpiredRecord } from '../domain/errors.ts';
import { hashMailedKey } from '../domain/mailedKey.ts';
import { at } from './at.ts';
import type { Deps, Plugin } from './deps.ts';

/** Notifies the replaced address. False for an invalid or expired key. */
const confirm = (deps: Deps, keyHash: Buffer, requestId: string): Promise<boolean> =>
  inTransaction(deps.db, async (transaction) => {
    const proven = await proveEmail(transaction, keyHash);
    if (proven === undefined) return isProven(transaction, keyHash);
    const { accountId, patientId, login, email, formerEmail, wasVerified, lang } = proven;
    const isNew = email !== formerEmail;
    if (isNew)
      await (wasVerified ? warnOwner : leaveWarning)(transaction, deps, {
        template: 'emailChanged',
        accountId,
        patientId,
        login,
        lang,
        to: formerEmail,
      });
    await recordAudit(transaction, {
      action: isNew ? 'email.changed' : 'email.verified',
      capacity: 'self',
      actorAccountId: accountId,
      patientId,
      entityId: accountId,
      requestId,
    });
    return true;
  });

/** Product §4. Idempotent; 410 for a replaced or expired key. Does not sign in. */
export const verificationRoutes: Plugin = (app, deps) => {
  app.route({
    ...at('verifyEmail'),
    schema: { body: verificationBody, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await deps.limits.admitMailedKey(request.ip);
      const keyHash = hashMailedKey(request.body.key);
      const isConfirmed = keyHash !== null && (await confirm(deps, keyHash, request.id));
      if (!isConfirmed) throw new ExpiredRecord('verify.keyExpired');
      reply.code(204);
    },
  });
};
