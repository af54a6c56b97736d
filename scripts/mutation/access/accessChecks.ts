import ts from 'typescript';
import type { Mutant } from '../mutants.ts';
import { guardRemoval } from './guards.ts';
import { builderRemoval, ownerRemovals } from './ownerSql.ts';
import type { Removal } from './removal.ts';

/** One check that is taken away. `inside`: where the function around it starts and ends; of a file’s own, none. */
export type AccessCheck = Mutant & { inside: { start: number; end: number } | null; route?: string };

const removalsOf = (node: ts.Node, source: ts.SourceFile): Removal[] => {
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source).startsWith('sql'))
    return ownerRemovals(node.template, source);
  const one = ts.isCallExpression(node) ? builderRemoval(node, source) : guardRemoval(node, source);
  return one === null ? [] : [one];
};

/** Taken away, it must leave a program: what does not parse fails every test, and tells nothing. */
const parses = (file: string, text: string, { start, end, text: instead }: Removal): boolean => {
  const changed = text.slice(0, start) + instead + text.slice(end);
  const { diagnostics = [] } = ts.transpileModule(changed, { fileName: file, reportDiagnostics: true });
  return diagnostics.length === 0;
};

/** Every check of a file that decides who comes in, or whose a row is. */
export function accessChecksOf(file: string, text: string): AccessCheck[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: AccessCheck[] = [];
  const visit = (node: ts.Node, inside: AccessCheck['inside']): void => {
    for (const removal of removalsOf(node, source).filter((each) => parses(file, text, each))) {
      const line = source.getLineAndCharacterOfPosition(removal.start).line + 1;
      found.push({ file, line, was: text.slice(removal.start, removal.end), inside, ...removal });
    }
    const within = ts.isFunctionLike(node) ? { start: node.getStart(source), end: node.getEnd() } : inside;
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, null);
  return found;
}
