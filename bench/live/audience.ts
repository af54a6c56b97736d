import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { ListenAnswer, ListenOrder } from './orders.ts';

/** Many listeners, in a process of their own. One order at a time. */
export type Audience = {
  /** Opens streams. @returns how many are open */
  open: (address: string, path: string, headers: Record<string, string>[]) => Promise<number>;
  /** From when this resolves, a text is expected on every stream. */
  expect: (text: string) => Promise<void>;
  /** When each stream heard it, milliseconds of the machine's clock. */
  heard: () => Promise<number[]>;
  close: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A stream that has not heard an event after so long has lost it. */
const patienceMs = 15_000;

export const startAudience = (): Audience => {
  const child = fork(fileURLToPath(new URL('listeners.ts', import.meta.url)), { serialization: 'advanced' });
  const order = async (wanted: ListenOrder): Promise<Exclude<ListenAnswer, { failure: string }>> => {
    child.send(wanted);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- our own child, listeners.ts
    const [answer] = (await once(child, 'message')) as [ListenAnswer];
    if ('failure' in answer) throw new Error(`The listeners failed: ${answer.failure}`);
    return answer;
  };
  return {
    open: async (address, path, headers) => {
      const answer = await order({ kind: 'open', address, path, headers });
      return 'open' in answer ? answer.open : 0;
    },
    expect: async (text) => {
      await order({ kind: 'expect', text });
    },
    heard: async () => {
      const answer = await order({ kind: 'heard', patienceMs });
      return 'heardAt' in answer ? answer.heardAt : [];
    },
    close: async () => {
      await order({ kind: 'close' });
    },
    stop: async () => {
      child.disconnect();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};
