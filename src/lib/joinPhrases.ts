const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const joinPhrases = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map(small)].join('; ');

export const joinPhrasesWithin = (phrases: readonly string[]): string => small(joinPhrases(phrases));
