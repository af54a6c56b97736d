import type { Trace } from '../../lib/trace';
import { redactTrace } from './redact/redactTrace';

/** What stands beside the actions: all of it technical but the person’s own note. `viewport` in CSS pixels. */
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

/** Eight characters that nobody mistakes on the phone; they say nothing of anybody. */
const makeReference = (): string =>
  [...crypto.getRandomValues(new Uint32Array(8))].map((value) => shown.charAt(value % shown.length)).join('');

/** A health number, an address, a phone number, whoever’s they are. */
const numbers =
  /\b[a-z]{4}[ -]?\d{4}[ -]?\d{4}\b|[^\s@]+@[^\s@]+\.\w+|(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}/gi;

/** Names shorter than this would take syllables out of other words. */
const shortest = 4;

/** The note without what the portal knows of the person, should they have written it by habit. */
const withoutNames = (note: string, given: ReadonlyMap<string, string>): string => {
  const known = [...given]
    .filter(([text]) => text.trim().length >= shortest)
    .sort(([one], [two]) => two.length - one.length);
  return known.reduce((text, [name, pseudonym]) => text.replaceAll(name, pseudonym), note.replace(numbers, '•••'));
};

/**
 * What support staff replay, redacted once and for all: `meta` of this report, and the two texts that Redux DevTools import as they are.
 * @param isMessageKey says whether a text is a key of the portal’s messages
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
    /** The same to be read: what the file holds, line by line. */
    content: (): string => JSON.stringify({ about, actions, preloadedState: base }, null, 1),
  };
};

export type PreparedReport = ReturnType<typeof prepareReport>;
