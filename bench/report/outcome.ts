import type { Table } from './table.ts';

/**
 * What a bench found: tables for a reader, and figures by name for `budgets.json`.
 * A figure's name says its unit where it is not a plain number or a ratio: `firstLoad.bytes`, `search.1m.p99Ms`.
 */
export type Outcome = { tables: Table[]; figures: Record<string, number>; notes?: string[] };

/** How much a bench does. A smoke round is one small round, which only shows that the bench measures what it says. */
export type Round = { isSmoke: boolean };

/** One row of the table of benches: its name on the command line, what it measures, and the folders and files it is about. */
export type Bench = {
  name: string;
  measures: string;
  code: readonly string[];
  run: (round: Round) => Promise<Outcome>;
};
