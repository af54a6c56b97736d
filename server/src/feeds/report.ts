import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export type Outcome = 'accepted' | 'merged' | 'quarantined';
export type Change = 'added' | 'changed' | 'unchanged';

/** What became of one row of a feed. A note is a code, or a code and a detail (`positionFarFromPostalCode 146 km`). */
export type RowReport = {
  file: string;
  /** The line on which the row ends, counted from 1. */
  line: number;
  key: string | null;
  outcome: Outcome;
  change?: Change;
  reason?: string;
  /** The key of the row that a merged one is the same as. */
  into?: string;
  notes?: readonly string[];
};

export type Report = {
  path: string;
  write: (row: RowReport) => void;
  /** Puts the report in its place. */
  keep: () => void;
  /** Leaves nothing of it: the run was refused. */
  discard: () => void;
};

const bufferedRows = 500;

/** Begins a report, one JSON object a line. Until it is kept it bears another name, so that no half report is taken for a whole one. */
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
