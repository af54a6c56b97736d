import type { Trace } from '../../lib/trace';
import { redactTrace } from './redact/redactTrace';

/** Technical, except the person's note. `viewport` in CSS pixels. */
export type TraceMeta = {
  format: 'portal-trace/1';
  reference: string;
  app: string;
  lang: string;
  browser: string;
  viewport: string;
  createdAt: string;
  note: string;
  redaction: 'v1';
  dropped: number;
};

type About = Pick<TraceMeta, 'app' | 'lang' | 'browser' | 'viewport'>;

const shown = 'ABCEGHJKLMNPRSTVXY23456789';

/** Unambiguous on the phone. */
const makeReference = (): string =>
  [...crypto.getRandomValues(new Uint32Array(8))].map((value) => shown.charAt(value % shown.length)).join('');

/** Health numbers, email addresses and phone numbers. */
const numbers =
  /\b[a-z]{4}[ -]?\d{4}[ -]?\d{4}\b|[^\s@]+@[^\s@]+\.\w+|(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}/gi;

/** Shorter names would match inside other words. */
const shortest = 4;

const withoutNames = (note: string, given: ReadonlyMap<string, string>): string => {
  const known = [...given]
    .filter(([text]) => text.trim().length >= shortest)
    .sort(([one], [two]) => two.length - one.length);
  return known.reduce((text, [name, pseudonym]) => text.replaceAll(name, pseudonym), note.replace(numbers, '•••'));
};

/**
 * Redacts a trace into the support file, with two texts for Redux DevTools.
 * @param isMessageKey whether a text is a portal message key
 */
export const prepareReport = (trace: Trace<unknown>, about: About, isMessageKey: (text: string) => boolean) => {
  const { base, actions, dropped, mask } = redactTrace(trace, isMessageKey);
  const reference = makeReference();
  const createdAt = new Date().toISOString();
  const fileOf = (note: string) => {
    const meta: TraceMeta = {
      format: 'portal-trace/1',
      reference,
      ...about,
      createdAt,
      note: withoutNames(note, mask.pseudonyms.given()),
      redaction: 'v1',
      dropped,
    };
    return JSON.stringify({ meta, payload: JSON.stringify(actions), preloadedState: JSON.stringify(base) });
  };
  return {
    reference,
    name: `portal-trace-${createdAt.slice(0, 10)}-${reference}.json`,
    steps: actions.length,
    fileOf,
    content: (): string => JSON.stringify({ about, actions, preloadedState: base }, null, 1),
  };
};

export type PreparedReport = ReturnType<typeof prepareReport>;
