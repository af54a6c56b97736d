import { endNews, leaseNews, postponeNews, retryNews, sweepNews, type LeasedNews } from '../data/texts/newsOutbox.ts';
import { stopNumber } from '../data/texts/textStops.ts';
import { failureCode } from '../domain/failureCode.ts';
import { TextRefused, TextsStopped } from '../domain/texts/textGateway.ts';
import { startSending, type Sending } from '../sending.ts';
import type { TextDeps } from './textDeps.ts';
import { writeText } from './writeText.ts';

const sendRow = async (deps: TextDeps, row: LeasedNews, signal: AbortSignal): Promise<void> => {
  const { db, log, texts, vault } = deps;
  const text = texts === null ? null : await writeText(deps, row);
  if (texts === null || text === null) return endNews(db, row.id, 'dropped');
  if (text instanceof Date) return postponeNews(db, row.id, text);
  try {
    await texts.send(text, signal);
  } catch (error) {
    if (error instanceof TextsStopped) {
      await stopNumber(db, vault, text.to);
      return endNews(db, row.id, 'dropped');
    }
    if (!(error instanceof TextRefused)) throw error;
    const reason = failureCode(error);
    log.error({ kind: row.kind, reason, newsId: row.id }, 'text refused');
    return endNews(db, row.id, { refused: reason });
  }
  await endNews(db, row.id, 'sent');
};

const atOnce = 5;

export const sendDueTexts = async (deps: TextDeps, signal: AbortSignal, limit = atOnce): Promise<number> => {
  const { db, log } = deps;
  const rows = await leaseNews(db, limit);
  await Promise.all(
    rows.map(async (row) => {
      try {
        await sendRow(deps, row, signal);
      } catch (error) {
        const reason = failureCode(error);
        const fields = { kind: row.kind, attempts: row.attempts, reason };
        log.warn(fields, 'text not sent');
        if (await retryNews(db, row, reason)) log.error({ ...fields, newsId: row.id }, 'text given up');
      }
    }),
  );
  return rows.length;
};

/** Apart from emails: a gateway that hangs delays none. Without one, what waits is dropped. */
export const startTexts = (deps: TextDeps): Sending =>
  startSending({
    log: deps.log,
    sendDue: (signal) => sendDueTexts(deps, signal),
    sweep: () => sweepNews(deps.db),
  });
