import type { ClosedAccount } from '../../contract/closing.ts';

let closed: ClosedAccount | undefined;

/** Keeps what the server said of an account that was just closed, in memory only, for the page that comes after. */
export const rememberClosed = (answer: ClosedAccount): void => {
  closed = answer;
};

/** What was just closed here; nothing after a reload. */
export const justClosed = (): ClosedAccount | undefined => closed;

/** Forgets it: somebody signs in. */
export const forgetClosed = (): void => {
  closed = undefined;
};
