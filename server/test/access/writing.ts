import { onlyReads } from './asking.ts';
import { columnNames, type Column } from './columns.ts';
import { matrix } from './matrix.ts';
import type { Row } from './row.ts';

/** Ends the session that asks, whether it stands or not. */
const endsItself: readonly Row['route'][] = ['leaveInvitationArea'];

const doer = ({ cells }: Row): Column | undefined =>
  columnNames.find((column) => /^2\d\d( sees)?$/.test(cells[column]));

/** The rows that write behind a session, each with a caller who may. */
export const writing = Object.values(matrix)
  .flat()
  .filter((row) => !onlyReads(row) && row.cells.nobody.startsWith('401') && !endsItself.includes(row.route))
  .flatMap((row) => {
    const column = doer(row);
    return column === undefined ? [] : [{ row, column }];
  });
