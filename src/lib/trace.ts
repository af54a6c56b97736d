/**
 * `times` of the actions, in milliseconds. `dropped` counts earlier actions. Private data: in memory only; only the
 * redactor may write it out (features/report).
 */
export type Trace<S> = { base: S; actions: readonly { type: string }[]; times: readonly number[]; dropped: number };

let read: (() => Trace<unknown>) | undefined;

export const traceIsReadBy = (reader: () => Trace<unknown>): void => {
  read = reader;
};

export const readTrace = (): Trace<unknown> | undefined => read?.();
