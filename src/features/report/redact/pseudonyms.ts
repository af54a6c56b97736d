const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Letters valid in postal codes. */
const capitals = 'ABCEGHJKLMNPRSTVXY';
const emails = 'abcdefghijklmnopqrstuvwxyz';
const figures = '0123456789';
/** These show only the format. */
const kept = /[\s.,@:/+()_'’«»-]/u;

/** Cryptographically random. */
const drawn = (length: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % length;

const pick = (alphabet: string): string => alphabet.charAt(drawn(alphabet.length));

/** Keeps the character class. */
const another = (character: string): string => {
  if (/\p{Lu}/u.test(character)) return pick(capitals);
  if (/\p{L}/u.test(character)) return pick(emails);
  if (/\p{N}/u.test(character)) return pick(figures);
  return kept.test(character) ? character : '·';
};

const disguised = (text: string): string => (uuid.test(text) ? crypto.randomUUID() : [...text].map(another).join(''));

const tries = 20;

/**
 * Makes random replacements of the same format (`TREM60010112` → `SLTA62642449`). Equal texts stay equal within a
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
    for (let left = tries; originals.has(found) || taken.has(found); left -= 1)
      found = left > 0 ? build() : `${found}•`;
    given.set(text, found);
    taken.add(found);
    return found;
  };

  const ofText = (text: string): string => (text.trim() === '' ? text : make(text, () => disguised(text)));

  return {
    ofText,
    /** Keeps the number of digits. */
    ofNumber: (number: number): number => Number(make(String(number), () => disguised(String(number)))) || 0,
    /** In the same decade. `birthDate` is a calendar date. */
    ofBirthDate: (birthDate: string): string =>
      make(birthDate, () => {
        const day = new Date(Date.UTC(Number(birthDate.slice(0, 3)) * 10, 0, 1 + drawn(3652)));
        return day.toISOString().slice(0, 10);
      }),
    given: (): ReadonlyMap<string, string> => given,
  };
};

/** Maps revealing codes to other valid ones. */
export const shuffled = <T>(list: readonly T[]): T[] => {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = drawn(at + 1);
    const [one, two] = [order[at], order[other]];
    if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one];
  }
  return order;
};
