import type { Trace } from '../../../lib/trace';
import { nameCalls, nameEntries, redactCache, redactCacheAction } from './redactCache';
import { makeCalendar } from './calendar';
import { instantIn, makeMask, type Fields, type Mask } from './rules';
import { happeningFields, sliceFields } from './sliceFields';
import { isPlain, type Plain } from './isPlain';
import { redacted } from './walk';

const fieldsByName: Partial<Record<string, Fields>> = { ...sliceFields, ...happeningFields };

const redactState = (state: Plain, mask: Mask): Plain =>
  Object.fromEntries(
    Object.entries(state).map(([slice, value]) => [
      slice,
      slice === 'api' ? redactCache(value, mask) : redacted(value, fieldsByName[slice] ?? {}, mask, ''),
    ]),
  );

const redactAction = (action: Plain, mask: Mask): Plain => {
  const slice = String(action['type']).split('/')[0] ?? '';
  if (slice === 'api') return redactCacheAction(action, mask);
  const { type, ...rest } = action;
  return {
    type,
    ...Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [name, redacted(value, fieldsByName[slice] ?? {}, mask, name)]),
    ),
  };
};

const instantsIn = (value: unknown): number[] => {
  if (typeof value === 'string') return [instantIn(/^\d{13}$/.test(value) ? Number(value) : value) ?? []].flat();
  if (typeof value === 'number') return [instantIn(value) ?? []].flat();
  if (Array.isArray(value)) return value.flatMap(instantsIn);
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => [
    ...instantsIn(key),
    ...(key === 'spaces' ? [] : instantsIn(one)),
  ]);
};

/** Texts, and numbers as text, that pseudonyms avoid. */
const collect = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string' || typeof value === 'number') into.add(String(value));
  else if (Array.isArray(value)) for (const one of value) collect(one, into);
  else if (isPlain(value)) {
    for (const [key, one] of Object.entries(value)) {
      into.add(key);
      collect(one, into);
    }
  }
};

const plain = (value: unknown): Plain => (isPlain(value) ? value : {});

/**
 * By allow-list (sliceFields.ts, endpointFields.ts); all else becomes pseudonyms. The shape stays, for the reducers.
 * @param isMessageKey whether a text is a portal message key
 */
export const redactTrace = (
  { base, actions, times, dropped }: Trace<unknown>,
  isMessageKey: (text: string) => boolean,
) => {
  const originals = new Set<string>();
  collect([base, actions], originals);
  const now = Date.now();
  const begun = times[0] ?? now;
  const mask = makeMask(originals, isMessageKey, makeCalendar(instantsIn([base, actions]), begun, now));
  nameEntries(plain(plain(base)['api']), mask);
  nameCalls(actions, mask);
  return {
    base: redactState(plain(base), mask),
    actions: actions.map((action) => redactAction({ ...action }, mask)),
    /** Since the first. */
    minutes: times.map((time) => Math.max(0, Math.floor((time - begun) / 60_000))),
    createdAt: new Date(mask.calendar(now)).toISOString(),
    dropped,
    state: (state: unknown): Plain => redactState(plain(state), mask),
    mask,
  };
};

/** One by one, for Redux DevTools. Pseudonyms avoid every text seen so far. */
export const makeSanitizers = (isMessageKey: (text: string) => boolean) => {
  const originals = new Set<string>();
  const now = Date.now();
  const mask = makeMask(originals, isMessageKey, makeCalendar([], now, now));
  return {
    action: (action: object): Plain => {
      collect(action, originals);
      nameCalls([action], mask);
      return redactAction({ ...action }, mask);
    },
    state: (state: unknown): Plain => {
      collect(state, originals);
      nameEntries(plain(plain(state)['api']), mask);
      return redactState(plain(state), mask);
    },
  };
};
