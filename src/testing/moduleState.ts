import ts from 'typescript';

const emptyOnes = new Set<string | undefined>(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array']);
const changing = new Set(['add', 'set', 'push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'clear', 'delete']);

const any = (node: ts.Node, is: (node: ts.Node) => boolean): boolean =>
  is(node) || ts.forEachChild(node, (child) => any(child, is) || undefined) === true;

const isNamed = (node: ts.Node, name: string): boolean => ts.isIdentifier(node) && node.text === name;

/** Only code outside functions creates module state. */
const makesState = (node: ts.Node): boolean => {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) return emptyOnes.has(node.expression.text);
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^(?:make|memory)/.test(node.expression.text))
    return true;
  return ts.forEachChild(node, (child) => makesState(child) || undefined) === true;
};

/** Matches `name.x = …`, `name[x] = …`, `name.push(…)` and `delete name.x`. */
const isChanged = (file: ts.SourceFile, name: string): boolean =>
  any(file, (node) => {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      return (
        (ts.isPropertyAccessExpression(node.left) || ts.isElementAccessExpression(node.left)) &&
        isNamed(node.left.expression, name)
      );
    if (ts.isDeleteExpression(node)) return any(node, (inner) => isNamed(inner, name));
    return (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      changing.has(node.expression.name.text) &&
      isNamed(node.expression.expression, name)
    );
  });

const isReadonly = ({ type }: ts.VariableDeclaration, file: ts.SourceFile): boolean =>
  /^(?:Readonly|readonly\b)/.test(type?.getText(file) ?? '');

const declarationsOf = (file: ts.SourceFile) =>
  file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.map((declaration) => ({
      declaration,
      name: declaration.name.getText(file),
      isLet: (declarationList.flags & ts.NodeFlags.Const) === 0,
    })),
  );

/** Source passed to `forgetOnSessionEnd`, including named functions. */
const forgotten = (file: ts.SourceFile): string => {
  const calls: string[] = [];
  any(file, (node) => {
    if (ts.isCallExpression(node) && isNamed(node.expression, 'forgetOnSessionEnd'))
      calls.push(...node.arguments.map((argument) => argument.getText(file)));
    return false;
  });
  const text = calls.join('\n');
  const helpers = declarationsOf(file).filter(
    ({ name, declaration: { initializer } }) =>
      initializer && ts.isArrowFunction(initializer) && new RegExp(`\\b${name}\\b`).test(text),
  );
  return [text, ...helpers.map(({ declaration }) => declaration.getText(file))].join('\n');
};

/** Returns mutable module variables, and whether the session's end clears each. */
export const moduleStateIn = (path: string, text: string): { name: string; isForgotten: boolean }[] => {
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ESNext,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const forgets = forgotten(file);
  return declarationsOf(file)
    .filter(({ declaration, name, isLet }) => {
      if (isLet) return true;
      const { initializer } = declaration;
      if (!initializer || isReadonly(declaration, file)) return false;
      return makesState(initializer) || isChanged(file, name);
    })
    .map(({ name }) => ({ name, isForgotten: new RegExp(`\\b${name}\\b`).test(forgets) }));
};
