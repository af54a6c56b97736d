import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Tables } from './data/tables.ts';
import type { Leased, WaitingQueue } from './data/waitingQueue.ts';
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

type QueueDeps = { db: Kysely<Tables>; log: Record<'error' | 'warn', (fields: object, message: string) => void> };

type SentFrom<Row extends Leased, Deps extends QueueDeps> = {
  queue: Pick<WaitingQueue<Row>, 'lease' | 'retry'>;
  noun: 'mail' | 'text' | 'push';
  /** Ends the row, or throws. */
  sendRow: (deps: Deps, row: Row, signal: AbortSignal) => Promise<void>;
  /** For logs: never personal data. */
  fieldsOf: (row: Row) => object;
};

const atOnce = 5;

/** @returns how many rows it took */
export const sendDueOf =
  <Row extends Leased, Deps extends QueueDeps>({ queue, noun, sendRow, fieldsOf }: SentFrom<Row, Deps>) =>
  async (deps: Deps, signal: AbortSignal, limit = atOnce): Promise<number> => {
    const { db, log } = deps;
    const rows = await queue.lease(db, limit);
    await Promise.all(
      rows.map(async (row) => {
        try {
          await sendRow(deps, row, signal);
        } catch (error) {
          const reason = failureCode(error);
          const fields = { ...fieldsOf(row), attempts: row.attempts, reason };
          log.warn(fields, `${noun} not sent`);
          if (await queue.retry(db, row, reason)) log.error({ ...fields, outboxId: row.id }, `${noun} given up`);
        }
      }),
    );
    return rows.length;
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
