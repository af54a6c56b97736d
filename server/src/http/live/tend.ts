import type { Stream } from './stream.ts';
import type { Streams } from './streams.ts';

/** A stream says something at least this often, and every session is looked at this often; how often that is seen to. */
const rhythm = { heartbeatMs: 20_000, sessionsMs: 15_000, tickMs: 1_000 };

export type Tending = {
  streams: Streams;
  /** Says, without an event, up to where the stream has had everything. */
  heartbeat: (stream: Stream) => void;
  lookAtSessions: (streams: readonly Stream[]) => void;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** Keeps streams alive through proxies, and ends those whose session ran out. @returns what stops it */
export const tendStreams = ({ streams, heartbeat, lookAtSessions, now }: Tending): (() => void) => {
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
