import type { Trace } from '../../lib/trace';
import { joined, type TracePart } from './keptTrace';
import { maskNote } from './maskNote';
import { redactTrace } from './redact/redactTrace';

/** Technical, except the masked note. `viewport` in CSS pixels. */
export type TraceMeta = {
  format: 'portal-trace/1';
  reference: string;
  app: string;
  lang: string;
  browser: string;
  viewport: string;
  /** By redact/calendar.ts. */
  createdAt: string;
  note: string;
  redaction: 'v2';
  /** Since the first action. */
  minutes: readonly number[];
  dropped: number;
};

type About = Pick<TraceMeta, 'app' | 'lang' | 'browser' | 'viewport'>;

const shown = 'ABCEGHJKLMNPRSTVXY23456789';

/** Unambiguous on the phone. */
const makeReference = (): string =>
  [...crypto.getRandomValues(new Uint32Array(8))].map((value) => shown.charAt(value % shown.length)).join('');

/**
 * The support file, with two texts for Redux DevTools.
 * @param isMessageKey whether a text is a portal message key
 */
export const prepareReport = (
  { earlier, now }: { earlier: TracePart | undefined; now: Trace<unknown> },
  about: About,
  isMessageKey: (text: string) => boolean,
) => {
  const { mask, createdAt, ...recorded } = redactTrace(now, isMessageKey);
  const { base, actions, minutes, dropped } = joined(earlier, recorded);
  const reference = makeReference();
  const noteIn = (note: string): string => maskNote(note, mask.pseudonyms.given().keys());
  const metaOf = (note: string): TraceMeta => ({
    format: 'portal-trace/1',
    reference,
    ...about,
    createdAt,
    note: noteIn(note),
    redaction: 'v2',
    dropped,
    minutes,
  });
  return {
    reference,
    name: `portal-trace-${createdAt.slice(0, 10)}-${reference}.json`,
    steps: actions.length,
    noteIn,
    fileOf: (note: string): string =>
      JSON.stringify({ meta: metaOf(note), payload: JSON.stringify(actions), preloadedState: JSON.stringify(base) }),
    content: (note: string): string => JSON.stringify({ meta: metaOf(note), actions, preloadedState: base }, null, 1),
  };
};

export type PreparedReport = ReturnType<typeof prepareReport>;
