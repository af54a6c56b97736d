export type Take = () => void;

let waiting: Take | null = null;
const hearers = new Set<() => void>();

export const newVersionCame = (take: Take): void => {
  waiting = take;
  for (const hear of hearers) hear();
};

export const newVersion = {
  get: (): Take | null => waiting,
  subscribe: (hear: () => void): (() => void) => {
    hearers.add(hear);
    return () => {
      hearers.delete(hear);
    };
  },
};
