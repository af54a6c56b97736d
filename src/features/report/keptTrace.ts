import { fieldsOf, isRecord } from '../../lib/isRecord';
import type { Trace } from '../../lib/trace';
import { redactTrace } from './redact/redactTrace';

/** Redacted. `minutes` as in the file. */
export type TracePart = { base: object; actions: readonly object[]; minutes: readonly number[]; dropped: number };

/** The next state (app/replay). */
const continued = 'trace/continued';

const maxSteps = 900;

export const joined = (first: TracePart | undefined, second: TracePart): TracePart => {
  if (first === undefined || first.actions.length === 0) return second;
  const dropped = first.dropped + second.dropped;
  if (first.actions.length + second.actions.length > maxSteps)
    return { ...second, dropped: dropped + first.actions.length };
  return {
    base: first.base,
    actions: [...first.actions, { type: continued, payload: second.base }, ...second.actions],
    minutes: [...first.minutes, 0, ...second.minutes],
    dropped,
  };
};

export const partIn = (text: string | null): TracePart | undefined => {
  try {
    const { base, actions, minutes, dropped } = fieldsOf(JSON.parse(text ?? 'null'));
    const isPart = isRecord(base) && Array.isArray(actions) && actions.every(isRecord) && Array.isArray(minutes);
    return isPart && typeof dropped === 'number' ? { base, actions, minutes: minutes.map(Number), dropped } : undefined;
  } catch {
    return undefined;
  }
};

/** @param earlier as stored in the tab */
export const textToKeep = (
  earlier: string | null,
  trace: Trace<unknown>,
  isMessageKey: (text: string) => boolean,
): string => {
  const { base, actions, minutes, dropped } = redactTrace(trace, isMessageKey);
  return JSON.stringify(joined(partIn(earlier), { base, actions, minutes, dropped }));
};
