const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** « Lire un message; écrire un message ». */
export const enumerate = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map(small)].join('; ');

export const enumerateWithin = (things: readonly string[]): string => small(enumerate(things));
