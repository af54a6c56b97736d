const patienceMs = 15_000;
/** npm and the terminal both forward Ctrl-C. */
const sameInputMs = 500;

/** A second signal or a timeout exits at once; the embedded database still shuts down cleanly. */
export const stopOnSignal = (stop: () => Promise<void>, { drainSeconds }: { drainSeconds: number }): void => {
  let firstAt: number | null = null;
  const onSignal = (): void => {
    const now = performance.now();
    if (firstAt !== null) {
      if (now - firstAt > sameInputMs) process.exit(1);
      return;
    }
    firstAt = now;
    setTimeout(() => process.exit(1), drainSeconds * 1_000 + patienceMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
};

/** State can no longer be trusted. */
export const stopOnFailure = (log: (failure: unknown) => void): void => {
  process.on('uncaughtException', (failure) => {
    log(failure);
    process.exit(1);
  });
};
