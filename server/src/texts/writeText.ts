import { textCodeLimits } from '../../../contract/limits.ts';
import { findNews, newsAddress } from '../data/texts/findNews.ts';
import { findTextRecipient } from '../data/texts/newsFacts.ts';
import type { LeasedNews } from '../data/texts/newsOutbox.ts';
import { readCode } from '../data/texts/queueNews.ts';
import { isStopped } from '../data/texts/textStops.ts';
import { minuteMs } from '../domain/durations.ts';
import { networkOf } from '../domain/mail/network.ts';
import { quietUntil } from '../domain/texts/quietHours.ts';
import type { OutgoingText } from '../domain/texts/textGateway.ts';
import { codeText, newsText, type TextNews } from '../domain/texts/wording.ts';
import type { TextDeps } from './textDeps.ts';

/** Null: nothing to say; a date: not before. */
export type WrittenText = OutgoingText | Date | null;

const writeCode = async ({ clock, config, db, vault }: TextDeps, row: LeasedNews): Promise<WrittenText> => {
  if (clock().getTime() - row.createdAt.getTime() >= textCodeLimits.minutes * minuteMs) return null;
  const { number, code } = readCode(row, vault);
  if (await isStopped(db, vault, number)) return null;
  return { id: row.id, to: number, body: codeText(code, { network: networkOf(config).name, lang: row.lang }) };
};

/** What was queued may have ended since. */
export const writeText = async (deps: TextDeps, row: LeasedNews): Promise<WrittenText> => {
  const { clock, config, db, vault } = deps;
  const { accountId, id, kind, lang } = row;
  if (kind === 'code') return writeCode(deps, row);
  const recipient = await findTextRecipient(db, vault, { accountId, kind });
  const found = recipient === undefined ? null : await findNews(deps, 'news_outbox', { ...row, kind });
  if (recipient === undefined || found === null) return null;
  const later = found.isUrgent ? null : quietUntil(clock());
  if (later !== null) return later;
  const { about, answerBy } = found;
  const firstName = about.patientId === recipient.patientId ? null : about.firstName;
  const news: TextNews = {
    network: networkOf(config).name,
    address: newsAddress(config.publicUrl, kind),
    answerBy,
    appointment: recipient.showsDetails ? { ...about, firstName } : null,
  };
  return { id, to: recipient.number, body: newsText(news, lang) };
};
