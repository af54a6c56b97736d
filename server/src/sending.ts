import { setTimeout as sleep } from 'node:timers/promises';

import { failureCode } from './domain/failureCode.ts';

const idleMs = 1_000;
const troubledMs = 5_000;
const sweepEveryMs = 3_600_000;
/** What is interrupted goes again later. */
const farewellMs = 5_000;

export type Sending = { stop: () => Promise<void> };

type Queue = {
  log: { warn: (fields: object, message: string) => void };
  sendDue: (signal: AbortSignal) => Promise<number>;
  sweep: () => Promise<void>;
};

/** Several processes may run this: rows are leased. */
export const startSending = ({ log, sendDue, sweep }: Queue): Sending => {
  const stopping = new AbortController();
  const cutting = new AbortController();
  let sweepAt = 0;

  const turn = async (): Promise<number> => {
    if ((await sendDue(cutting.signal)) > 0) return 0;
    if (performance.now() < sweepAt) return idleMs;
    sweepAt = performance.now() + sweepEveryMs;
    await sweep();
    return idleMs;
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pauseMs = await turn().catch((error: unknown) => {
        log.warn({ reason: failureCode(error) }, 'outbox out of reach');
        return troubledMs;
      });
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([running, sleep(farewellMs, undefined, { ref: false })]);
      cutting.abort();
      await running;
    },
  };
};
