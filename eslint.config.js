import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import i18next from 'eslint-plugin-i18next';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import redux from 'eslint-plugin-react-redux';
import testingLibrary from 'eslint-plugin-testing-library';
import ts from 'typescript-eslint';
import { ofTests } from './scripts/lint/ofTests.js';
import { outsideTimes } from './scripts/lint/outsideTimes.js';
import { gluedText } from './scripts/lint/gluedText.mjs';
import { loneText } from './scripts/lint/loneText.mjs';
import { spokenByHand } from './scripts/lint/spokenByHand.mjs';
import {
  awaitedByNode,
  believedRows,
  emptyWords,
  importsOfPortal,
  inputs,
  journeys,
  literalText,
  loadingAgain,
  noDefaultExport,
  noRandom,
  rawColours,
  rawSizes,
  testsOfOneScreen,
} from './scripts/lint/rules.js';

const tests = ['**/*.test.{ts,tsx}'];
const portal = 'src/**/*.{ts,tsx}';
const workshop = 'workshop/**/*.{ts,tsx}';
const node = ['server', 'scripts', 'e2e', 'bench', 'examples'].map((folder) => `${folder}/**/*.ts`);
const ofScreens = [...rawColours, ...spokenByHand];

/** Reads types, so each file must stand in the tsconfig named here. */
const typed = (files, project) => ({
  files,
  languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
});

export default defineConfig(
  { ignores: ['dist/', 'data/', 'coverage/', '.cache/', 'bench/results/', 'e2e/results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  comments.recommended,
  {
    rules: {
      'max-lines': ['error', 200],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      // Three, else an object; a fourth where a library calls us so (queryFn, axes).
      'max-params': ['error', 4],
      'no-console': 'error',
      'no-restricted-properties': ['error', noRandom],
      'no-restricted-syntax': ['error', noDefaultExport],
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],
      '@eslint-community/eslint-comments/no-unlimited-disable': 'error',
    },
  },

  // Types: everything in TypeScript.
  { files: ['**/*.{ts,tsx}'], extends: [ts.configs.strictTypeChecked] },
  typed([portal, workshop, 'contract/**/*.ts', 'jest.config.ts'], 'tsconfig.json'),
  typed(node, 'tsconfig.node.json'),
  typed(['bench/bundle/floor/**/*.{ts,tsx}'], 'tsconfig.json'),
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'max-params': 'off',
      '@typescript-eslint/max-params': ['error', { max: 4 }],
      // A cast is a promise the compiler cannot keep: allowed at a named boundary, with its reason.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/naming-convention': ['error', ...emptyWords],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // `const { cursor: _cursor, ...rest }` leaves something out; an argument `_x` is there for the one after it.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: [awaitedByNode] }],
      // A text spreads into its characters; what we spread is names and numbers, not emoji.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // An async function without await is one that rejects where it would otherwise throw.
      '@typescript-eslint/require-await': 'off',
      // `return` before an awaited promise keeps the caller in the stack of an error.
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
    },
  },

  // The portal.
  {
    files: [portal],
    extends: [hooks.configs.flat['recommended-latest'], a11y.flatConfigs.strict],
    plugins: { 'react-redux': redux, i18next },
    rules: {
      'react-redux/useSelector-prefer-selectors': ['error', { matching: '^select', hook: ['useAppSelector'] }],
      'no-restricted-syntax': ['error', noDefaultExport, ...ofScreens, inputs],
      '@typescript-eslint/no-restricted-imports': ['error', importsOfPortal()],
    },
  },
  {
    files: ['src/{app,features,pages,staff}/**'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...ofScreens, inputs, rawSizes, loadingAgain] },
  },
  // RTK Query says `void` for a call without an argument or an answer.
  { files: ['src/{api,staff}/**'], rules: { '@typescript-eslint/no-invalid-void-type': 'off' } },
  // The formatter gives each property of an element its own line: a component of one screen of thought is longer.
  {
    files: ['src/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['src/**/*.tsx'], ignores: tests, rules: { 'i18next/no-literal-string': ['error', literalText] } },
  {
    files: ['src/ui/{live,tokens*,theme*}.ts', 'src/ui/{tokens,theme}/**'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
  {
    files: ['src/ui/fields/**'],
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport, ...ofScreens],
      '@typescript-eslint/no-restricted-imports': ['error', importsOfPortal({ mayUse: ['react-final-form'] })],
    },
  },
  {
    files: ['src/store/hooks.ts', 'src/staff/staffStore.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', importsOfPortal({ mayUse: ['react-redux'] })],
    },
  },

  // The workshop: stories say what the catalogues say; the tool that shows them asks for default exports.
  {
    files: [workshop],
    extends: [hooks.configs.flat['recommended-latest'], a11y.flatConfigs.strict],
    plugins: { i18next },
    rules: {
      'no-restricted-syntax': ['error', ...ofScreens, inputs, rawSizes],
      '@typescript-eslint/no-restricted-imports': ['error', importsOfPortal({ mayUse: ['react-redux'] })],
      'i18next/no-literal-string': ['error', literalText],
    },
  },

  // Tests. A describe() is as long as its file; a single test is one screen.
  {
    files: tests,
    plugins: { portail: { rules: { 'tests-of-one-screen': testsOfOneScreen } } },
    rules: {
      'max-lines-per-function': 'off',
      'portail/tests-of-one-screen': 'error',
      'no-restricted-properties': 'off',
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}', 'src/testing/**'],
    extends: [testingLibrary.configs['flat/react']],
    settings: { 'testing-library/custom-renders': 'off' },
  },

  ...ofTests,
  outsideTimes,
  gluedText,
  loneText,

  // A migration is one list of statements, read from top to bottom.
  { files: ['server/migrations/**'], rules: { 'max-lines-per-function': 'off' } },

  // Who may speak on the terminal: tools, benches, and the commands a person types.
  {
    files: ['{scripts,bench,e2e,examples}/**', 'server/src/{main.ts,commands/**}', 'server/test/run.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: ['bench/**', 'server/test/**'], rules: { 'no-restricted-properties': 'off' } },
  {
    files: ['bench/**'],
    ignores: ['bench/booking/**', 'bench/bundle/floor/**', 'bench/replay/**', 'bench/stage/rowsOf.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, believedRows] },
  },
  journeys,

  // Configuration files, in plain JavaScript: their tools ask for a default export.
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        module: 'writable',
        require: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
      },
    },
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
