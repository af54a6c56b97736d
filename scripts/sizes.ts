/** Past this a file lacks a name for one of its parts. */
export const maxLines = 200;

/** The lines an editor shows; the end of the last line does not begin another. */
export function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

/** What is wrong with the size of a file, or null. */
export function sizeProblem(path: string, text: string): string | null {
  const lines = countLines(text);
  return lines > maxLines
    ? `${path}: ${lines} lines, at most ${maxLines}. Name a part and give it its own file.`
    : null;
}
