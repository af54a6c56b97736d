import { z } from 'zod';

import { recordAudit } from '../data/audit.ts';
import { queueRecoveryMails, maxRecoveriesPerHour } from '../data/mailRecipients.ts';
import { mailQueue, outboxContext, type LeasedRow } from '../data/outbox.ts';
import { inTransaction } from '../data/transaction.ts';
import { sendDueOf, startSending, type Sending } from '../sending.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';
import { writeAgreement } from './writeAgreement.ts';
import { writeAppointmentNews } from './writeAppointmentNews.ts';
import { writeFeedConflicts } from './writeFeedConflicts.ts';
import { writeGuestCode, writeGuestAppointment } from './writeGuest.ts';
import { writeInvitation } from './writeInvitation.ts';
import { writeMail } from './writeMail.ts';
import { writeOffer } from './writeOffer.ts';
import { writeReminder } from './writeReminder.ts';
import { writeReport } from './writeReport.ts';

const wanted = z.strictObject({ email: z.string(), nam: z.string() });

/** Outside the request: timing reveals no match. */
const answerRecovery = async (
  { config, db, vault }: SenderDeps,
  { id, lang, payloadSealed }: LeasedRow,
): Promise<void> => {
  const request = { ...wanted.parse(JSON.parse(vault.open(payloadSealed, outboxContext))), lang };
  await inTransaction(db, async (transaction) => {
    if (!(await mailQueue.end(transaction, id, 'sent'))) return;
    const maxPerHour = config.rateLimits ? maxRecoveriesPerHour : Infinity;
    for (const accountId of await queueRecoveryMails(transaction, vault, request, maxPerHour)) {
      await recordAudit(transaction, {
        action: 'recovery.mailed',
        capacity: 'system',
        actorAccountId: null,
        entityId: accountId,
        requestId: id,
      });
    }
  });
};

const write = (
  deps: SenderDeps,
  row: LeasedRow,
  template: Exclude<LeasedRow['template'], 'recoveryRequest'>,
): Promise<OutgoingMail | null> => {
  switch (template) {
    case 'visitReminder':
      return writeReminder(deps, row);
    case 'offerWaiting':
      return writeOffer(deps, row);
    case 'appointmentNews':
      return writeAppointmentNews(deps, row);
    case 'feedConflicts':
      return writeFeedConflicts(deps, row);
    case 'accessRequest':
      return writeAgreement(deps, row);
    case 'invitation':
      return writeInvitation(deps, row);
    case 'problemReport':
      return Promise.resolve(writeReport(deps, row));
    case 'expressCode':
      return Promise.resolve(writeGuestCode(deps, row));
    case 'expressVisit':
    case 'expressNumber':
    case 'expressReminder':
    case 'expressLocked':
      return writeGuestAppointment(deps, row);
    default:
      return writeMail(deps, { ...row, template });
  }
};

const sendRow = async (deps: SenderDeps, row: LeasedRow, signal: AbortSignal): Promise<void> => {
  const { template } = row;
  if (template === 'recoveryRequest') return answerRecovery(deps, row);
  const mail = await write(deps, row, template);
  if (mail !== null) await deps.delivery.deliver(mail, signal);
  await mailQueue.end(deps.db, row.id, mail === null ? 'dropped' : 'sent');
};

export const sendDue = sendDueOf<LeasedRow, SenderDeps>({
  queue: mailQueue,
  noun: 'mail',
  sendRow,
  fieldsOf: ({ template }) => ({ template }),
});

export const startSender = (deps: SenderDeps): Sending => {
  const { db, delivery, log } = deps;
  const sending = startSending({
    log,
    sendDue: (signal) => sendDue(deps, signal),
    sweep: () => mailQueue.sweep(db),
  });
  return {
    stop: async () => {
      await sending.stop();
      delivery.close();
    },
  };
};
