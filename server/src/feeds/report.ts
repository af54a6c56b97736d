import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export type Outcome = 'accepted' | 'merged' | 'quarantined';
export type Change = 'added' | 'changed' | 'unchanged';

/** A note: code and optional detail (`positionFarFromPostalCode 146 km`). */
export type RowReport = {
  file: string;
  /** Last line of the row, from 1. */
  line: number;
  key: string | null;
  outcome: Outcome;
  change?: Change;
  reason?: string;
  into?: string;
  notes?: readonly string[];
};

export type Report = {
  path: string;
  write: (row: RowReport) => void;
  keep: () => void;
  discard: () => void;
};

const bufferedRows = 500;

/** JSON lines, under a temporary name until kept, so no partial report looks complete. */
export const beginReport = (path: string): Report => {
  const draft = `${path}.partial`;
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
