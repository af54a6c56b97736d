import { basename } from 'node:path';

/** The names in a path or text: `data/delegation/mergeRecords.ts` has `delegation`, `merge` and `records`. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/[a-z]+|[A-Z][a-z]+/g)].map(([word]) => word.toLowerCase()).filter((word) => word.length > 3);

export type TestFile = { path: string; text: string };

/**
 * The tests that are most likely to notice a change of a file, best first: those that import it, then those that share
 * rare names with its path and its exports.
 */
export function nearestTests(file: string, text: string, tests: readonly TestFile[], limit: number): string[] {
  const exported = [...text.matchAll(/export const (\w+)/g)].map(([, name = '']) => name);
  const wanted = new Set([...namesIn(file.replace(/^server\/src\//, '')), ...exported.flatMap(namesIn)]);
  const named = tests.map((test) => ({ ...test, names: new Set(namesIn(`${test.path} ${test.text}`)) }));
  const rarity = new Map(
    [...wanted].map((name) => [name, 1 / (1 + named.filter(({ names }) => names.has(name)).length)]),
  );
  const score = ({ path, text: content, names }: (typeof named)[number]): number => {
    const imports = content.includes(`/${basename(file)}'`) ? 1 : 0;
    const inPath = new Set(namesIn(path));
    const shared = [...wanted].filter((name) => names.has(name));
    return imports + shared.reduce((sum, name) => sum + (rarity.get(name) ?? 0) * (inPath.has(name) ? 4 : 1), 0);
  };
  const scored = named.map((test) => ({ path: test.path, score: score(test) }));
  const best = scored.filter((test) => test.score > 0).sort((one, other) => other.score - one.score);
  return best.slice(0, limit).map(({ path }) => path);
}
