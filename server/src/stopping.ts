/** How long open requests may last once a stop was asked for. */
const patienceMs = 15_000;
/** npm and a terminal each pass Ctrl-C on: signals this close together are one wish. */
const sameInputMs = 500;

/**
 * Stops on SIGINT and SIGTERM: `stop` lets requests finish and closes the database. A second signal ends the process
 * at once, and so does a stop that lasts too long; the embedded database then ends cleanly by itself.
 */
export const stopOnSignal = (stop: () => Promise<void>): void => {
  let firstAt: number | null = null;
  const onSignal = (): void => {
    const now = performance.now();
    if (firstAt !== null) {
      if (now - firstAt > sameInputMs) process.exit(1);
      return;
    }
    firstAt = now;
    setTimeout(() => process.exit(1), patienceMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
};

/** Ends the process on a failure that nothing caught, after telling the log: its state can no longer be trusted. */
export const stopOnFailure = (log: (failure: unknown) => void): void => {
  process.on('uncaughtException', (failure) => {
    log(failure);
    process.exit(1);
  });
};
