import { pushQueue, type LeasedPush } from '../data/pushes/pushOutbox.ts';
import { endSubscriptions, findPushRecipient } from '../data/pushes/subscriptions.ts';
import { findNews, newsAddress } from '../data/texts/findNews.ts';
import { hourMs } from '../domain/durations.ts';
import { PushEnded, type OutgoingPush, type PushService } from '../domain/pushes/pushService.ts';
import { pushPayload } from '../domain/pushes/wording.ts';
import { quietUntil } from '../domain/texts/quietHours.ts';
import { sendDueOf, startSending, type Sending } from '../sending.ts';
import type { PushDeps } from './pushDeps.ts';

/** For a device that is off. */
const longestMs = 12 * hourMs;

/** Null: nothing to say; a date: not before. */
const writePush = async (
  { clock, config, db, vault }: PushDeps,
  { serverKeys, takes }: PushService,
  row: LeasedPush,
): Promise<OutgoingPush | Date | null> => {
  const { accountId, kind, lang, subscriptionId: id } = row;
  const recipient = await findPushRecipient(db, vault, { id, accountId, kind, serverKeys });
  if (recipient === undefined || !takes(recipient.subscription)) return null;
  const found = await findNews({ db, vault }, 'push_outbox', row);
  if (found === null) return null;
  const now = clock();
  const later = found.isUrgent ? null : quietUntil(now);
  if (later !== null) return later;
  const until = found.answerBy?.at ?? found.about.startsAt;
  const leftMs = Math.min(longestMs, Math.max(0, until.getTime() - now.getTime()));
  const payload = JSON.stringify(pushPayload(kind, newsAddress(config.publicUrl, kind), lang));
  return { id: row.id, ...recipient, payload, seconds: Math.floor(leftMs / 1_000) };
};

const sendRow = async (deps: PushDeps, row: LeasedPush, signal: AbortSignal): Promise<void> => {
  const { db, pushes: service } = deps;
  const push = service === null ? null : await writePush(deps, service, row);
  if (push instanceof Date) return pushQueue.postpone(db, row.id, push);
  if (service !== null && push !== null) {
    try {
      await service.send(push, signal);
    } catch (error) {
      if (!(error instanceof PushEnded)) throw error;
      await endSubscriptions(db, { id: row.subscriptionId });
      return;
    }
  }
  await pushQueue.end(db, row.id, push === null ? 'dropped' : 'sent');
};

export const sendDuePushes = sendDueOf<LeasedPush, PushDeps>({
  queue: pushQueue,
  noun: 'push',
  sendRow,
  fieldsOf: ({ kind }) => ({ kind }),
});

/** Apart from emails and texts: a push service that hangs delays neither. Without a key, what waits is dropped. */
export const startPushes = (deps: PushDeps): Sending =>
  startSending({
    log: deps.log,
    sendDue: (signal) => sendDuePushes(deps, signal),
    sweep: () => pushQueue.sweep(deps.db),
  });
