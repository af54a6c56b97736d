/** A table under a title. Cells are already formatted: a reader and a Markdown file show the same text. */
export type Table = { title: string; head: string[]; rows: string[][] };

const width = (table: Table, column: number): number =>
  Math.max(...[table.head, ...table.rows].map((row) => (row[column] ?? '').length));

/** The table as aligned Markdown, first column to the left, the others to the right. */
export const formatTable = (table: Table): string => {
  const widths = table.head.map((_, column) => width(table, column));
  const line = (cells: string[]): string => {
    const padded = widths.map((size, at) =>
      at === 0 ? (cells[at] ?? '').padEnd(size) : (cells[at] ?? '').padStart(size),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const rule = `| ${widths.map((size, at) => (at === 0 ? '-'.repeat(size) : `${'-'.repeat(size - 1)}:`)).join(' | ')} |`;
  return [`### ${table.title}`, '', line(table.head), rule, ...table.rows.map(line)].join('\n');
};
