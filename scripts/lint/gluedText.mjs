/**
 * A sentence that is put together from translated parts has the word order, the spaces and the punctuation of one language.
 * Each is one message, with what changes in it as parameters. A list is made by src/lib/lists.ts.
 */

const translating = new Set(['t', 'told']);
/** A hook that gives a text, or functions that do. */
const textHook = /^use(?:\w*Text|ServerMessage)$/;
const passing = new Set(['filter', 'map', 'flatMap', 'slice', 'sort', 'toSorted', 'concat']);

const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

const variableOf = (node, sourceCode) => {
  for (let scope = sourceCode.getScope(node); scope !== null; scope = scope.upper) {
    const variable = scope.set.get(node.name);
    if (variable !== undefined) return variable;
  }
  return undefined;
};

/** What a `const` of this file was given. */
const valueOf = (node, sourceCode) => {
  const [definition] = variableOf(node, sourceCode)?.defs ?? [];
  const isConstant = definition?.type === 'Variable' && definition.parent.kind === 'const';
  return isConstant && definition.node.id.type === 'Identifier' ? definition.node.init : null;
};

/** What a text hook of the catalogue gave, whole or in part. */
const isOfTextHook = (node, sourceCode) => {
  if (node?.type === 'MemberExpression') return isOfTextHook(node.object, sourceCode);
  if (node?.type !== 'Identifier') return false;
  const [definition] = variableOf(node, sourceCode)?.defs ?? [];
  const init = definition?.type === 'Variable' ? definition.node.init : null;
  return init?.type === 'CallExpression' && textHook.test(nameOf(init.callee));
};

const makeIsTranslated = (sourceCode) => {
  const isCallTranslated = ({ callee, arguments: [first] }) => {
    if (translating.has(nameOf(callee)) || (nameOf(callee) === 'String' && isTranslated(first))) return true;
    if (isOfTextHook(callee, sourceCode)) return true;
    if (callee.type === 'Identifier') return isTranslated(valueOf(callee, sourceCode));
    return passing.has(nameOf(callee)) && (isTranslated(callee.object) || isTranslated(first));
  };
  const isTranslated = (node) => {
    switch (node?.type) {
      case 'CallExpression':
        return isCallTranslated(node);
      case 'ConditionalExpression':
        return isTranslated(node.consequent) || isTranslated(node.alternate);
      case 'LogicalExpression':
        return isTranslated(node.left) || isTranslated(node.right);
      case 'ArrowFunctionExpression':
        return isTranslated(node.body);
      case 'ArrayExpression':
        return node.elements.some(isTranslated);
      case 'SpreadElement':
        return isTranslated(node.argument);
      case 'Identifier':
        return isOfTextHook(node, sourceCode) || isTranslated(valueOf(node, sourceCode));
      case 'MemberExpression':
        return isOfTextHook(node, sourceCode);
      default:
        return false;
    }
  };
  return isTranslated;
};

const wholeSentences = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      glued: 'Give the whole sentence a message of its own, with parameters; of a list, make it with lib/lists.ts.',
    },
  },
  create: (context) => {
    const isTranslated = makeIsTranslated(context.sourceCode);
    const report = (node) => context.report({ node, messageId: 'glued' });
    return {
      BinaryExpression(node) {
        if (node.operator === '+' && (isTranslated(node.left) || isTranslated(node.right))) report(node);
      },
      TemplateLiteral(node) {
        if (node.expressions.some(isTranslated)) report(node);
      },
      CallExpression(node) {
        if (node.callee.property?.name === 'join' && isTranslated(node.callee.object)) report(node);
      },
    };
  },
};

export const gluedText = {
  files: ['{src,workshop}/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}', 'src/testing/**'],
  plugins: { sentences: { rules: { whole: wholeSentences } } },
  rules: { 'sentences/whole': 'error' },
};
