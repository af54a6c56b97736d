import type { ComponentType } from 'react';

/** Milliseconds; a network just back may still fail. */
export const pauseAfter = (tries: number): number => Math.min(500 * 2 ** tries, 30_000);

/** True once online. */
const pauseUnlessOnline = (ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isBack: boolean) => {
      clearTimeout(timer);
      window.removeEventListener('online', hear);
      resolve(isBack);
    };
    const hear = () => {
      end(true);
    };
    const timer = setTimeout(() => {
      end(false);
    }, ms);
    window.addEventListener('online', hear);
  });

export const untilLoaded = async <P extends object>(
  load: () => Promise<ComponentType<P>>,
): Promise<ComponentType<P>> => {
  for (let tries = 0; ;) {
    const loaded = await load().catch(() => null);
    if (loaded !== null) return loaded;
    tries = (await pauseUnlessOnline(pauseAfter(tries))) ? 0 : tries + 1;
  }
};
