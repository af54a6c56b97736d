import { forgetOnSessionEnd } from './forgetOnSessionEnd';

/** What a person did on the prerendered login screen before the scripts were there: texts by field, and whether the password shows. */
export type EarlyEntry = { values: Readonly<Record<string, string>>; isShown: boolean };

const nothing: EarlyEntry = { values: {}, isShown: false };

/** In memory, and only while the portal takes the page over: it may hold a password. */
let kept = nothing;

/** Keeps what was typed until the portal has drawn its first screen. */
export const keepEarlyEntry = (entry: EarlyEntry): void => {
  kept = entry;
};

/** What was typed early. It stays known while the portal draws: React may draw more than once. */
export const earlyEntry = (): EarlyEntry => kept;

/** The first screen stands: a later form begins empty. */
export const forgetEarlyEntry = (): void => {
  kept = nothing;
};

forgetOnSessionEnd('early entry', forgetEarlyEntry);
