import { connect, type Ending, type Listening } from './connect';

/**
 * How long to wait before coming back, milliseconds: when the server ends the stream, when the connection breaks at first and at
 * most, when other clinics came on screen (several come together); and how often the counter is asked for without a stream.
 */
const waits = { ended: 1_000, broken: 3_000, most: 60_000, otherPlaces: 150, ask: 60_000 };

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });

/** Everybody comes back at once when a server starts again, unless each waits a little longer or shorter. */
const spread = (ms: number): number => {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return ms * (0.75 + chance / 2 ** 33);
};

/** How many times in a row it failed, this one included; a stream that broke begins a new row. */
const failuresAfter = (ending: Ending, before: number): number => {
  if (ending.kind === 'broken') return ending.heard ? 1 : before + 1;
  return ending.kind === 'refused' ? before + 1 : 0;
};

const waitAfter = (ending: Ending, failures: number): number => {
  if (ending.kind === 'otherPlaces') return waits.otherPlaces;
  if (ending.kind === 'ended') return spread(ending.retryMs ?? waits.ended);
  return spread(Math.min(waits.broken * 2 ** (failures - 1), waits.most));
};

/**
 * Follows the stream of events until `signal` says stop: comes back when it ends, and where it broke, later each time; anew when
 * other clinics are on screen. The first failure of a row, and every refusal, asks for the unread count once: its 401 ends the
 * session. While there is no stream, or where a back end has none, the count is asked for every minute (product §8).
 */
export const keepListening = async (listening: Listening, signal: AbortSignal): Promise<void> => {
  let failures = 0;
  let askedAt = -Infinity;
  const ask = async () => {
    askedAt = performance.now();
    await listening.ask();
  };
  const isOver = () => signal.aborted;
  while (!isOver()) {
    const ending = await connect(listening, signal);
    if (isOver()) return;
    if (ending.kind === 'absent') break;
    failures = failuresAfter(ending, failures);
    if (ending.kind === 'refused' || failures === 1 || (failures > 1 && performance.now() - askedAt >= waits.ask))
      await ask();
    await pause(waitAfter(ending, failures), signal);
  }
  while (!isOver()) {
    await pause(waits.ask, signal);
    if (!isOver()) await ask();
  }
};
