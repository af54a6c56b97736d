import { profile, profileChange } from '../../../contract/session.ts';
import { recordAudit } from '../data/audit.ts';
import { lockPatient } from '../data/bookingLocks.ts';
import { changeProfile, readProfile, readSettledBirthDate } from '../data/profiles.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { refuseWrong } from '../domain/brokenFields.ts';
import { MissingRecord } from '../domain/errors.ts';
import { toProfileChange } from '../domain/profileRules.ts';
import { at } from './at.ts';
import type { Plugin } from './deps.ts';
import { ownEvent } from './ownEvent.ts';
import { accountOf, keepSession, requireSession } from './sessionHook.ts';

/** Product §4. */
export const userRoutes: Plugin = (app, { clock, db, vault }) => {
  app.route({
    ...at('getUser'),
    onRequest: requireSession,
    schema: { response: { 200: profile } },
    handler: async (request) => {
      const account = accountOf(request);
      const answer = await readProfile(db, vault, account.accountId);
      await recordAudit(db, ownEvent('profile.read', account, request.id));
      return answer;
    },
  });

  app.route({
    ...at('changeUser'),
    onRequest: requireSession,
    schema: { body: profileChange, response: { 200: profile } },
    handler: async (request) => {
      const account = accountOf(request);
      const change = toProfileChange(request.body, todayAt(clock()));
      return inTransaction(db, async (transaction) => {
        // Waits for a clinic that verifies or merges the record.
        if ((await lockPatient(transaction, account.patientId)) === undefined) throw new MissingRecord();
        const settled = await readSettledBirthDate(transaction, account.patientId);
        if (settled !== null && change.birthDate !== undefined && change.birthDate !== settled)
          refuseWrong({ birthDate: 'errors.birthDateSettled' });
        await changeProfile(transaction, account, change);
        await keepSession(request, transaction);
        await recordAudit(transaction, ownEvent('profile.changed', account, request.id));
        return readProfile(transaction, vault, account.accountId);
      });
    },
  });
};
