/** `npm run check:locales`: the two catalogues say the same things, completely, and in good typography. */
import { readFileSync } from 'node:fs';
import { errorCodes } from '../contract/errorCodes.ts';
import { type Language, parseCatalogue } from './locales/catalogue.ts';
import { missingCodes, parityProblems } from './locales/parity.ts';
import { catalogueTypographyProblems } from './locales/typography.ts';
import { unusedMessages } from './locales/unused.ts';
import { report } from './report.ts';
import { sourceFiles } from './sourceFiles.ts';

function read(language: Language) {
  const path = `public/assets/i18n/${language}.json`;
  const { catalogue, problems } = parseCatalogue(readFileSync(path, 'utf8'));
  const own = [
    ...problems.map((problem) => `${path}: ${problem}`),
    ...missingCodes(errorCodes, catalogue, language),
    ...catalogueTypographyProblems(catalogue, language),
  ];
  return { catalogue, problems: own };
}

const fr = read('fr');
const en = read('en');
const code = sourceFiles('.ts', '.tsx')
  .filter((path) => /^(src|contract|server)\//.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const problems = [
  ...fr.problems,
  ...en.problems,
  ...parityProblems(fr.catalogue, en.catalogue),
  ...unusedMessages(fr.catalogue, code),
];
report(problems, `${Object.keys(fr.catalogue).length} messages in French, ${Object.keys(en.catalogue).length} in English`);
