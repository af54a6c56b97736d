const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Things that each begin with a capital, as one line: « Lire un message; écrire un message ». */
export const enumerate = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map(small)].join('; ');

/** The same in the middle of a sentence. */
export const enumerateWithin = (things: readonly string[]): string => small(enumerate(things));
