/** Formula prefixes, also after spaces or in full-width form. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Neutralises formulas, since names are user input. */
const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** RFC 4180 with a byte order mark; spreadsheets need it for accents. */
export const writeCsv = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
