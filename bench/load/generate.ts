import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { Order, Volley } from './shot.ts';

type Answer = { volley: Volley } | { failure: string };

export type Generator = { fire: (order: Order) => Promise<Volley>; stop: () => Promise<void> };

/** Starts the load generator's process. `fire` carries out one order at a time. */
export const startGenerator = (): Generator => {
  const child = fork(fileURLToPath(new URL('generator.ts', import.meta.url)), { serialization: 'advanced' });
  return {
    fire: async (order) => {
      child.send(order);
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- our own child, generator.ts
      const [answer] = (await once(child, 'message')) as [Answer];
      if ('failure' in answer) throw new Error(`The load generator failed: ${answer.failure}`);
      return answer.volley;
    },
    stop: async () => {
      child.disconnect();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};
