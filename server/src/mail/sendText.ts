import { textCodeLimits } from '../../../contract/limits.ts';
import type { NewsKind } from '../../../contract/news.ts';
import { findTextRecipient } from '../data/news/newsFacts.ts';
import { readTextCode } from '../data/news/queueNews.ts';
import { markDropped, markLater, markSent, type LeasedRow } from '../data/outbox.ts';
import { isStopped, stopNumber } from '../data/texts/textNumbers.ts';
import { systemClock } from '../domain/clock.ts';
import { minuteMs } from '../domain/durations.ts';
import type { TextTemplate } from '../domain/news/newsTemplate.ts';
import { quietUntil } from '../domain/texts/quietHours.ts';
import { TextRefused, TextsStopped, type OutgoingText } from '../domain/texts/textGateway.ts';
import { codeText, newsText } from '../domain/texts/wording.ts';
import { findNews } from './news.ts';
import type { SenderDeps } from './senderDeps.ts';

type TextRow = LeasedRow & { template: TextTemplate };

/** Null: nothing to say; a date: not before. */
type Written = OutgoingText | Date | null;

const writeCode = async ({ clock = systemClock, db, vault }: SenderDeps, row: TextRow): Promise<Written> => {
  if (clock().getTime() - row.createdAt.getTime() >= textCodeLimits.minutes * minuteMs) return null;
  const { number, code, lang } = readTextCode(row, vault);
  return (await isStopped(db, vault, number)) ? null : { id: row.id, to: number, body: codeText(code, lang) };
};

const writeNews = async (deps: SenderDeps, row: TextRow, kind: NewsKind): Promise<Written> => {
  const { clock = systemClock, db, vault } = deps;
  const { accountId, id, lang } = row;
  const recipient = accountId === null ? undefined : await findTextRecipient(db, vault, accountId, kind);
  const news = accountId === null || recipient === undefined ? null : await findNews[kind](deps, { ...row, accountId });
  if (recipient === undefined || news === null) return null;
  const { address, answerBy, appointment, isUrgent } = news;
  const later = isUrgent ? null : quietUntil(clock());
  if (later !== null) return later;
  const { number, patientId, showsDetails } = recipient;
  const told =
    showsDetails && appointment !== null
      ? { ...appointment, firstName: appointment.patientId === patientId ? null : appointment.firstName }
      : null;
  return { id, to: number, body: newsText({ address, answerBy, appointment: told }, lang) };
};

const write = (deps: SenderDeps, row: TextRow): Promise<Written> => {
  switch (row.template) {
    case 'textCode':
      return writeCode(deps, row);
    case 'textReminder':
      return writeNews(deps, row, 'reminder');
    case 'textOffer':
      return writeNews(deps, row, 'offer');
    case 'textChange':
      return writeNews(deps, row, 'change');
  }
};

export const sendText = async (deps: SenderDeps, row: TextRow, signal: AbortSignal): Promise<void> => {
  const { db, texts, vault } = deps;
  const text = texts === null ? null : await write(deps, row);
  if (texts === null || text === null) return markDropped(db, row.id);
  if (text instanceof Date) return markLater(db, row.id, text);
  try {
    await texts.send(text, signal);
  } catch (error) {
    if (error instanceof TextsStopped) await stopNumber(db, vault, text.to);
    else if (!(error instanceof TextRefused)) throw error;
    return markDropped(db, row.id);
  }
  await markSent(db, row.id);
};
