import { posix } from 'node:path';
import { kindOfTest } from './testKinds.ts';

/** The text of every file of the project, by its path from the root. */
export type Sources = ReadonlyMap<string, string>;

const code = /\.(?:[cm]?js|tsx?)$/;
const endings = ['', '.ts', '.tsx', '/index.ts'];

/** What decides about every test: packages, and how code is compiled and run. */
const isOfEverything = (path: string): boolean =>
  /^(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|jest\.config\.ts|scripts\/(?:run\.mjs|nodeTests\.ts|testTally\.ts))$/.test(
    path,
  );

/** What a browser journey sees without importing it: the portal that is built and the server that runs. */
const isOfProduct = (path: string): boolean =>
  /^(?:src|public|contract|server\/(?:src|migrations|seeds))\/|^webpack\.config\.js$|^scripts\/(?:prerender|shell)\//.test(
    path,
  );

/** What jest gives to each test of a screen: the server in process, above all. */
const surroundings = ['portalEnvironment.mjs', 'setUp.ts', 'startPostgres.mjs'].map((name) => `src/testing/${name}`);

/**
 * The files that a text names: what it imports, starts as a program or reads, by a quoted path from itself or from the
 * root.
 */
function namedIn(path: string, text: string, paths: ReadonlySet<string>, folders: ReadonlySet<string>): string[] {
  const named: string[] = [];
  for (const [, quoted = ''] of text.matchAll(/['"`]([^'"`\s]*[/.][^'"`\s]*)['"`]/g)) {
    if (/^[./]*$/.test(quoted)) continue; // a folder above everything
    for (const from of [posix.join(posix.dirname(path), quoted), posix.normalize(quoted)]) {
      const found = endings.map((ending) => from + ending).find((candidate) => paths.has(candidate));
      if (found !== undefined) named.push(found);
      else if (folders.has(from.replace(/\/$/, ''))) named.push(`${from.replace(/\/$/, '')}/`);
    }
  }
  return named;
}

/**
 * The test files that a change can reach: those that changed, and those that import, start or read what changed,
 * however far away. Journeys see the whole product. Texts are searched for quoted paths, so it may find too many, never
 * too few of these.
 * @param changed paths from the root, of files that may be gone
 */
export function testsReached(sources: Sources, changed: readonly string[]): string[] {
  const tests = [...sources.keys()].filter((path) => kindOfTest(path) !== null);
  if (changed.some(isOfEverything)) return tests;
  const paths = new Set([...sources.keys(), ...changed]);
  const folders = new Set([...paths].flatMap(foldersOf));
  const users = new Map<string, string[]>();
  for (const [path, text] of sources) {
    if (!code.test(path)) continue;
    const given = path.endsWith('.test.tsx') ? surroundings : [];
    for (const named of [...given, ...namedIn(path, text, paths, folders)])
      users.set(named, [...(users.get(named) ?? []), path]);
  }
  const reached = new Set(changed);
  for (const path of reached) {
    const names = [path, ...foldersOf(path).map((folder) => `${folder}/`)];
    for (const user of names.flatMap((name) => users.get(name) ?? [])) reached.add(user);
  }
  const seesProduct = changed.some(isOfProduct);
  return tests.filter((path) => reached.has(path) || (seesProduct && kindOfTest(path) === 'browser'));
}

/** The folders that a file lies in, without the root and its first level, which say too little. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_part, at) => parts.slice(0, at + 1).join('/')).filter((folder) => folder.includes('/'));
}
