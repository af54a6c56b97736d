type ToldNotice = { id: string; title: string; text: string | undefined };

let told: readonly ToldNotice[] = [];
const hearers = new Set<() => void>();

const tell = (now: readonly ToldNotice[]): void => {
  told = now;
  for (const hear of hearers) hear();
};

/** Call the result when the notice is gone. */
export const noticeTold = (notice: ToldNotice): (() => void) => {
  tell([...told, notice]);
  return () => {
    tell(told.filter((other) => other !== notice));
  };
};

export const toldNotices = {
  get: (): readonly ToldNotice[] => told,
  subscribe: (hear: () => void): (() => void) => {
    hearers.add(hear);
    return () => {
      hearers.delete(hear);
    };
  },
};
