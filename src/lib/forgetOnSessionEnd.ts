/** The user asked to leave, the server refused the session (401), another tab says that it is over, or the stored user was taken away by hand. */
export type SessionEnd = 'loggedOut' | 'rejected' | 'elsewhere' | 'forgotten';

/** How a session ended, and whose it was; null when nobody was signed in. */
export type Ending = { by: SessionEnd; user: string | null };

/** What is emptied when a session ends, by name. The entries live as long as the page. */
const table = new Map<string, (ending: Ending) => void>();

/** Registers what a module remembers of a person. `forget` runs whenever a session ends. */
export const forgetOnSessionEnd = (name: string, forget: (ending: Ending) => void): void => {
  table.set(name, forget);
};

/** Empties every memory. The listener of `sessionEnded` calls it (features/session/sessionListeners.ts). */
export const forgetMemories = (ending: Ending): void => {
  for (const forget of table.values()) forget(ending);
};
