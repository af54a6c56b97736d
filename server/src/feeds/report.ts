import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

import { v4 as newId } from 'uuid';

export type Outcome = 'accepted' | 'merged' | 'quarantined';
export type Change = 'added' | 'changed' | 'unchanged';

export type RowReport = {
  file: string;
  /** Last line of the row, from 1. */
  line: number;
  key: string | null;
  outcome: Outcome;
  change?: Change;
  reason?: string;
  into?: string;
  /** `positionFarFromPostalCode 146 km`. */
  notes?: readonly string[];
};

export type Report = {
  path: string;
  write: (row: RowReport) => void;
  keep: () => void;
  discard: () => void;
};

const bufferedRows = 500;

export const draftEnding = '.partial';

/** Under a name of its own until kept: no partial report looks complete. */
export const beginReport = (path: string): Report => {
  const draft = `${path}.${newId()}${draftEnding}`;
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(draft, 'w', 0o600);
  let rows: string[] = [];
  const flush = (): void => {
    if (rows.length > 0) writeSync(file, rows.join(''));
    rows = [];
  };
  return {
    path,
    write: (row) => {
      rows.push(`${JSON.stringify(row)}\n`);
      if (rows.length >= bufferedRows) flush();
    },
    keep: () => {
      flush();
      closeSync(file);
      renameSync(draft, path);
    },
    discard: () => {
      closeSync(file);
      rmSync(draft, { force: true });
    },
  };
};
