import { textQueue, type LeasedNews } from '../data/texts/newsOutbox.ts';
import { stopNumber } from '../data/texts/textStops.ts';
import type { End } from '../data/waitingQueue.ts';
import { failureCode } from '../domain/failureCode.ts';
import { TextRefused, TextsStopped, type OutgoingText, type TextGateway } from '../domain/texts/textGateway.ts';
import { sendDueOf, startSending, type Sending } from '../sending.ts';
import type { TextDeps } from './textDeps.ts';
import { writeText } from './writeText.ts';

type Leaving = { gateway: TextGateway; text: OutgoingText; row: LeasedNews };

const send = async (
  { db, log, vault }: TextDeps,
  { gateway, text, row }: Leaving,
  signal: AbortSignal,
): Promise<End> => {
  try {
    await gateway.send(text, signal);
    return 'sent';
  } catch (error) {
    if (error instanceof TextsStopped) {
      await stopNumber(db, vault, text.to);
      return 'dropped';
    }
    if (!(error instanceof TextRefused)) throw error;
    const refused = failureCode(error);
    log.error({ kind: row.kind, reason: refused, outboxId: row.id }, 'text refused');
    return { refused };
  }
};

const sendRow = async (deps: TextDeps, row: LeasedNews, signal: AbortSignal): Promise<void> => {
  const { db, texts: gateway } = deps;
  const text = gateway === null ? null : await writeText(deps, row);
  if (text instanceof Date) return textQueue.postpone(db, row.id, text);
  const isDropped = gateway === null || text === null;
  await textQueue.end(db, row.id, isDropped ? 'dropped' : await send(deps, { gateway, text, row }, signal));
};

export const sendDueTexts = sendDueOf<LeasedNews, TextDeps>({
  queue: textQueue,
  noun: 'text',
  sendRow,
  fieldsOf: ({ kind }) => ({ kind }),
});

/** Apart from emails: a gateway that hangs delays none. Without one, what waits is dropped. */
export const startTexts = (deps: TextDeps): Sending =>
  startSending({
    log: deps.log,
    sendDue: (signal) => sendDueTexts(deps, signal),
    sweep: () => textQueue.sweep(deps.db),
  });
