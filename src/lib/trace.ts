/**
 * `base` is the state before the first action, `dropped` the count of earlier ones. Private data: in memory only, and
 * only the redactor may write it out (features/report).
 */
export type Trace<S> = { base: S; actions: readonly { type: string }[]; dropped: number };

let read: (() => Trace<unknown>) | undefined;

export const traceIsReadBy = (reader: () => Trace<unknown>): void => {
  read = reader;
};

export const readTrace = (): Trace<unknown> | undefined => read?.();
