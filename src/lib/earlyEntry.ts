import { forgetOnSessionEnd } from './forgetOnSessionEnd';

/** Typed on the prerendered login screen before hydration. */
export type EarlyEntry = { values: Readonly<Record<string, string>>; isShown: boolean };

const nothing: EarlyEntry = { values: {}, isShown: false };

/** In memory: may hold a password. */
let kept = nothing;

export const keepEarlyEntry = (entry: EarlyEntry): void => {
  kept = entry;
};

/** Kept, since React may render twice. */
export const earlyEntry = (): EarlyEntry => kept;

export const forgetEarlyEntry = (): void => {
  kept = nothing;
};

forgetOnSessionEnd('early entry', forgetEarlyEntry);
