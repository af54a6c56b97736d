import { careTypes } from '../../../../contract/catalogues.ts';
import { isTimeZone } from '../../../lib/timeZone';
import { makePseudonyms, shuffled } from './pseudonyms';

/** Redaction state of one report, dropped once written. */
export type Mask = ReturnType<typeof makeMask>;

/** @param originals every text of the trace */
export const makeMask = (originals: ReadonlySet<string>, isMessageKey: (text: string) => boolean) => {
  const order = shuffled(careTypes);
  return {
    pseudonyms: makePseudonyms(originals),
    isMessageKey,
    careTypes: new Map<string, string>(careTypes.map((code, at) => [code, order[at] ?? code])),
    /** Redacted cache keys and request ids. */
    names: new Map<string, string>(),
  };
};

export type LeafRule = (leaf: string | number, mask: Mask) => unknown;

/** `each` applies to everything below; `keysAreIds`: keys are ids. */
export type Rule = LeafRule | { each: LeafRule; keysAreIds?: true };

/** Rules by field name, at any depth; unnamed fields are not kept. */
export type Fields = Readonly<Record<string, Rule>>;

export const pseudonym: LeafRule = (leaf, { pseudonyms, names }) =>
  typeof leaf === 'number' ? pseudonyms.ofNumber(leaf) : (names.get(leaf) ?? pseudonyms.ofText(leaf));

const keptIf =
  (test: (leaf: string | number, mask: Mask) => boolean): LeafRule =>
  (leaf, mask) =>
    test(leaf, mask) ? leaf : pseudonym(leaf, mask);

/** For the network's settings. */
export const kept: LeafRule = (leaf) => leaf;

/** Amounts and device timestamps. */
export const amount = keptIf((leaf) => typeof leaf === 'number');

export const oneOf = (...lists: (readonly string[])[]): LeafRule => {
  const known = new Set<string | number>(lists.flat());
  return keptIf((leaf) => known.has(leaf));
};

const matching = (shape: RegExp): LeafRule => keptIf((leaf) => typeof leaf === 'string' && shape.test(leaf));

export const instant = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/);

const aDay = /^\d{4}-\d\d-\d\d$/;
export const day = matching(aDay);

/** Names from the portal’s own source. */
export const identifier = matching(/^[A-Za-z]\w{0,40}$/);

export const routePattern = matching(/^(?:\/(?::?[A-Za-z0-9]+|\*)?)+$/);

export const timeZone = keptIf((leaf) => typeof leaf === 'string' && isTimeZone(leaf));

/** Never the server’s own text. */
export const messageKey = keptIf(
  (leaf, { isMessageKey }) => typeof leaf === 'string' && (isMessageKey(leaf) || /^errors\.http\.\d{3}$/.test(leaf)),
);

export const codeUnder = (prefix: string): LeafRule =>
  keptIf((leaf, { isMessageKey }) => isMessageKey(`${prefix}${leaf}`));

/** For credentials: hides the length too. */
export const secret: LeafRule = (leaf) => (leaf === '' ? '' : '••••••••');

/** For free text: keeps the length. */
export const text: LeafRule = (leaf) => (leaf === '' ? '' : `‹texte, ${String(leaf).length} caractères›`);

/** Keeps only that a reason was given. */
export const reason: LeafRule = (leaf) => (leaf === '' ? '' : '‹motif›');

/** Care types are revealing, so they are permuted. */
export const careType: LeafRule = (leaf, mask) => mask.careTypes.get(String(leaf)) ?? pseudonym(leaf, mask);

export const birthDate: LeafRule = (leaf, mask) =>
  typeof leaf === 'string' && aDay.test(leaf) ? mask.pseudonyms.ofBirthDate(leaf) : pseudonym(leaf, mask);

/** Rounds ages to decades. */
export const age: LeafRule = (leaf, mask) =>
  typeof leaf === 'number' ? Math.floor(leaf / 10) * 10 + 5 : pseudonym(leaf, mask);

/** For values that would count down or quote our source. */
export const gone: LeafRule = () => null;
