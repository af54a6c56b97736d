/**
 * What differs from one day, run or demo network to the next, so that a transcript changes only when the portal does.
 */
const passing: [pattern: RegExp, text: string][] = [
  [/\b\d{1,2} h(?: \d{2})?\b/g, '9 h 15'],
  [/\b\d{1,2}:\d{2} (?:a|p)\.m\./g, '9:15 a.m.'],
];

export const masked = (phrase: string): string =>
  passing.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), phrase);
