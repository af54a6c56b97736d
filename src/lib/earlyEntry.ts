import { forgetOnSessionEnd } from './forgetOnSessionEnd';

/** Input on the prerendered login screen before hydration. */
export type EarlyEntry = { values: Readonly<Record<string, string>>; isShown: boolean };

const nothing: EarlyEntry = { values: {}, isShown: false };

/** In memory, until the first render: may hold a password. */
let kept = nothing;

export const keepEarlyEntry = (entry: EarlyEntry): void => {
  kept = entry;
};

/** Keeps the entry: React may render twice. */
export const earlyEntry = (): EarlyEntry => kept;

export const forgetEarlyEntry = (): void => {
  kept = nothing;
};

forgetOnSessionEnd('early entry', forgetEarlyEntry);
