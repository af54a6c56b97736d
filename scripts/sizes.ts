/** Past this a file lacks a name for one of its parts. */
export const maxLines = 200;

/** The lines an editor shows; the end of the last line does not begin another. */
export function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

/** What is wrong with the size of a file, or null. */
export function sizeProblem(path: string, text: string): string | null {
  const lines = countLines(text);
  return lines > maxLines
    ? `${path}: ${lines} lines, at most ${maxLines}. Name a part and give it its own file.`
    : null;
}

/** What a patient or a clinic runs: no test, tool or migration. */
export const isOfProduct = (path: string): boolean =>
  /^(?:src|server\/src|contract)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|^src\/testing\//.test(path);

const imported = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const endings = ['', '.ts', '.tsx', '/index.ts'];

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/**
 * How long files are, and how many of them serve one other file.
 * @param texts by path from the root
 */
export function sizeFigures(texts: ReadonlyMap<string, string>) {
  const users = new Map<string, Set<string>>();
  for (const [path, text] of texts)
    for (const [, to = ''] of text.matchAll(imported)) {
      const stem = new URL(to, `file:///${path}`).pathname.slice(1);
      const found = endings.map((ending) => stem + ending).find((candidate) => texts.has(candidate));
      if (found !== undefined) users.set(found, (users.get(found) ?? new Set()).add(path));
    }
  const sizes = [...texts.values()].map(countLines).sort((a, b) => a - b);
  const at = (share: number): number => sizes[Math.floor(sizes.length * share)] ?? 0;
  const single = [...users].filter(([, from]) => from.size === 1);
  const nextDoor = single.filter(([path, from]) => [...from].every((user) => folderOf(user) === folderOf(path)));
  return {
    files: sizes.length,
    median: at(0.5),
    p90: at(0.9),
    longest: sizes.at(-1) ?? 0,
    oneImporter: single.length,
    nextDoor: nextDoor.length,
  };
}
