import type { ServerResponse } from 'node:http';

import type { SignedIn } from '../../data/sessions.ts';
import { countUnreadByPatient } from '../../data/unreadByPatient.ts';
import { todayAt } from '../../domain/age.ts';
import { frameOf } from '../../domain/live/wireEvent.ts';
import type { App, Deps } from '../deps.ts';
import { makeBroadcaster } from './broadcaster.ts';
import { openStream, type Stream } from './stream.ts';
import { makeStreams, type Streams } from './streams.ts';
import { lookAtSessions } from './watchSessions.ts';

const rhythm = { heartbeatMs: 20_000, sessionsMs: 15_000, tickMs: 1_000 };

type Tending = {
  streams: Streams;
  heartbeat: (stream: Stream) => void;
  lookAtSessions: (streams: readonly Stream[]) => void;
  /** Epoch milliseconds. */
  now: () => number;
};

const tendStreams = ({ streams, heartbeat, lookAtSessions, now }: Tending): (() => void) => {
  let sessionsAt = performance.now() + rhythm.sessionsMs;
  const tick = (): void => {
    const moment = performance.now();
    for (const stream of streams.all) if (moment - stream.sentAt >= rhythm.heartbeatMs) heartbeat(stream);
    const isDue = moment >= sessionsAt;
    if (isDue) sessionsAt = moment + rhythm.sessionsMs;
    const looked = [...streams.all].filter(({ endsAt }) => isDue || endsAt <= now());
    if (looked.length > 0) lookAtSessions(looked);
  };
  const ticking = setInterval(tick, rhythm.tickMs).unref();
  return () => {
    clearInterval(ticking);
  };
};

/** Spares the connection pool. */
const atOnce = 4;

type TellUnread = (account: { accountId: string; patientId: string }) => void;

/** Counts just before sending (product §4 Mailbox). Merges queued requests of an account. */
const makeTellUnread = (
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

const [stoppedRetryMs, troubledRetryMs] = [1_000, 5_000];

type Listener = {
  account: SignedIn;
  clinicIds: readonly string[];
  lastEventId: string | undefined;
  response: ServerResponse;
};

export type Live = {
  /** After the response headers. */
  open: (listener: Listener) => Promise<void>;
  close: () => Promise<void>;
};

export const makeLive = (deps: Deps, log: App['log']): Live => {
  const streams = makeStreams();
  const onTrouble = (error: unknown): void => log.warn({ err: error }, 'live events out of reach');
  const look = (some: readonly Stream[]): void => {
    lookAtSessions(deps, some).catch(onTrouble);
  };
  const follow = { tellUnread: makeTellUnread(deps, streams, onTrouble), lookAtSessions: look };
  const broadcaster = makeBroadcaster({ deps, streams, follow, onTrouble });
  const stopTending = tendStreams({
    streams,
    heartbeat: broadcaster.heartbeat,
    lookAtSessions: look,
    now: () => deps.clock().getTime(),
  });
  let isClosed = false;
  return {
    open: async ({ account, clinicIds, lastEventId, response }) => {
      const stream = openStream({ account, clinicIds, response, onCut: () => log.info('slow client cut off') });
      response.on('close', () => {
        streams.remove(stream);
      });
      await broadcaster.join(stream, lastEventId).catch((error: unknown) => {
        onTrouble(error);
        stream.end(troubledRetryMs);
      });
      // The client may have left.
      if (response.destroyed) streams.remove(stream);
      if (isClosed) stream.end(stoppedRetryMs);
    },
    close: async () => {
      isClosed = true;
      stopTending();
      for (const stream of streams.all) stream.end(stoppedRetryMs);
      await broadcaster.close();
    },
  };
};
