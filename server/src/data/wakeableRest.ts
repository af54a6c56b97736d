export type WakeableRest = {
  /** Returns at once if a wake came since the last rest. */
  rest: (ms: number) => Promise<void>;
  wake: () => void;
};

export const makeRest = (): WakeableRest => {
  let isWoken = false;
  let end = (): void => undefined;
  return {
    rest: async (ms) => {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isWoken = false;
    },
    wake: () => {
      isWoken = true;
      end();
    },
  };
};
