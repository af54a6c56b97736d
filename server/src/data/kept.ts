/** A reading of what seldom changes. */
export type Kept<T> = {
  /** As it stood some seconds ago at most. */
  recent: () => Promise<T>;
  /** As it stands now. */
  fresh: () => Promise<T>;
};

/** Reads when first asked and again when the reading is old; whoever asks meanwhile waits for the same one. A failed one is not kept. */
export const keep = <T>(keptMs: number, read: () => Promise<T>): Kept<T> => {
  let reading: Promise<T> | undefined;
  let oldAt = 0;
  const fresh = (): Promise<T> => {
    const started = read();
    reading = started;
    oldAt = performance.now() + keptMs;
    started.catch(() => {
      if (reading === started) reading = undefined;
    });
    return started;
  };
  return { fresh, recent: () => (reading === undefined || performance.now() > oldAt ? fresh() : reading) };
};
