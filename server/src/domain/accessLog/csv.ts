/** What a spreadsheet takes for a formula when a cell begins with it, also after spaces and as full-width letters. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A cell as text and nothing else: in quotes, and never a formula (a name may be whatever somebody typed). */
const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A table for spreadsheets (RFC 4180): a byte order mark, so that accents are read right, and lines that end in CR LF. */
export const writeCsv = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
