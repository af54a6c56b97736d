type Leading = {
  name: string;
  lead: (signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
};

const takeTurn = async (
  locks: LockManager,
  { name, lead, signal }: Leading,
  { insists }: { insists: boolean },
): Promise<void> => {
  const over = new AbortController();
  const stop = () => {
    over.abort();
  };
  signal.addEventListener('abort', stop);
  try {
    await locks.request(name, insists ? { steal: true } : { signal }, async () => {
      if (!signal.aborted) await lead(over.signal);
    });
  } catch {
    // Aborted, or another tab stole the lock.
  } finally {
    stop();
    signal.removeEventListener('abort', stop);
  }
};

/** Elects one leader per name. `insist` steals leadership at once. */
export const leadInTurn = (locks: LockManager, leading: Leading): { insist: () => void } => {
  const run = async () => {
    while (!leading.signal.aborted) await takeTurn(locks, leading, { insists: false });
  };
  void run();
  return {
    insist: () => {
      void takeTurn(locks, leading, { insists: true });
    },
  };
};
