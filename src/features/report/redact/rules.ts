import { careTypes } from '../../../../contract/catalogues.ts';
import { isTimeZone } from '../../../lib/timeZone';
import { makePseudonyms, shuffled } from './pseudonyms';

/** What one report redacts with, forgotten once it is written. */
export type Mask = ReturnType<typeof makeMask>;

/** @param originals every text of the trace @param isMessageKey says whether a text is a key of the portal’s messages */
export const makeMask = (originals: ReadonlySet<string>, isMessageKey: (text: string) => boolean) => {
  const order = shuffled(careTypes);
  return {
    pseudonyms: makePseudonyms(originals),
    isMessageKey,
    careTypes: new Map<string, string>(careTypes.map((code, at) => [code, order[at] ?? code])),
    /** Names that the store itself gave, such as the keys of its cache, and what they are called in the report. */
    names: new Map<string, string>(),
  };
};

/** What becomes of a text or a number; nothing said: a pseudonym. */
export type LeafRule = (leaf: string | number, mask: Mask) => unknown;

/** `each` holds for all that is below a field; `ids`, that its keys are no names of fields but of things. */
export type Rule = LeafRule | { each: LeafRule; keysAreIds?: true };

/** What may stay of the fields of these names, however deep they are. A field that is not named is not kept. */
export type Fields = Readonly<Record<string, Rule>>;

export const pseudonym: LeafRule = (leaf, { pseudonyms, names }) =>
  typeof leaf === 'number' ? pseudonyms.ofNumber(leaf) : (names.get(leaf) ?? pseudonyms.ofText(leaf));

/** Kept where `test` says that it is what it should be. */
const keptIf =
  (test: (leaf: string | number, mask: Mask) => boolean): LeafRule =>
  (leaf, mask) =>
    test(leaf, mask) ? leaf : pseudonym(leaf, mask);

/** Says nothing of anybody: the settings of the network. */
export const kept: LeafRule = (leaf) => leaf;

/** Amounts and moments of this device’s clock. */
export const amount = keptIf((leaf) => typeof leaf === 'number');

/** Codes out of a list that everybody knows. */
export const oneOf = (...lists: (readonly string[])[]): LeafRule => {
  const known = new Set<string | number>(lists.flat());
  return keptIf((leaf) => known.has(leaf));
};

const matching = (shape: RegExp): LeafRule => keptIf((leaf) => typeof leaf === 'string' && shape.test(leaf));

/** A moment with its offset, such as the start of a visit. */
export const instant = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/);

const aDay = /^\d{4}-\d\d-\d\d$/;
export const day = matching(aDay);

/** Names from the portal’s own sources: of a field, of a step. */
export const identifier = matching(/^[A-Za-z]\w{0,40}$/);

/** The pattern of a route. */
export const routePattern = matching(/^(?:\/(?::?[A-Za-z0-9]+|\*)?)+$/);

export const timeZone = keptIf((leaf) => typeof leaf === 'string' && isTimeZone(leaf));

/** A message by its key; a server’s own words are not kept. */
export const messageKey = keptIf(
  (leaf, { isMessageKey }) => typeof leaf === 'string' && (isMessageKey(leaf) || /^errors\.http\.\d{3}$/.test(leaf)),
);

/** A code that has words among the portal’s messages, under `prefix`. */
export const codeUnder = (prefix: string): LeafRule =>
  keptIf((leaf, { isMessageKey }) => isMessageKey(`${prefix}${leaf}`));

/** What opens something: nothing of it stays, not even its length. */
export const secret: LeafRule = (leaf) => (leaf === '' ? '' : '••••••••');

/** What people wrote: its length. */
export const text: LeafRule = (leaf) => (leaf === '' ? '' : `‹texte, ${String(leaf).length} caractères›`);

/** Why somebody comes: that they said so. */
export const reason: LeafRule = (leaf) => (leaf === '' ? '' : '‹motif›');

/** A kind of care may say as much: the kinds change places among each other. */
export const careType: LeafRule = (leaf, mask) => mask.careTypes.get(String(leaf)) ?? pseudonym(leaf, mask);

export const birthDate: LeafRule = (leaf, mask) =>
  typeof leaf === 'string' && aDay.test(leaf) ? mask.pseudonyms.ofBirthDate(leaf) : pseudonym(leaf, mask);

/** About as old: ten years count as one age. */
export const age: LeafRule = (leaf, mask) =>
  typeof leaf === 'number' ? Math.floor(leaf / 10) * 10 + 5 : pseudonym(leaf, mask);

/** Not there at all: it would count down, or lead into a source. */
export const gone: LeafRule = () => null;
