import type { Stream } from './stream.ts';
import type { Streams } from './streams.ts';

const rhythm = { heartbeatMs: 20_000, sessionsMs: 15_000, tickMs: 1_000 };

export type Tending = {
  streams: Streams;
  heartbeat: (stream: Stream) => void;
  lookAtSessions: (streams: readonly Stream[]) => void;
  /** Epoch milliseconds. */
  now: () => number;
};

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
