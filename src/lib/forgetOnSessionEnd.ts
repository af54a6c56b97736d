/** `forgotten`: the stored user was removed by hand. */
export type SessionEnd = 'loggedOut' | 'rejected' | 'elsewhere' | 'forgotten';

export type Ending = { by: SessionEnd; user: string | null };

const table = new Map<string, (ending: Ending) => void>();

export const forgetOnSessionEnd = (name: string, forget: (ending: Ending) => void): void => {
  table.set(name, forget);
};

export const forgetMemories = (ending: Ending): void => {
  for (const forget of table.values()) forget(ending);
};
