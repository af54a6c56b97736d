import { countUnreadByPatient } from '../../data/unreadByPatient.ts';
import { todayAt } from '../../domain/age.ts';
import { frameOf } from '../../domain/live/wireEvent.ts';
import type { Deps } from '../deps.ts';
import type { Streams } from './streams.ts';

/** How many accounts are counted for at once: a message to many must not take every connection of the pool. */
const atOnce = 4;

export type TellUnread = (account: { accountId: string; patientId: string }) => void;

/**
 * Tells accounts how many messages wait for them, counted when it is told, so that it never lies (product §4 Mailbox). Asked for
 * again while it waits, an account is counted for once; asked for while it is counted, once more.
 */
export const makeTellUnread = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  streams: Streams,
  onTrouble: (error: unknown) => void,
): TellUnread => {
  const waiting = new Map<string, string>();
  let working = 0;

  const tell = async (accountId: string, patientId: string): Promise<void> => {
    const byPatient = await countUnreadByPatient(db, { accountId, patientId }, todayAt(clock()));
    const total = byPatient.reduce((sum, { unread }) => sum + unread, 0);
    const frame = frameOf({ type: 'unread', total, byPatient });
    for (const stream of streams.ofAccount(accountId)) stream.send(frame);
  };

  const work = async (): Promise<void> => {
    working += 1;
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      waiting.delete(next[0]);
      await tell(...next).catch(onTrouble);
    }
    working -= 1;
  };

  return ({ accountId, patientId }) => {
    waiting.set(accountId, patientId);
    if (working < atOnce) void work();
  };
};
