import { forgetOnSessionEnd } from './forgetOnSessionEnd';

type Values = Record<string, unknown>;

/** The forms that are open now, and what is typed in each. */
const open = new Map<string, () => Values>();

/** What was typed when a session ended, and whose it is. In memory only (product §8 Emptying). */
let kept: { owner: string; drafts: Map<string, Values> } | null = null;

/** What no memory keeps: passwords, keys, codes and health numbers. */
const secret = /^(?:\w*password|nam|hin|key|code)$/i;

const withoutSecrets = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)));

/** Notes that a form is open; call the answer once it is closed. */
export const draftOpened = (name: string, read: () => Values): (() => void) => {
  open.set(name, read);
  return () => {
    open.delete(name);
  };
};

/** Keeps what is typed in the open forms: the session of `owner` ends, and not by their will. */
export const keepDrafts = (owner: string): void => {
  kept = { owner, drafts: new Map([...open].map(([name, read]) => [name, withoutSecrets(read())])) };
};

/** Somebody signs in: what another person typed is dropped. Null drops everything. */
export const dropDraftsBut = (owner: string | null): void => {
  if (kept?.owner !== owner) kept = null;
};

/** What was typed in a form before the session ended. It stays known: a page may draw its form more than once. */
export const draftOf = (name: string): Values | undefined => kept?.drafts.get(name);

/** The person went on from this draft: it is not offered again. One that was kept since stays. */
export const forgetDraft = (name: string, draft: Values | undefined): void => {
  if (kept?.drafts.get(name) === draft) kept?.drafts.delete(name);
};

// A person who did not choose to leave finds their draft again when they sign in.
forgetOnSessionEnd('drafts', ({ by, user }) => {
  if (user !== null && by !== 'loggedOut') keepDrafts(user);
  else dropDraftsBut(null);
});
