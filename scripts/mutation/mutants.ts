import ts from 'typescript';
import { sqlChanges } from './sqlChanges.ts';

/** One change of one operator, condition, literal or word of SQL. `start` and `end` are offsets in the file. */
export type Mutant = { file: string; line: number; start: number; end: number; text: string; was: string };

type Change = { start: number; end: number; text: string };

const operators: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PercentToken]: '*',
};

const spanOf = (node: ts.Node, source: ts.SourceFile): { start: number; end: number } => ({
  start: node.getStart(source),
  end: node.getEnd(),
});

const negated = (condition: ts.Expression, source: ts.SourceFile): Change => ({
  ...spanOf(condition, source),
  text: `!(${condition.getText(source)})`,
});

const isCompared = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && operators[parent.operatorToken.kind] !== undefined;

/** A text changes only where it is compared: in a message, any other text is as good. */
function literalChange(node: ts.Node): string | null {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true';
  if (ts.isNumericLiteral(node)) return `${Number(node.text.replaceAll('_', '')) + 1}`;
  return ts.isStringLiteral(node) && isCompared(node) ? `'${node.text}?'` : null;
}

function changesOf(node: ts.Node, source: ts.SourceFile): Change[] {
  if (ts.isBinaryExpression(node)) {
    const { operatorToken: token } = node;
    const isText = token.kind === ts.SyntaxKind.PlusToken && [node.left, node.right].some(ts.isStringLiteralLike);
    const text = operators[token.kind];
    return text === undefined || isText ? [] : [{ ...spanOf(token, source), text }];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ ...spanOf(node, source), text: node.operand.getText(source) }];
  if (ts.isConditionalExpression(node)) return [negated(node.condition, source)];
  if (ts.isIfStatement(node)) return [negated(node.expression, source)];
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source).startsWith('sql')) {
    const { template } = node;
    const texts = ts.isNoSubstitutionTemplateLiteral(template)
      ? [template]
      : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
    return texts.flatMap((text) => sqlChanges(text.getText(source), text.getStart(source)));
  }
  const literal = literalChange(node);
  return literal === null ? [] : [{ ...spanOf(node, source), text: literal }];
}

const hasNoBehaviour = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node);

/** Every mutant of a file. @param kind the code alone, or its SQL alone */
export function mutantsOf(file: string, text: string, kind: 'code' | 'sql'): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visitNode = (node: ts.Node): void => {
    if (hasNoBehaviour(node)) return;
    if (ts.isTaggedTemplateExpression(node) === (kind === 'sql'))
      for (const { start, end, text: changed } of changesOf(node, source)) {
        const line = source.getLineAndCharacterOfPosition(start).line + 1;
        found.push({ file, line, start, end, text: changed, was: text.slice(start, end) });
      }
    ts.forEachChild(node, visitNode);
  };
  visitNode(source);
  return found;
}
