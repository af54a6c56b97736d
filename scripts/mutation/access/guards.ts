import ts from 'typescript';
import type { Removal } from './removal.ts';

const refusals =
  /^(?:MissingRecord|MissingSession|ForbiddenAction|ExpiredRecord|InvalidCredentials|PasskeyRefused|StepExpired|WrongPassword|WrongCode)$/;

const guardCalls =
  /^(?:actorFor|actorAbout|accountOf|staffOf|onAppointment|onThread|findLink\w*|keepSession|require\w+|demandPassword)$/;

const throwsRefusal = (statement: ts.Statement): boolean => {
  const only = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  if (only === undefined || !ts.isThrowStatement(only)) return false;
  const { expression } = only;
  return (
    ts.isNewExpression(expression) &&
    ts.isIdentifier(expression.expression) &&
    refusals.test(expression.expression.text)
  );
};

const nameOfCall = (expression: ts.Expression): string => {
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  return ts.isCallExpression(call) && ts.isIdentifier(call.expression) ? call.expression.text : '';
};

/** The call whose address a route takes, as the access matrix names it: `...at('readThread')`, `...staffAt('readThread')`. */
const routeAround = (node: ts.Node): string | undefined => {
  const { parent } = node;
  if (!ts.isObjectLiteralExpression(parent)) return undefined;
  for (const each of parent.properties) {
    if (!ts.isSpreadAssignment(each) || !ts.isCallExpression(each.expression)) continue;
    const [name] = each.expression.arguments;
    if (name === undefined || !ts.isStringLiteral(name)) continue;
    return each.expression.expression.getText() === 'staffAt' ? `staff.${name.text}` : name.text;
  }
  return undefined;
};

const isDoorOf = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && ['onRequest', 'preHandler'].includes(node.name.text);

/** A refusal that no longer refuses, a guard that is not called, a route without its door. */
export function guardRemoval(node: ts.Node, source: ts.SourceFile): Removal | null {
  const spanOf = (each: ts.Node) => ({ start: each.getStart(source), end: each.getEnd() });
  if (ts.isIfStatement(node) && throwsRefusal(node.thenStatement)) return { ...spanOf(node.expression), text: 'false' };
  if (ts.isExpressionStatement(node) && guardCalls.test(nameOfCall(node.expression)))
    return { ...spanOf(node), text: ';' };
  if (!isDoorOf(node)) return null;
  const route = routeAround(node);
  return { ...spanOf(node.initializer), text: '[]', ...(route === undefined ? {} : { route }) };
}
