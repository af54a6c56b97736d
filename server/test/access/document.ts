/**
 * docs/access-matrix.md, written from the rows that `matrix.test.ts` walks through: `npm run fix` writes it, `npm run check:access`
 * (`--check`) says whether it is what the rows say.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { report } from '../../../scripts/report.ts';
import { routeOf } from './asking.ts';
import { columnNames, columns } from './columns.ts';
import { matrix } from './matrix.ts';
import type { Row } from './row.ts';

const file = 'docs/access-matrix.md';

const introduction = `# Who may do what

Every route of the server, what of somebody’s a request names there, and what each asker is answered. Written by \`npm run fix\` from
\`server/test/access/rows\`, checked by \`npm run check:access\`. [\`matrix.test.ts\`](../server/test/access/matrix.test.ts) asks each route
of the whole application in every way below; it fails for a route that has no row, for a row that has no route, for an answer that is
another or that shows anything of the owner’s where this table does not say so, and when a refused request changes a single byte in
the database. What is foreign, what was open once and what does not exist are answered with the same status, headers and bytes.

| asks as | who that is |
|---|---|
${columnNames.map((name) => `| ${name} | ${columns[name]} |`).join('\n')}

A status goes with the usual message: 401 nobody signed in, 403 \`dependents.noAccess\`, 404 not found. **sees**: something of the owner’s
is in the answer; without the word nothing is. *in vain*: answered as if it was done, and nothing was. –: not asked, since nothing is named
that could be absent, or since a secret is named and who asks plays no part.
`;

const shown = (cell: string): string =>
  cell
    .replace(/^(\d+) sees$/, '$1 **sees**')
    .replace(/^(\d+) in vain$/, '$1 *in vain*')
    .replace(
      /^(\d+) (\w+\.\S+)( sees)?$/,
      (_whole, status: string, code: string, sees?: string) =>
        `${status} \`${code}\`${sees === undefined ? '' : ' **sees**'}`,
    );

const isSameForAll = ({ cells }: Row): boolean => new Set(Object.values(cells)).size === 1;

/** What a row asks, in the first two columns. */
const asks = (row: Row): string => {
  const { method, url } = routeOf(row);
  return `${method} \`${url}\` | ${[row.names, row.saying].filter((part) => part !== undefined).join(', with ')}`;
};

const table = (head: readonly string[], lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...lines, ''];

const section = ([title, rows]: [string, readonly Row[]]): string =>
  [
    `## ${title}`,
    '',
    ...table(
      ['route', 'names', ...columnNames],
      rows
        .filter((row) => !isSameForAll(row))
        .map((row) => `| ${asks(row)} | ${columnNames.map((name) => shown(row.cells[name])).join(' | ')} |`),
    ),
    ...table(
      ['route', 'names', 'everybody'],
      rows.filter(isSameForAll).map((row) => `| ${asks(row)} | ${shown(row.cells.owner)} |`),
    ),
  ].join('\n');

const document = [introduction, ...Object.entries(matrix).map(section)].join('\n');

if (process.argv.includes('--check')) {
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === document;
  report(
    isFresh ? [] : [`${file} is not what the rows say: run "npm run fix" and commit it.`],
    `${Object.values(matrix).flat().length} rows of access`,
  );
} else {
  writeFileSync(file, document);
}
