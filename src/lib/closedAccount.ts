import type { ClosedAccount } from '../../contract/closing.ts';

let closed: ClosedAccount | undefined;

/** In memory only, for the next page. */
export const rememberClosed = (answer: ClosedAccount): void => {
  closed = answer;
};

export const justClosed = (): ClosedAccount | undefined => closed;

export const forgetClosed = (): void => {
  closed = undefined;
};
