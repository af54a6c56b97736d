import type { Trace } from '../../../lib/trace';
import { nameCalls, nameEntries, redactCache, redactCacheAction } from './redactCache';
import { makeCalendar } from './calendar';
import { instantIn, makeMask, type Fields, type Mask } from './rules';
import { happeningFields, sliceFields } from './sliceFields';
import { isPlain, plain, type Plain } from './isPlain';
import { learn, nothingOutside } from './outside';
import { redacted } from './walk';
import { isOfWatched } from './watched';

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

const instantsIn = (texts: ReadonlySet<string>): number[] =>
  [...texts].flatMap((text) => instantIn(/^\d{13}$/.test(text) ? Number(text) : text) ?? []);

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

/**
 * By allow-list (sliceFields.ts, endpointFields.ts); all else becomes pseudonyms. The shape stays, for the reducers.
 * @param isMessageKey whether a text is a portal message key
 */
export const redactTrace = (
  { base, actions: recorded, times: recordedTimes, dropped }: Trace<unknown>,
  isMessageKey: (text: string) => boolean,
) => {
  const originals = new Set<string>();
  collect([base, recorded], originals);
  const outside = nothingOutside();
  learn([base, recorded], outside);
  const now = Date.now();
  const begun = recordedTimes[0] ?? now;
  const isTold = recorded.map((action) => !isOfWatched({ ...action }));
  const actions = recorded.filter((_, at) => isTold[at]);
  const times = recordedTimes.filter((_, at) => isTold[at]);
  const calendar = makeCalendar(instantsIn(outside.values), begun, now);
  const mask = makeMask(originals, isMessageKey, { calendar, now, outside });
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
  const outside = nothingOutside();
  const now = Date.now();
  const mask = makeMask(originals, isMessageKey, { calendar: makeCalendar([], now, now), now, outside });
  return {
    action: (action: object): Plain => {
      collect(action, originals);
      learn(action, outside);
      nameCalls([action], mask);
      return redactAction({ ...action }, mask);
    },
    state: (state: unknown): Plain => {
      collect(state, originals);
      learn(state, outside);
      nameEntries(plain(plain(state)['api']), mask);
      return redactState(plain(state), mask);
    },
  };
};
