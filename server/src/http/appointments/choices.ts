import { z } from 'zod';

import { choicesAnswer } from '../../../../contract/choices.ts';
import { recordAudit } from '../../data/audit.ts';
import { forgetChoices, readChoices } from '../../data/choices/rememberedChoices.ts';
import { inTransaction } from '../../data/transaction.ts';
import { at } from '../at.ts';
import { ownEvent } from '../ownEvent.ts';
import { accountOf, keepSession, requireSession } from '../sessionHook.ts';
import { bookablePeople, type BookingRoutes } from './booking.ts';

export const choiceRoutes: BookingRoutes = (app, { clock, db, directory, vault }) => {
  app.route({
    ...at('getChoices'),
    onRequest: requireSession,
    schema: { response: { 200: choicesAnswer } },
    handler: async (request) => {
      const people = await bookablePeople(request, { db, clock });
      const { clinics } = await directory.network.recent();
      const choices = await readChoices(db, vault, accountOf(request).accountId);
      return choices
        .filter(({ clinicId, patientId }) => clinics.get(clinicId)?.active === true && people.includes(patientId))
        .map(({ chosenAt: _, ...chosen }) => chosen);
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
