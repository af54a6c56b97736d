/**
 * What is asked of the listeners: open a stream for each of these headers; expect a text on every one from now on, and
 * then say when it was heard; close all.
 */
export type ListenOrder =
  | { kind: 'open'; address: string; path: string; headers: Record<string, string>[] }
  | { kind: 'expect'; text: string }
  | { kind: 'heard'; patienceMs: number }
  | { kind: 'close' };

/** How it went: how many are open, or when each heard the text, milliseconds of the machine's clock. */
export type ListenAnswer = { open: number } | { heardAt: number[] } | { failure: string };
