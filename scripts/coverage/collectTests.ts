import ts from 'typescript';

/** A test as its reader sees it: the words of its describes and its own, with the paragraphs they name. */
export type NamedTest = { file: string; name: string; paragraphs: string[] };

const groups = new Set(['describe', 'suite']);
const singles = new Set(['it', 'test', 'journey', 'rule', 'ruleOfBoth']);
const tag = /\s*\(((?:spec|product) §[^)]*)\)/g;

const list = (ids: string) => ids.split(',').map((id) => id.trim());

/** The paragraphs in a name such as `is refused when past (spec §5 nam, product §8 forms)`. */
const paragraphsIn = (name: string) => [...name.matchAll(tag)].flatMap((match) => list(match[1] ?? ''));

/** Those that every test of a file holds, in its first line: `// Holds: spec §7 login, product §8 identity`. */
function paragraphsOfFile(text: string): string[] {
  const line = /^\/\/ Holds: (.+)$/m.exec(text.slice(0, text.indexOf('\n')));
  return line ? list(line[1] ?? '') : [];
}

/** `it`, and what follows it: `it.skip.each(…)(…)` is `['it', 'skip', 'each']`. */
function chainOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...chainOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)) {
    return chainOf(ts.isCallExpression(callee) ? callee.expression : callee.tag);
  }
  return [];
}

function wordsOf(argument: ts.Expression | undefined): string | null {
  if (argument === undefined) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return null;
  return argument.head.text + argument.templateSpans.map((span) => `…${span.literal.text}`).join('');
}

/** A test that never runs holds nothing. */
function isLeftOut(call: ts.CallExpression, chain: readonly string[]): boolean {
  if (chain.includes('skip') || chain.includes('todo')) return true;
  return call.arguments.some(
    (argument) =>
      ts.isObjectLiteralExpression(argument) &&
      argument.properties.some((property) => /^(skip|todo)\s*:\s*(?!false)(true|['"`])/.test(property.getText())),
  );
}

/** The tests of a file, in their order. Reads the text only; nothing runs. */
export function collectTests(file: string, text: string): NamedTest[] {
  const tests: NamedTest[] = [];
  const ofFile = paragraphsOfFile(text);
  const visitNode = (node: ts.Node, outer: readonly string[]): void => {
    if (!ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => {
        visitNode(child, outer);
      });
      return;
    }
    const chain = chainOf(node.expression);
    const words = wordsOf(node.arguments[0]);
    const kind = chain[0] ?? '';
    const isTest = words !== null && (groups.has(kind) || singles.has(kind));
    if (isTest && isLeftOut(node, chain)) return;
    const names = isTest ? [...outer, words] : outer;
    if (isTest && singles.has(kind)) tests.push({ file, ...named(names, ofFile) });
    ts.forEachChild(node, (child) => {
      visitNode(child, names);
    });
  };
  visitNode(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), []);
  return tests;
}

function named(names: readonly string[], ofFile: readonly string[]) {
  const name = names.map((words) => words.replaceAll(tag, '').trim()).join(': ');
  return { name, paragraphs: [...new Set([...ofFile, ...names.flatMap(paragraphsIn)])] };
}
