/** What a file of the first load is for. */
export const kinds = ['page', 'script', 'style', 'settings', 'messages', 'ahead', 'font', 'image'] as const;

export type Kind = (typeof kinds)[number];

const byEnding: [ending: RegExp, kind: Kind][] = [
  [/\/i18n\/app\/\w+\.json$/, 'ahead'],
  [/\/(?:i18n|locales)\/\w+\.json$/, 'messages'],
  [/\.(?:json|webmanifest)$/, 'settings'],
  [/\.m?js$/, 'script'],
  [/\.css$/, 'style'],
  [/\.woff2?$/, 'font'],
  [/\.(?:svg|png|ico|webp|avif|jpg)$/, 'image'],
  [/(?:\/|\.html)$/, 'page'],
];

/** @throws when a file is of no known kind: a budget must not overlook it. */
export const kindOf = (path: string): Kind => {
  const kind = byEnding.find(([ending]) => ending.test(path))?.[1];
  if (kind === undefined) throw new Error(`${path} is of no kind known to bench/bundle/kinds.ts.`);
  return kind;
};

/**
 * Counted, and said, apart from what compares with the floor: fonts and images, which have a compressed format of their
 * own, and the messages of later pages, which the browser fetches once it is idle.
 */
export const isCompared = (kind: Kind): boolean => !['ahead', 'font', 'image'].includes(kind);
