/** `npm run check:locales`: the two catalogues say the same things, completely, each in its own words, and in good typography. */
import { readFileSync } from 'node:fs';
import { errorCodes } from '../contract/errorCodes.ts';
import { staffErrorCodes } from '../contract/staffErrors.ts';
import { type Catalogue, type Language, parseCatalogue } from './locales/catalogue.ts';
import { missingCodes, parityProblems } from './locales/parity.ts';
import { strayStaffMessages } from './locales/staff.ts';
import { catalogueTypographyProblems } from './locales/typography.ts';
import { needlessExceptions, untranslatedProblems } from './locales/untranslated.ts';
import { unusedMessages } from './locales/unused.ts';
import { report } from './report.ts';
import { sourceFiles } from './sourceFiles.ts';

/** What the front door says, what comes with later pages, and the staff area; a message stands in one of them. */
const parts = ['', 'app/', 'staff/'];

function readPart(path: string) {
  const { catalogue, problems } = parseCatalogue(readFileSync(path, 'utf8'));
  return { catalogue, problems: problems.map((problem) => `${path}: ${problem}`) };
}

function read(language: Language) {
  const found = parts.map((part) => readPart(`public/assets/i18n/${part}${language}.json`));
  const entries = found.flatMap((part) => Object.entries(part.catalogue));
  const catalogue: Catalogue = Object.fromEntries(entries);
  const keys = entries.map(([key]) => key);
  const own = [
    ...found.flatMap((part) => part.problems),
    ...keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${language}: "${key}" stands in two parts`),
    ...missingCodes([...errorCodes, ...staffErrorCodes], catalogue, language),
    ...catalogueTypographyProblems(catalogue, language),
  ];
  return { catalogue, problems: own };
}

const fr = read('fr');
const en = read('en');
const sources = sourceFiles('.ts', '.tsx')
  .filter((path) => /^(src|contract|server)\//.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const code = sources.map(({ text }) => text).join('\n');
const staff = readPart('public/assets/i18n/staff/fr.json').catalogue;
const problems = [
  ...fr.problems,
  ...en.problems,
  ...parityProblems(fr.catalogue, en.catalogue),
  ...untranslatedProblems(fr.catalogue, en.catalogue),
  ...needlessExceptions(fr.catalogue, en.catalogue),
  ...unusedMessages(fr.catalogue, code),
  ...strayStaffMessages(staff, sources),
];
report(
  problems,
  `${Object.keys(fr.catalogue).length} messages in French, ${Object.keys(en.catalogue).length} in English`,
);
