/** Takes the newer version: the page opens anew with it. */
export type Take = () => void;

let waiting: Take | null = null;
const hearers = new Set<() => void>();

/** A newer version of the portal is on this device, and waits until the person takes it. */
export const newVersionCame = (take: Take): void => {
  waiting = take;
  for (const hear of hearers) hear();
};

/** What React follows (useSyncExternalStore). */
export const newVersion = {
  get: (): Take | null => waiting,
  subscribe: (hear: () => void): (() => void) => {
    hearers.add(hear);
    return () => {
      hearers.delete(hear);
    };
  },
};
