import type { Stop } from './prose.ts';

/** `radio, Oui, checked, position 1, set size 2` → `radio, Oui` */
const named = (phrase: string): string =>
  phrase.replace(
    /(?:, (?:(?:not )?(?:checked|pressed|expanded)|current page|position \d+|set size \d+|\d+ controls?))+$/,
    '',
  );

/** The controls of one page that nobody tells apart by ear: one role and one name, and they do different things. */
export const sameNames = (stops: readonly Stop[]): string[] => {
  const actions = new Map<string, Set<string>>();
  for (const { phrase, does } of stops)
    if (does !== undefined) actions.set(named(phrase), (actions.get(named(phrase)) ?? new Set()).add(does));
  return [...actions].filter(([, each]) => each.size > 1).map(([phrase, each]) => `${each.size} × « ${phrase} »`);
};
