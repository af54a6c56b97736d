/** Words that say nothing about what stands inside: whatever ends with one has no owner yet. */
const emptyWord = /(utils?|helpers?|manager|common|misc|data|info)$/i;
const camelCase = /^[a-z][A-Za-z0-9]*$/;
const pascalCase = /^[A-Z][A-Za-z0-9]*$/;
/** Names that tools look up: `webpack.config.js`, `jest.config.ts`, `.dependency-cruiser.cjs`, migrations. */
const fixedName = /^(\.[a-z-]+|[a-z]+\.config|\d{4}_[a-z_]+)$/;

/**
 * What is wrong with the name of a file of code, or null: components are PascalCase, everything else camelCase,
 * and no name ends in a word that says nothing.
 */
export function fileNameProblem(path: string): string | null {
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/(\.(test|spec|stories|d))*\.(tsx?|[mc]?js)$/, '');
  if (fixedName.test(stem)) return null;
  if (emptyWord.test(stem)) return `${path}: the name ends in a word that says nothing; name what it holds.`;
  if (camelCase.test(stem) || (isWhereComponentsLive(path) && pascalCase.test(stem))) return null;
  return `${path}: a module is camelCase, a component PascalCase.`;
}

/** A context and a global style are components without JSX of their own. */
const isWhereComponentsLive = (path: string) => path.endsWith('.tsx') || path.startsWith('src/');

const stemOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z.]+$/, '');
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * Pairs of modules in one folder whose names differ in case alone: on macOS and Windows, an import without an extension
 * finds whichever comes first.
 * @param paths every file of code, tests included
 */
export function caseCollisions(paths: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return paths.flatMap((path) => {
    const stem = stemOf(path);
    const key = (folderOf(path) + stem).toLowerCase();
    const other = seen.get(key);
    if (other === undefined) seen.set(key, path);
    return other === undefined || stemOf(other) === stem ? [] : [`${other} and ${path} differ in case alone.`];
  });
}
