import type { LeasedRow } from '../data/outbox.ts';
import { openReport } from '../data/reports.ts';
import { composeEmail } from '../domain/mail/composeMail.ts';
import { networkOf } from '../domain/mail/network.ts';
import { reportEmail } from '../domain/mail/reportEmail.ts';
import { readReport } from '../domain/support/readReport.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

export const writeReport = (
  { config, vault }: Pick<SenderDeps, 'config' | 'vault'>,
  { id, lang, attempts, payloadSealed }: LeasedRow,
): OutgoingMail => {
  const { to, reference, file, contact } = openReport(vault, payloadSealed);
  const meta = readReport(file, reference);
  const fileName = `portal-trace-${meta.createdAt.slice(0, 10)}-${reference}.json`;
  const mail = composeEmail(reportEmail({ meta, contact, fileName }, lang), lang, networkOf(config));
  return { id, attempts, to, lang, ...mail, attachment: { name: fileName, type: 'application/json', text: file } };
};
