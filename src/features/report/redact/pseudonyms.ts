import { drawn, pick } from './chance';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const capitals = 'ABCEGHJKLMNPRSTVXY';
const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';

/** Other formats could be looked up. */
const formatted = /^(?:[A-Z]{4} ?\d{4} ?\d{4}|\+?[\d\s().-]{10,17}|[A-Z]\d[A-Z](?: ?\d[A-Z]\d)?)$/;

const word = (): string => Array.from({ length: 5 + drawn(5) }, () => pick(letters)).join('');

const another = (character: string): string => {
  if (/[A-Z]/.test(character)) return pick(capitals);
  return /\d/.test(character) ? pick(digits) : character;
};

const alike = (text: string): string => [...text].map(another).join('');

const disguised = (text: string): string => {
  if (uuid.test(text)) return crypto.randomUUID();
  if (formatted.test(text)) return alike(text);
  if (/^\d+$/.test(text)) return String(100_000 + drawn(900_000));
  if (text.includes('@')) return `${word()}@${word()}.ca`;
  const found = word();
  return /^\p{Lu}/u.test(text) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
};

const tries = 20;

/**
 * Numbers keep their format (`TREM60010112` → `SLTA62642449`), other text nothing. Equal texts stay equal within a
 * report; nothing links two reports.
 * @param originals every true text, which pseudonyms avoid
 */
export const makePseudonyms = (originals: ReadonlySet<string>) => {
  const given = new Map<string, string>();
  const taken = new Set<string>();

  /** Appends dots if short texts run out. */
  const make = (text: string, build: () => string): string => {
    const known = given.get(text);
    if (known !== undefined) return known;
    let found = build();
    // A postal code must not begin like a true one either.
    const isNear = (): boolean => originals.has(found.slice(0, 3));
    for (let left = tries; originals.has(found) || taken.has(found) || (left > 0 && isNear()); left -= 1)
      found = left > 0 ? build() : `${found}•`;
    given.set(text, found);
    taken.add(found);
    return found;
  };

  const ofText = (text: string): string => (text.trim() === '' ? text : make(text, () => disguised(text)));

  return {
    ofText,
    ofNumber: (number: number): number => Number(make(String(number), () => alike(String(number)))) || 0,
    ofBirthDate: (birthDate: string): string =>
      make(birthDate, () => {
        const day = new Date(Date.UTC(Number(birthDate.slice(0, 3)) * 10, 0, 1 + drawn(3652)));
        return day.toISOString().slice(0, 10);
      }),
    given: (): ReadonlyMap<string, string> => given,
  };
};
