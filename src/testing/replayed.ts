import { makeReplay } from '../app/replay/makeReplay';
import { traceIn } from '../app/replay/traceIn';

/**
 * Without the extension.
 * @returns each step's error and the last state
 */
export const replayed = (file: string) => {
  const replay = makeReplay(traceIn(file, Date.now()));
  return { errors: replay.broken(), steps: replay.at(), state: replay.store.getState() };
};
