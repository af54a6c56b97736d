import ts from 'typescript';

/** The words of a name in the singular: `freePlaces.ts` is `free place ts`, `raison-visite` is `raison visite`. */
export const wordsOfName = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => singular(word.toLowerCase()));

/** A word without its plural ending, near enough to compare two of them. */
export const singular = (word: string): string => {
  if (/(ss|us|is|[aeiou])$/.test(word) || word.length < 4) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
};

/** Every identifier of a file of code. */
export function identifiersIn(path: string, text: string): Set<string> {
  const found = new Set<string>();
  const visitNode = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visitNode);
  };
  visitNode(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;
}

const namesBound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesBound(element.name) : []));

/** The names that a file of code exports. */
export function exportsOf(path: string, text: string): string[] {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => namesBound(name));
    }
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}
