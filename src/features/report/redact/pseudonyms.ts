const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Letters that may stand in a postal code: a pseudonym of one still is one. */
const capitals = 'ABCEGHJKLMNPRSTVXY';
const emails = 'abcdefghijklmnopqrstuvwxyz';
const figures = '0123456789';
/** What says how a text is written, and nothing of what it says. */
const kept = /[\s.,@:/+()_'’«»-]/u;

/** A place in a list that nobody can guess. */
const drawn = (length: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % length;

const pick = (alphabet: string): string => alphabet.charAt(drawn(alphabet.length));

/** One character of the same kind; what is of no kind is a dot. */
const another = (character: string): string => {
  if (/\p{Lu}/u.test(character)) return pick(capitals);
  if (/\p{L}/u.test(character)) return pick(emails);
  if (/\p{N}/u.test(character)) return pick(figures);
  return kept.test(character) ? character : '·';
};

const disguised = (text: string): string => (uuid.test(text) ? crypto.randomUUID() : [...text].map(another).join(''));

const tries = 20;

/**
 * Random texts in place of true ones, of the same length and build (`TREM60010112` → `SLTA62642449`), for one report alone: equal
 * texts stay equal inside it, and nothing links two reports once this is forgotten.
 * @param originals every true text: no pseudonym is one of them
 */
export const makePseudonyms = (originals: ReadonlySet<string>) => {
  const given = new Map<string, string>();
  const taken = new Set<string>();

  /** A pseudonym that `build` makes, and nobody else has; longer by a dot where a text is too short to leave a choice. */
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
    /** A number of as many figures. */
    ofNumber: (number: number): number => Number(make(String(number), () => disguised(String(number)))) || 0,
    /** Somebody about as old: another day of the same ten years. `birthDate` is a calendar date. */
    ofBirthDate: (birthDate: string): string =>
      make(birthDate, () => {
        const day = new Date(Date.UTC(Number(birthDate.slice(0, 3)) * 10, 0, 1 + drawn(3652)));
        return day.toISOString().slice(0, 10);
      }),
    /** What stands for each true text so far. */
    given: (): ReadonlyMap<string, string> => given,
  };
};

/** Another order of a list, for codes that say something about a person: each still is a code. */
export const shuffled = <T>(list: readonly T[]): T[] => {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = drawn(at + 1);
    const [one, two] = [order[at], order[other]];
    if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one];
  }
  return order;
};
