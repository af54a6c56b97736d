type Leading = {
  /** What tabs that take turns have in common. */
  name: string;
  /** What the one that leads does, until its signal says stop. */
  lead: (signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
};

/** Waits for its turn, or takes it from whoever has it, and leads until told to stop or another one takes the turn. */
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
    // Told to stop while it waited, or another tab insisted: either way it leads no more.
  } finally {
    stop();
    signal.removeEventListener('abort', stop);
  }
};

/** Of all tabs that ask under one name, one leads at a time; when it closes, the next one does. `insist` takes the turn at once. */
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
