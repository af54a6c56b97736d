import ts from 'typescript';

/**
 * A browser that translates puts a text of its own in the place of each one it finds. React keeps writing into the one it
 * made, which nobody sees any more, unless the text is all that its element holds: then React writes into the element.
 */

const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

const isBlank = (node) =>
  node.type === 'JSXText'
    ? node.value.trim() === ''
    : node.type === 'JSXExpressionContainer' &&
      (node.expression.type === 'JSXEmptyExpression' || String(node.expression.value ?? 'shown').trim() === '');

/** `ReactNode` holds text too; what is given for it is looked at where it is written. */
const isAnyNode = (types) => types.some((type) => /^(?:Iterable|Promise)$/.test(type.symbol?.name));

const holdsText = (type, checker) => {
  const types = type.isUnion() ? type.types : [type];
  if (isAnyNode(types)) return false;
  return types.some((part) => {
    // What `text && <b />` leaves of its text.
    if (/^(?:""|0n?)$/.test(checker.typeToString(part))) return false;
    if (checker.isArrayType(part)) return checker.getTypeArguments(part).some((item) => holdsText(item, checker));
    return (part.flags & textual) !== 0;
  });
};

const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'Give this text an element of its own, or write all of it as one text: else it stays old once translated.',
    },
  },
  create: (context) => {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const isText = (child) =>
      child.type === 'JSXText' ||
      (child.type === 'JSXExpressionContainer' && holdsText(services.getTypeAtLocation(child.expression), checker));
    const look = (node) => {
      const children = node.children.filter((child) => !isBlank(child));
      if (node.type === 'JSXElement' && children.length < 2) return;
      for (const child of children) if (isText(child)) context.report({ node: child, messageId: 'beside' });
    };
    return { JSXElement: look, JSXFragment: look };
  },
};

/** Every text can change under a translator. */
export const loneText = {
  files: ['{src,workshop}/**/*.tsx'],
  ignores: ['**/*.test.tsx'],
  plugins: { translated: { rules: { 'text-alone': textAlone } } },
  rules: { 'translated/text-alone': 'error' },
};
