const retryMs = 3_000;

/** Tries again until it succeeds. */
export const untilLoaded = async <T>(load: () => Promise<T & object>): Promise<T> => {
  for (;;) {
    const loaded = await load().catch(() => null);
    if (loaded !== null) return loaded;
    await new Promise((resolve) => {
      setTimeout(resolve, retryMs);
    });
  }
};
