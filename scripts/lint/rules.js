/** The settings of ESLint that need words: each message says why. */

export const noRandom = {
  object: 'Math',
  property: 'random',
  message: 'It can be guessed, and a test cannot repeat it: take crypto.randomUUID() or an injected source.',
};

export const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'A named export has one name everywhere; an import of a default may call it anything.',
};

/** In benches: bench/stage/rowsOf.ts looks at the columns. */
export const believedRows = {
  selector: "CallExpression[callee.property.name='query'] > TSTypeParameterInstantiation",
  message: 'A type does not make a column: take the rows from rowsOf or askOnce, which look.',
};

const colour = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const colourInside = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch)\(/i;
const colourMessage = 'A colour lives in the tokens, where both themes and the contrast check see it.';

export const rawColours = [
  { selector: `Literal[value=${colour}]`, message: colourMessage },
  { selector: `TemplateElement[value.raw=${colourInside}]`, message: colourMessage },
];

const wholeName = 'Say the whole name with `exact: true`, or how it begins: without, a part of any other name will do.';
const byProperty = 'Take it by what it is, such as its name or its clinic: what stands first differs from day to day.';

const chance = [
  {
    selector:
      'CallExpression[callee.property.name="getByRole"] > ObjectExpression:not(:has(> Property[key.name="exact"][value.value=true])) > Property[key.name="name"]:not([value.regex]):not([value.callee.name=/^(?:RegExp|beginning)$/])',
    message: wholeName,
  },
  { selector: 'CallExpression[callee.property.name=/^(?:nth|first|last)$/]', message: byProperty },
];

/** Journeys go the same way every day, whatever the demo deals. */
export const journeys = {
  files: ['e2e/**/*.ts'],
  rules: {
    'no-restricted-properties': ['error', noRandom],
    'no-restricted-syntax': ['error', noDefaultExport, ...chance],
  },
};

/** They answer a promise that the runner itself waits for. */
export const awaitedByNode = {
  from: 'package',
  package: 'node:test',
  name: ['describe', 'it', 'suite', 'test', 'before', 'after', 'beforeEach', 'afterEach'],
};

const size = /(?:font-size|(?:padding|margin|gap)[\w-]*|border-radius|min-height|max-width)\s*:[^;]*\d(?:rem|px)\b/;

/** Outside ui, a screen is made of its parts and of the distances they share. */
export const rawSizes = {
  selector: `TemplateElement[value.raw=${size}]`,
  message: 'A size lives in the tokens, so that every screen keeps the same distances.',
};

export const inputs = {
  selector: 'JSXOpeningElement[name.name=/^(?:input|select|textarea)$/]',
  message: 'Only ui/fields renders a control: it ties the label, the help and the error to it.',
};

/** It is true again while a query that failed is asked anew, and a page that goes by it takes away what is being typed. */
export const loadingAgain = {
  selector: 'VariableDeclarator[init.callee.name=/^use.+Query$/] > ObjectPattern > Property[key.name="isLoading"]',
  message: 'Ask isAwaited(…): isLoading is true again each time a query that failed is asked anew.',
};

/** JSX text, and the attributes that people read or hear. */
export const literalText = {
  mode: 'jsx-only',
  'should-validate-template': true,
  callees: { exclude: ['i18n(ext)?', 't', 'told', 'includes', 'startsWith', 'endsWith'] },
  'jsx-attributes': {
    include: ['alt', 'aria-label', 'aria-description', 'aria-valuetext', 'label', 'placeholder', 'title', 'help'],
  },
  message: 'A sentence lives in the catalogues, in both languages',
};

const words = ['Utils?', 'Helpers?', 'Manager', 'Common', 'Misc', 'Data', 'Info'].join('|');
const emptyWord = { regex: `(?:^|[a-z0-9])(?:${words})$`, match: false };

/** No name of ours ends in a word that says nothing about what it holds. */
export const emptyWords = [
  { selector: ['function', 'typeLike'], format: null, custom: emptyWord },
  { selector: 'variable', modifiers: ['exported'], format: null, custom: emptyWord },
];

const hooks = {
  name: 'react-redux',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'Use useAppDispatch and useAppSelector of store/hooks.ts: they know the types of our store.',
};

const field = {
  name: 'react-final-form',
  importNames: ['Field', 'useField'],
  message: 'Use a field of ui/fields: label, error and autocomplete come with it.',
};

const ownRouter = {
  name: 'react-router',
  message: 'Import from react-router-dom, the package that is pinned.',
};

/** Imports the portal does without; `mayUse` names the package a wrapper is made of. */
export const importsOfPortal = ({ mayUse = [] } = {}) => ({
  paths: [hooks, field, ownRouter].filter(({ name }) => !mayUse.includes(name)),
});

const maxLines = 75;
const testCalls = new Set(['it', 'test']);

/** The name called: `it` in `it(…)`, `it.only(…)` and `it.each(…)(…)`. */
const calledName = (callee) => {
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  return callee.name;
};

/** The length of a single test; `describe` is left out, being as long as its file. */
export const testsOfOneScreen = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { long: `A test is one screen, at most ${maxLines} lines; this one has {{lines}}.` },
  },
  create: (context) => ({
    CallExpression(node) {
      if (!testCalls.has(calledName(node.callee))) return;
      const body = node.arguments.at(-1);
      const lines = body ? body.loc.end.line - body.loc.start.line + 1 : 0;
      if (lines > maxLines) context.report({ node, messageId: 'long', data: { lines } });
    },
  }),
};
