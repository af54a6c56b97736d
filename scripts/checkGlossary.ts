/**
 * `npm run check:glossary`: the words of docs/glossary.md are in use, each has one row, and no name has a replaced
 * word.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { exportsOf, identifiersIn } from './codeNames.ts';
import { bannedUses, parseGlossary, replacedProblems, termProblems } from './glossary.ts';
import { parseCatalogue } from './locales/catalogue.ts';
import { report } from './report.ts';
import { sourceFiles } from './sourceFiles.ts';

const files = sourceFiles('.ts', '.tsx')
  .filter((path) => /^(src|server\/src|contract)\//.test(path) && !/\.(test|stories)\./.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const messages = (language: 'fr' | 'en'): string =>
  ['', 'app/']
    .flatMap((part) =>
      Object.values(parseCatalogue(readFileSync(`public/assets/i18n/${part}${language}.json`, 'utf8')).catalogue),
    )
    .join('\n');

const glossary = parseGlossary(readFileSync('docs/glossary.md', 'utf8'));
const replaced = glossary.replaced.map(({ not }) => not);
const sources = {
  contract: files.flatMap(({ path, text }) => (path.startsWith('contract/') ? [text] : [])).join('\n'),
  names: new Set(files.flatMap(({ path, text }) => [path, ...identifiersIn(path, text)])),
  fr: messages('fr'),
  en: messages('en'),
};
const names = files.flatMap(({ path, text }) =>
  [basename(path), ...exportsOf(path, text)].map((name) => ({ name, path })),
);
report(
  [
    ...glossary.problems,
    ...termProblems(glossary.terms, sources),
    ...replacedProblems(glossary),
    ...bannedUses(names, glossary.replaced, replaced),
  ],
  `${glossary.terms.length} terms and ${glossary.replaced.length} replaced words`,
);
