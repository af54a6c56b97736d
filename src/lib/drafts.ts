import { forgetOnSessionEnd } from './forgetOnSessionEnd';

type Values = Record<string, unknown>;

const open = new Map<string, () => Values>();

/** In memory only (product §8 Emptying). */
let kept: { owner: string; drafts: Map<string, Values> } | null = null;

/** Never kept: passwords, keys, codes and health numbers. */
const secret = /^(?:\w*password|nam|hin|key|code)$/i;

const withoutSecrets = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)));

/** Call the result when the form closes. */
export const draftOpened = (name: string, read: () => Values): (() => void) => {
  open.set(name, read);
  return () => {
    open.delete(name);
  };
};

/** For an involuntary session end. */
export const keepDrafts = (owner: string): void => {
  kept = { owner, drafts: new Map([...open].map(([name, read]) => [name, withoutSecrets(read())])) };
};

export const dropDraftsBut = (owner: string | null): void => {
  if (kept?.owner !== owner) kept = null;
};

/** Keeps the draft: a page may render its form twice. */
export const draftOf = (name: string): Values | undefined => kept?.drafts.get(name);

export const forgetDraft = (name: string, draft: Values | undefined): void => {
  if (kept?.drafts.get(name) === draft) kept?.drafts.delete(name);
};

forgetOnSessionEnd('drafts', ({ by, user }) => {
  if (user !== null && by !== 'loggedOut') keepDrafts(user);
  else dropDraftsBut(null);
});
