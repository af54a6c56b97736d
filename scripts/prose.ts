import ts from 'typescript';

/** A sentence longer than this is read twice. */
export const longestSentence = 30;

const directive = /^(?:\/[/*]+\s*)(?:eslint-|webpack[A-Z]|@ts-|<reference)/;

/** The comments of a TypeScript file, without directives to tools, each as plain text. */
export function commentsOf(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, ts.CommentRange>();
  const visitNode = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child));
    if (children.length === 0) {
      for (const range of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []) ranges.set(range.pos, range);
      for (const range of ts.getTrailingCommentRanges(source, node.end) ?? []) ranges.set(range.pos, range);
    }
    children.forEach(visitNode);
  };
  visitNode(file);
  return [...ranges.values()]
    .map(({ pos, end }) => source.slice(pos, end))
    .filter((comment) => !directive.test(comment))
    .map((comment) =>
      comment
        .replaceAll(/^\/\*+|\*\/$|^\/\/|^\s*\*(?!\/)/gm, '')
        .split('\n')
        .map((line) => line.trim())
        .join('\n')
        .replaceAll(/\n(?!@|\n|- )/g, ' ')
        .trim(),
    );
}

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** The sentences of a text that have more words than a reader takes in at once; a colon or semicolon ends none. */
export const longSentences = (text: string): string[] =>
  text.split(/(?<=[.!?][)”»’]?)\s+|\n/).filter((sentence) => countWords(sentence) > longestSentence);

/** The paragraphs, list items and table cells of a Markdown text, each on one line. A piece of code is one word. */
export const paragraphsOf = (markdown: string): string[] =>
  markdown
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]+>|\*\*|\b_|_\b/g, '')
    .replaceAll(/^\|(.*)\|$/gm, (_row, cells: string) => `\n\n${cells.replaceAll('|', '\n\n')}\n\n`)
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)|\n(?=#)/)
    .map((paragraph) =>
      paragraph
        .replace(/^\s*(?:[-*]|\d+\.|#+)\s/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '');
