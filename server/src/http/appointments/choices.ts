import { z } from 'zod';

import { choicesAnswer } from '../../../../contract/choices.ts';
import { recordAudit } from '../../data/audit.ts';
import { forgetChoices, readChoices } from '../../data/choices/rememberedChoices.ts';
import { inTransaction } from '../../data/transaction.ts';
import { todayAt } from '../../domain/age.ts';
import { offersAgain } from '../../domain/offersAgain.ts';
import { at } from '../at.ts';
import { noteSeen } from '../noteSeen.ts';
import { ownEvent } from '../ownEvent.ts';
import { accountOf, keepSession, requireSession } from '../sessionHook.ts';
import type { BookingRoutes } from './booking.ts';

export const choiceRoutes: BookingRoutes = (app, { clock, db, directory, vault }) => {
  app.route({
    ...at('getChoices'),
    onRequest: requireSession,
    schema: { response: { 200: choicesAnswer } },
    handler: async (request) => {
      const today = todayAt(clock());
      const network = await directory.network.recent();
      const reader = accountOf(request);
      const remembered = await readChoices(db, vault, { ...reader, today });
      const patientIds = remembered.map(({ patientId }) => patientId);
      await noteSeen({ db }, { action: 'choices.seen', reader, patientIds, requestId: request.id });
      const choices = remembered.map(({ birthDate, isProfThere, ...chosen }) => ({
        ...chosen,
        offers: offersAgain({ ...chosen, birthDate, isProfThere }, network, today),
      }));
      return { choices };
    },
  });
  app.route({
    ...at('forgetChoices'),
    onRequest: requireSession,
    schema: { response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const account = accountOf(request);
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        if (await forgetChoices(transaction, account.accountId))
          await recordAudit(transaction, ownEvent('choices.forgotten', account, request.id));
      });
      reply.code(204);
    },
  });
};
