/** How many seconds open requests have to finish once a stop was asked for. */
const patienceMs = 15_000;

/**
 * Stops on SIGINT and SIGTERM: `stop` lets requests finish and closes the database. A second signal ends the process
 * at once, and so does a stop that lasts too long; the embedded database then ends cleanly by itself.
 */
export const stopOnSignal = (stop: () => Promise<void>): void => {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
};
