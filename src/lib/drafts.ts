import { forgetOnSessionEnd } from './forgetOnSessionEnd';

type Values = Record<string, unknown>;

const open = new Map<string, () => Values>();

const left = new Map<string, Values>();

/** In memory only (product §8 Emptying). */
let kept: { owner: string; drafts: Map<string, Values> } | null = null;
let sessionsEnded = 0;

/** Never kept: passwords, keys, codes and health numbers. */
const secret = /^(?:\w*password|nam|hin|key|code)$/i;

const withoutSecrets = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)));

/** Call the result when the form closes, with what stays. */
export const draftOpened = (name: string, read: () => Values): ((leaving?: Values) => void) => {
  open.set(name, read);
  const session = sessionsEnded;
  return (leaving) => {
    open.delete(name);
    if (leaving !== undefined && session === sessionsEnded) left.set(name, withoutSecrets(leaving));
  };
};

/** For an involuntary session end. */
export const keepDrafts = (owner: string): void => {
  kept = {
    owner,
    drafts: new Map([...left, ...[...open].map(([name, read]) => [name, withoutSecrets(read())] as const)]),
  };
};

export const dropDraftsBut = (owner: string | null): void => {
  if (kept?.owner !== owner) kept = null;
};

/** Keeps the draft: a page may render its form twice. */
export const draftOf = (name: string): Values | undefined => left.get(name) ?? kept?.drafts.get(name);

export const forgetDraft = (name: string, draft: Values | undefined): void => {
  if (left.get(name) === draft) left.delete(name);
  if (kept?.drafts.get(name) === draft) kept?.drafts.delete(name);
};

forgetOnSessionEnd('drafts', ({ by, user }) => {
  if (user !== null && by !== 'loggedOut') keepDrafts(user);
  else dropDraftsBut(null);
  left.clear();
  sessionsEnded += 1;
});
