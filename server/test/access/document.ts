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

This page lists every route of the server, the personal data that a request names, and the answer to each caller. \`npm run fix\` writes it
from \`server/test/access/rows\`, and \`npm run check:access\` checks it.

[\`matrix.test.ts\`](../server/test/access/matrix.test.ts) calls each route of the whole application as every caller below.
It fails in these cases:

- a route has no row, or a row has no route;
- an answer differs from this table, or shows data of the owner where this table does not say so;
- a refused request changes a single byte in the database.

Data that belongs to another person, data that is no longer accessible and data that does not exist get the same status, headers and bytes.

| caller | who that is |
|---|---|
${columnNames.map((name) => `| ${name} | ${columns[name]} |`).join('\n')}

- A status has its usual message: 401 no one is signed in, 403 \`dependents.noAccess\`, 404 not found.
- **sees**: the answer contains data of the owner; without this word it contains none.
- *in vain*: the answer says that it was done, but nothing was done.
- –: not called, because the request names nothing that could be absent, or because it names a secret and the caller does not matter.
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

/** Those whom a section calls. */
const calledIn = (rows: readonly Row[]) =>
  columnNames.filter((name) => rows.some((row) => !isSameForAll(row) && row.cells[name] !== '–'));

const section = ([title, rows]: [string, readonly Row[]]): string =>
  [
    `## ${title}`,
    '',
    ...table(
      ['route', 'names', ...calledIn(rows)],
      rows
        .filter((row) => !isSameForAll(row))
        .map(
          (row) =>
            `| ${asks(row)} | ${calledIn(rows)
              .map((name) => shown(row.cells[name]))
              .join(' | ')} |`,
        ),
    ),
    ...table(
      ['route', 'names', 'everyone'],
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
