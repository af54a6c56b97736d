import { plainText } from '../../domain/plainText.ts';
import { accented, generics, initials, links, streetKinds } from './nameWords.ts';

/** A word between its neighbours, plain; `joinedBefore` and `joinedAfter`: by a hyphen. */
type Word = { plain: string; before: string; joinedBefore: boolean; joinedAfter: boolean };

/** Which words stay small, and whether the first one takes a capital whatever it is. */
type Style = { isSmall: (word: Word) => boolean; beginsWithCapital: boolean };

const name: Style = {
  isSmall: ({ plain, before }) => links.has(plain) || generics.has(plain) || (before === 'centre' && plain === 'ville'),
  beginsWithCapital: true,
};
const street: Style = {
  isSmall: ({ plain, before, joinedAfter }) =>
    links.has(plain) || (streetKinds.has(plain) && !joinedAfter && !/^\d+r?e$/.test(before)),
  beginsWithCapital: false,
};
const municipality: Style = {
  isSmall: ({ plain }) => links.has(plain) && !/^l[ae]s?$/.test(plain),
  beginsWithCapital: true,
};

const romanNumber = /^(?=[ivx]{2})x{0,3}(?:ix|iv|v?i{0,3})$/;
const dottedInitials = /^(?:\p{L}\.)+$/u;

const upper = (text: string): string => text.toLocaleUpperCase('fr-CA');
const capital = (word: string): string =>
  word.startsWith('mc') ? `Mc${upper(word.charAt(2))}${word.slice(3)}` : upper(word.charAt(0)) + word.slice(1);

const isCapitals = (piece: string, { plain, joinedBefore }: Word): boolean =>
  (initials.has(plain) && (plain.length > 1 || joinedBefore)) || romanNumber.test(plain) || dottedInitials.test(piece);

/** Inside a compound only links stay small (Saint-Jean-de-Dieu), and what follows a small word (centre-ville). */
const staysSmall = (word: Word, style: Style): boolean =>
  word.joinedBefore
    ? links.has(word.plain) || (style.isSmall(word) && style.isSmall({ ...word, plain: word.before }))
    : style.isSmall(word);

const writeWord = (piece: string, word: Word, isSmall: boolean): string => {
  if (isCapitals(piece, word)) return upper(piece);
  const written = accented.get(word.plain) ?? piece;
  return isSmall ? written : capital(written);
};

/** What stands between words: spaces, brackets, hyphens, apostrophes. */
const between = /([\s()/,'’–—-]+)/;
const beginsAnew = /[(/]|\s[-–—]\s/;

const repairCase = (text: string, style: Style): string => {
  const pieces = text.split(between);
  let before = '';
  let isFirst = style.beginsWithCapital;
  return pieces
    .map((piece, at) => {
      if (at % 2 === 1) {
        isFirst ||= beginsAnew.test(piece);
        return piece;
      }
      const plain = plainText(piece);
      if (plain === '') return piece;
      const word = { plain, before, joinedBefore: pieces[at - 1] === '-', joinedAfter: pieces[at + 1] === '-' };
      const written = writeWord(piece, word, !isFirst && staysSmall(word, style));
      [before, isFirst] = [plain, false];
      return written;
    })
    .join('');
};

/** What is written in two cases was written by someone who knew; only one single case is repaired. */
const repair = (text: string, style: Style): string => {
  const small = text.toLocaleLowerCase('fr-CA');
  const repaired = text === small || text === upper(text) ? repairCase(small, style) : text;
  return repaired.replaceAll("'", '’').replaceAll('--', '–');
};

/** Single spaces, none inside brackets, and a bracket closed that the source cut off. */
const tidy = (text: string): string => {
  const tidied = text.replace(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim();
  return tidied.lastIndexOf('(') > tidied.lastIndexOf(')') ? `${tidied})` : tidied;
};

/** `Arche agapè inc. (l')` is called `L’Arche agapè inc.`. */
const articleFirst = (text: string): string => {
  const [, rest, article] = /^(.+?) \((l['’]?|le|la|les)\)$/i.exec(text) ?? [];
  if (rest === undefined || article === undefined) return text;
  return /^l['’]?$/i.test(article) ? `l'${rest}` : `${article} ${rest}`;
};

/** The name of a site in proper case: French capitals, initials in capitals, typographic apostrophes. */
export const properName = (text: string): string => repair(articleFirst(tidy(text)), name);

/** A street in proper case: `boulevard René-Lévesque Ouest`, `2e Rue`. */
export const properStreet = (text: string): string => repair(tidy(text), street);

/** A municipality in proper case: `La Pocatière`, `Saint-Jean-sur-Richelieu`. */
export const properMunicipality = (text: string): string => repair(tidy(text), municipality);
