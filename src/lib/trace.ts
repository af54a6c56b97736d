/**
 * What the portal did lately, for a report of a problem: `base` is the state before the first action, `dropped` how many came before
 * it. It holds all that the store holds, so it lives in memory alone, and only the redactor may write it down (features/report).
 */
export type Trace<S> = { base: S; actions: readonly { type: string }[]; dropped: number };

let read: (() => Trace<unknown>) | undefined;

/** Hands in who remembers. */
export const traceIsReadBy = (reader: () => Trace<unknown>): void => {
  read = reader;
};

/** What is remembered now; nothing before the portal spoke with a server. */
export const readTrace = (): Trace<unknown> | undefined => read?.();
