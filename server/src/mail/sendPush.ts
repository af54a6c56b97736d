import type { NewsKind } from '../../../contract/news.ts';
import { endSubscription, findSubscription } from '../data/pushes/subscriptions.ts';
import { markDropped, markLater, markSent, type LeasedRow } from '../data/outbox.ts';
import { systemClock } from '../domain/clock.ts';
import type { PushTemplate } from '../domain/news/newsTemplate.ts';
import { pushNews } from '../domain/pushes/wording.ts';
import { PushEnded } from '../domain/pushes/pushService.ts';
import { quietUntil } from '../domain/texts/quietHours.ts';
import { findNews } from './news.ts';
import type { SenderDeps } from './senderDeps.ts';

type PushRow = LeasedRow & { template: PushTemplate };

const kinds: Record<PushTemplate, NewsKind> = { pushReminder: 'reminder', pushOffer: 'offer', pushChange: 'change' };

const usualSeconds = 12 * 3_600;

const secondsUntil = (answerBy: Date | null, now: Date): number =>
  answerBy === null ? usualSeconds : Math.max(0, Math.floor((answerBy.getTime() - now.getTime()) / 1_000));

export const sendPush = async (deps: SenderDeps, row: PushRow, signal: AbortSignal): Promise<void> => {
  const { clock = systemClock, db, pushes, vault } = deps;
  const { accountId, id, lang, subscriptionId } = row;
  const kind = kinds[row.template];
  if (pushes === null || accountId === null || subscriptionId === null) return markDropped(db, id);
  const { serverKey } = pushes;
  const subscription = await findSubscription(db, vault, { id: subscriptionId, kind, serverKey });
  const news = subscription === undefined ? null : await findNews[kind](deps, { ...row, accountId });
  if (subscription === undefined || news === null) return markDropped(db, id);
  const later = news.isUrgent ? null : quietUntil(clock());
  if (later !== null) return markLater(db, id, later);
  if (!pushes.isAllowed(subscription.endpoint)) return markDropped(db, id);
  const payload = JSON.stringify(pushNews({ ...news, kind }, lang));
  try {
    await pushes.send({ subscription, payload, seconds: secondsUntil(news.answerBy, clock()) }, signal);
  } catch (error) {
    if (!(error instanceof PushEnded)) throw error;
    return endSubscription(db, subscriptionId);
  }
  await markSent(db, id);
};
