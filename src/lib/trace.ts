/**
 * `times` in milliseconds. `dropped` counts earlier actions. Private: in memory only; only the redactor may write it
 * out (features/report).
 */
export type Trace<S> = { base: S; actions: readonly { type: string }[]; times: readonly number[]; dropped: number };

let read: (() => Trace<unknown>) | undefined;

export const traceIsReadBy = (reader: () => Trace<unknown>): void => {
  read = reader;
};

export const readTrace = (): Trace<unknown> | undefined => read?.();

type Turn = { type: string };
let hearTurn: (turn: Turn, trace: Trace<unknown>) => void = () => undefined;

/** Before a session begins or ends. */
export const turnsAreHeardBy = (listen: (turn: Turn, trace: Trace<unknown>) => void): void => {
  hearTurn = listen;
};

export const traceTurned = (turn: Turn, trace: Trace<unknown>): void => {
  hearTurn(turn, trace);
};

let readTab: () => string | null = () => null;

/** Redacted. */
export const earlierTraceIsReadBy = (reader: () => string | null): void => {
  readTab = reader;
};

export const readEarlierTrace = (): string | null => readTab();
