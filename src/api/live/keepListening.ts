import { connect, type Ending, type Listening } from './connect';

/** Milliseconds: after a server close; after a break, first and longest; after a change of clinics; between polls. */
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

/** Not all clients at once. */
const spread = (ms: number): number => {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return ms * (0.75 + chance / 2 ** 33);
};

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
 * With backoff. The first failure and every refusal fetch the unread count:
 * its 401 ends the session. Without a stream, polls it every minute (product §8).
 */
export const keepListening = async (listening: Listening, signal: AbortSignal): Promise<void> => {
  let failures = 0;
  let wasHeard = listening.cursor.id !== null;
  let askedAt = -Infinity;
  const ask = async () => {
    askedAt = performance.now();
    await listening.ask();
  };
  const isOver = () => signal.aborted;
  while (!isOver()) {
    const found = await connect(listening, signal);
    if (isOver()) return;
    wasHeard ||= found.heard === true;
    if (found.kind === 'absent' && !wasHeard) break;
    const ending: Ending = found.kind === 'absent' ? { kind: 'broken', heard: false } : found;
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
