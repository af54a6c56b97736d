import ts from 'typescript';

const unread = ts.TypeFlags.StringLike | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

const mayBeText = (type) => (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & unread) !== 0);

const readByTheReader = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      rolls: 'Read it with contract/instants.ts: Date takes 30 February for 2 March. Our own text: millisecondsOf.',
    },
  },
  create: (context) => ({
    'CallExpression[callee.object.name="Date"][callee.property.name="parse"]': (node) => {
      context.report({ node, messageId: 'rolls' });
    },
    'NewExpression[callee.name="Date"][arguments.length=1]': (node) => {
      const type = context.sourceCode.parserServices.getTypeAtLocation(node.arguments[0]);
      if (mayBeText(type)) context.report({ node, messageId: 'rolls' });
    },
  }),
};

/** One reader decides which dates and times are real. */
export const outsideTimes = {
  files: ['{src,contract,server/src}/**/*.{ts,tsx}'],
  ignores: ['contract/instants.ts', '**/*.test.{ts,tsx}', 'src/testing/**'],
  plugins: { times: { rules: { 'read-by-the-reader': readByTheReader } } },
  rules: { 'times/read-by-the-reader': 'error' },
};
