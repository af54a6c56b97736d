import { plainText } from '../../domain/plainText.ts';
import { accented, generics, initials, links, streetKinds } from './nameWords.ts';

/** Lower case, no accents; `joined…`: by a hyphen. */
type Word = { plain: string; before: string; joinedBefore: boolean; joinedAfter: boolean };

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

/** In a compound, only link words (Saint-Jean-de-Dieu) and words after them (centre-ville) stay lower case. */
const staysSmall = (word: Word, style: Style): boolean =>
  word.joinedBefore
    ? links.has(word.plain) || (style.isSmall(word) && style.isSmall({ ...word, plain: word.before }))
    : style.isSmall(word);

const writeWord = (piece: string, word: Word, isSmall: boolean): string => {
  if (isCapitals(piece, word)) return upper(piece);
  const written = accented.get(word.plain) ?? piece;
  return isSmall ? written : capital(written);
};

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

/** Mixed case is trusted. */
const repair = (text: string, style: Style): string => {
  const small = text.toLocaleLowerCase('fr-CA');
  const repaired = text === small || text === upper(text) ? repairCase(small, style) : text;
  return repaired.replaceAll("'", '’').replaceAll('--', '–');
};

/** Also closes a truncated bracket. */
const tidy = (text: string): string => {
  const tidied = text.replace(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim();
  return tidied.lastIndexOf('(') > tidied.lastIndexOf(')') ? `${tidied})` : tidied;
};

/** `Arche agapè inc. (l')` becomes `L’Arche agapè inc.`. */
const articleFirst = (text: string): string => {
  const [, rest, article] = /^(.+?) \((l['’]?|le|la|les)\)$/i.exec(text) ?? [];
  if (rest === undefined || article === undefined) return text;
  return /^l['’]?$/i.test(article) ? `l'${rest}` : `${article} ${rest}`;
};

export const properName = (text: string): string => repair(articleFirst(tidy(text)), name);

export const properStreet = (text: string): string => repair(tidy(text), street);

export const properMunicipality = (text: string): string => repair(tidy(text), municipality);
