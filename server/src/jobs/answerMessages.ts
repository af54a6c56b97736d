import { deliverMessage } from '../data/mailbox/deliver.ts';
import { openSubject } from '../data/mailbox/subjects.ts';
import { takeUnanswered } from '../data/mailbox/unanswered.ts';
import { inTransaction } from '../data/transaction.ts';
import { simulatedAnswer, simulatedDelaySeconds } from '../domain/mailbox/simulatedAnswers.ts';
import type { Job } from './job.ts';

/** Within a minute, to change the unread count (product §8). */
export const answerMessagesJob: Job = {
  name: 'answer messages',
  everyMs: 5_000,
  isOn: ({ demo }) => demo,
  turn: ({ db, vault }) =>
    inTransaction(db, async (transaction) => {
      const due = (await takeUnanswered(transaction)).filter(
        ({ ageSeconds, messageId }) => ageSeconds >= simulatedDelaySeconds(messageId),
      );
      for (const { clinicId, lang, messageId, patientId, threadId, ...stored } of due) {
        await deliverMessage(transaction, vault, {
          patientId,
          clinicId,
          threadId,
          kind: 'clinic',
          subject: openSubject(vault, stored),
          body: simulatedAnswer(messageId, lang),
        });
      }
      return due.length;
    }),
};
