import { careTypes } from '../../../../contract/catalogues.ts';
import { isCalendarDate, readInstant } from '../../../../contract/instants.ts';
import type { Calendar } from './calendar';
import { shuffled } from './chance';
import type { Outside } from './outside';
import { makePseudonyms } from './pseudonyms';

/** For one report, dropped once written. */
export type Mask = ReturnType<typeof makeMask>;

export const makeMask = (
  originals: ReadonlySet<string>,
  isMessageKey: (text: string) => boolean,
  { calendar, now, outside }: { calendar: Calendar; now: number; outside: Outside },
) => {
  const order = shuffled(careTypes);
  return {
    pseudonyms: makePseudonyms(originals),
    isMessageKey,
    calendar,
    now,
    outside,
    /** By the ids of the true ones. */
    drawnLists: new Map<string, unknown[]>(),
    careTypes: new Map<string, string>(careTypes.map((code, at) => [code, order[at] ?? code])),
    /** Redacted cache keys and request ids. */
    names: new Map<string, string>(),
  };
};

export type LeafRule = (leaf: string | number, mask: Mask) => unknown;

export type WholeRule = { whole: (value: unknown, mask: Mask) => unknown };

/** `each` applies to everything below. `reordered`: the server's order is public; `drawn`: the list is. */
export type Rule = LeafRule | WholeRule | { each: LeafRule; keysAreIds?: true } | { reordered: true } | { drawn: true };

/** By field name, at any depth; unnamed fields are not kept. */
export type Fields = Readonly<Record<string, Rule>>;

export const pseudonym: LeafRule = (leaf, { pseudonyms, names }) =>
  typeof leaf === 'number' ? pseudonyms.ofNumber(leaf) : (names.get(leaf) ?? pseudonyms.ofText(leaf));

const keptIf =
  (test: (leaf: string | number, mask: Mask) => boolean): LeafRule =>
  (leaf, mask) =>
    test(leaf, mask) ? leaf : pseudonym(leaf, mask);

export const kept: LeafRule = (leaf) => leaf;

export const amount = keptIf((leaf) => typeof leaf === 'number');

export const oneOf = (...lists: (readonly string[])[]): LeafRule => {
  const known = new Set<string | number>(lists.flat());
  return keptIf((leaf) => known.has(leaf));
};

const matching = (shape: RegExp): LeafRule => keptIf((leaf) => typeof leaf === 'string' && shape.test(leaf));

/** @returns milliseconds; a date counts as noon UTC */
export const instantIn = (leaf: string | number): number | undefined => {
  if (typeof leaf === 'number') return leaf > 1e12 && leaf < 1e13 ? leaf : undefined;
  return readInstant(isCalendarDate(leaf) ? `${leaf}T12:00:00Z` : leaf);
};

export const instant: LeafRule = (leaf, mask) => {
  const found = instantIn(leaf);
  if (found === undefined || isCalendarDate(leaf)) return pseudonym(leaf, mask);
  const placed = mask.calendar(found);
  return typeof leaf === 'number' ? placed : new Date(placed).toISOString();
};

/** Only whether it has passed: how long before the start tells the clinic. */
export const deadline: LeafRule = (leaf, mask) => {
  const found = instantIn(leaf);
  if (found === undefined) return pseudonym(leaf, mask);
  const today = Math.floor(mask.calendar(mask.now) / 86_400_000) * 86_400_000;
  return new Date(found > mask.now ? today + 86_340_000 : today).toISOString();
};

export const day: LeafRule = (leaf, mask) => {
  const found = isCalendarDate(leaf) ? instantIn(leaf) : undefined;
  return found === undefined ? pseudonym(leaf, mask) : new Date(mask.calendar(found)).toISOString().slice(0, 10);
};

/** Access to a child ends on a birthday. */
export const yearFrom = (monthAndDay: '01-01' | '12-31'): LeafRule => {
  return (leaf, mask) => (isCalendarDate(leaf) ? `${leaf.slice(0, 4)}-${monthAndDay}` : pseudonym(leaf, mask));
};

/** From the portal’s own source. */
export const identifier = matching(/^[A-Za-z]\w{0,40}$/);

/** The server’s own (api/apiError.ts). */
export const requestId = matching(/^[\w-]{8,64}$/);

export const routePattern = matching(/^(?:\/(?::?[A-Za-z0-9]+|\*)?)+$/);

/** The same for every clinic: a rare one names it. */
export const always =
  (value: string | number): LeafRule =>
  () =>
    value;

export const wholly = (value: unknown): WholeRule => ({ whole: () => value });

/** Never the server’s own text. */
export const messageKey = keptIf(
  (leaf, { isMessageKey }) => typeof leaf === 'string' && (isMessageKey(leaf) || /^errors\.http\.\d{3}$/.test(leaf)),
);

export const codeUnder = (prefix: string): LeafRule =>
  keptIf((leaf, { isMessageKey }) => isMessageKey(`${prefix}${leaf}`));

/** Hides the length too. */
export const secret: LeafRule = (leaf) => (leaf === '' ? '' : '••••••••');

const roughly = (count: number): number => 10 ** Math.ceil(Math.log10(Math.max(10, count)));

export const text: LeafRule = (leaf) => (leaf === '' ? '' : `‹texte, ${roughly(String(leaf).length)} caractères›`);

export const size: LeafRule = (leaf, mask) => (typeof leaf === 'number' ? roughly(leaf) : pseudonym(leaf, mask));

export const reason: LeafRule = (leaf) => (leaf === '' ? '' : '‹motif›');

/** Care types are revealing. */
export const careType: LeafRule = (leaf, mask) => mask.careTypes.get(String(leaf)) ?? pseudonym(leaf, mask);

export const birthDate: LeafRule = (leaf, mask) =>
  typeof leaf === 'string' && isCalendarDate(leaf) ? mask.pseudonyms.ofBirthDate(leaf) : pseudonym(leaf, mask);

/** To decades. */
export const age: LeafRule = (leaf, mask) =>
  typeof leaf === 'number' ? Math.floor(leaf / 10) * 10 + 5 : pseudonym(leaf, mask);

/** Would count down or quote our source. */
export const gone: LeafRule = () => null;
