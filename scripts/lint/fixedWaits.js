/**
 * A wait for “surely done by now” knows the speed of a machine: too short on a slow one, and lost time on a fast one.
 * In tests, every call that lets a given time pass is refused, by whatever name it was imported.
 */

const timers = /^(?:node:)?timers(?:\/promises)?$/;
const waiting = new Set(['setTimeout', 'setInterval', 'scheduler']);
const globalObjects = new Set(['window', 'globalThis', 'global']);

/** The object of `window.setTimeout`, `scheduler.wait` and `page.waitForTimeout`, and the name that is called on it. */
const partsOf = ({ object, property }) => ({ of: object.name, name: property.name });

const noFixedWait = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      waits: 'Await a state (expect(…).toBeVisible, findBy…, eventually): a time knows the speed of the machine.',
    },
  },
  create: (context) => {
    const imported = new Set(['setTimeout', 'setInterval']);
    const isWait = (callee) => {
      if (callee.type === 'Identifier') return imported.has(callee.name);
      if (callee.type !== 'MemberExpression') return false;
      const { of, name } = partsOf(callee);
      if (name === 'waitForTimeout') return true;
      return globalObjects.has(of) ? waiting.has(name) : imported.has(of);
    };
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!timers.test(source.value)) return;
        for (const { local, imported: original } of specifiers)
          if (original === undefined || waiting.has(original.name)) imported.add(local.name);
      },
      CallExpression(node) {
        if (isWait(node.callee)) context.report({ node, messageId: 'waits' });
      },
    };
  },
};

/** No test knows the speed of the machine. */
export const noFixedWaits = {
  files: ['{src,contract,server}/**/*.test.{ts,tsx}', 'src/testing/**', 'server/test/**', 'e2e/**/*.ts'],
  plugins: { waits: { rules: { 'no-fixed-wait': noFixedWait } } },
  rules: { 'waits/no-fixed-wait': 'error' },
};
