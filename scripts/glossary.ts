import { singular, wordsOfName } from './codeNames.ts';

/** One row of docs/glossary.md; a column holds no word, one, or several names of the same thing. */
export type Term = {
  wire: readonly string[];
  code: readonly string[];
  fr: readonly string[];
  en: readonly string[];
  meaning: string;
};
/**
 * A word that the code must not use for a thing, and the one it uses instead. `except` are names that use it otherwise.
 */
export type Replaced = { not: string; say: string; except: readonly string[] };
export type Glossary = { terms: readonly Term[]; replaced: readonly Replaced[]; problems: readonly string[] };

const wordsIn = (cell: string): string[] =>
  cell === '–' ? [] : cell.split(',').map((word) => word.replaceAll('`', '').trim());

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

/**
 * Reads the two tables of docs/glossary.md. Rows of five cells are terms. Rows of two or three are replaced words: the
 * word with the sense in which it is replaced, the word to say, and the names that have the other sense.
 */
export function parseGlossary(text: string): Glossary {
  const rows = text
    .split('\n')
    .filter((line, at, lines) => line.startsWith('|') && !line.startsWith('|-') && !lines[at + 1]?.startsWith('|-'))
    .map(cellsOf);
  const terms = rows.flatMap(([wire = '', code = '', fr = '', en = '', meaning = '', ...more]) =>
    meaning === '' || more.length > 0
      ? []
      : [{ wire: wordsIn(wire), code: wordsIn(code), fr: wordsIn(fr), en: wordsIn(en), meaning }],
  );
  const replaced = rows.flatMap((row) => {
    const [sense = '', [say], except = ''] = [row[0], wordsIn(row[1] ?? ''), row[2]];
    const [not] = quoted(sense);
    return row.length < 4 && not !== undefined && say !== undefined ? [{ not, say, except: quoted(except) }] : [];
  });
  const odd = rows.length - terms.length - replaced.length;
  return { terms, replaced, problems: odd === 0 ? [] : [`${odd} row(s) have neither five cells nor two or three`] };
}

/** Names as lines of words, so that a term of two words is found inside a name of three. */
const linesOf = (names: Iterable<string>): string =>
  [...names].map((name) => ` ${wordsOfName(name).join(' ')} `).join('\n');

/** What the words of the table are looked up in. */
export type Sources = {
  /** The text of every file of contract/. */
  contract: string;
  /** Identifiers and paths of src, server/src and contract. */
  names: Iterable<string>;
  /** Every message of a language, in one text. */
  fr: string;
  en: string;
};

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text has these words, not as a part of longer ones. */
const has = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(words)}(?![\\p{L}\\d])`, 'iu').test(text);

/**
 * What is wrong with the terms: their order, words with two rows, and words that nothing uses.
 */
export function termProblems(terms: readonly Term[], sources: Sources): string[] {
  const lines = linesOf(sources.names);
  const isUsed = (word: string) => lines.includes(` ${wordsOfName(word).join(' ')} `);
  const absent = (words: readonly string[], isThere: (word: string) => boolean, where: string) =>
    words.filter((word) => !isThere(word)).map((word) => `"${word}" is not in ${where}`);
  return [
    ...orderProblems(terms),
    ...wordsWithTwoRows(terms),
    ...terms.flatMap((term) => [
      ...absent(term.wire, (word) => has(sources.contract, word), 'contract/'),
      ...absent(term.code, isUsed, 'any name of src, server/src or contract'),
      ...absent(term.fr, (word) => has(sources.fr, word), 'the French catalogue'),
      ...absent(term.en, (word) => has(sources.en, word), 'the English catalogue'),
    ]),
  ];
}

function orderProblems(terms: readonly Term[]): string[] {
  const firsts = terms.map(({ code }) => code[0] ?? '');
  const after = (at: number) => firsts[at - 1] ?? '';
  return firsts.flatMap((word, at) => {
    if (word === '') return [`row ${at + 1} has no code word`];
    return word.localeCompare(after(at), 'en') < 0 ? [`"${word}" comes before "${after(at)}"`] : [];
  });
}

/** Wire and code words share one namespace, since code uses both; each language of the screen has its own. */
function wordsWithTwoRows(terms: readonly Term[]): string[] {
  const namespaces: ((term: Term) => string[])[] = [
    ({ wire, code }) => [...new Set([...wire, ...code])],
    ({ fr }) => [...fr],
    ({ en }) => [...en],
  ];
  return namespaces.flatMap((wordsOf) => {
    const all = terms.flatMap(wordsOf);
    return [...new Set(all.filter((word, at) => all.indexOf(word) !== at))].map((word) => `"${word}" stands twice`);
  });
}

/** What is wrong with the replaced words: no term has the word to say, or a term has the word not to say. */
export function replacedProblems({ terms, replaced }: Pick<Glossary, 'terms' | 'replaced'>): string[] {
  const words = terms.flatMap(({ code }) => code);
  const nots = replaced.map(({ not }) => not);
  return [
    ...nots.filter((not, at) => nots.indexOf(not) !== at).map((not) => `"${not}" is replaced twice`),
    ...replaced.flatMap(({ not, say }) => [
      ...(words.includes(say) ? [] : [`"${say}", in place of "${not}", is not a code word of the table`]),
      ...words
        .filter((word) => wordsOfName(word).includes(singular(not)))
        .map((word) => `the code word "${word}" has the replaced word "${not}"`),
    ]),
  ];
}

/**
 * The exported names and file names that have a replaced word as one of their words.
 * @param enforced the replaced words that are looked for
 */
export function bannedUses(
  names: readonly { name: string; path: string }[],
  replaced: readonly Replaced[],
  enforced: readonly string[],
): string[] {
  const unknown = enforced.filter((word) => replaced.every(({ not }) => not !== word));
  const active = replaced.filter(({ not }) => enforced.includes(not));
  return [
    ...unknown.map((word) => `"${word}" is enforced but not among the replaced words`),
    ...names.flatMap(({ name, path }) =>
      active
        .filter(({ not, except }) => wordsOfName(name).includes(singular(not)) && !except.includes(name))
        .map(({ not, say }) => `${path}: ${name} says "${not}"; say "${say}"`),
    ),
  ];
}
