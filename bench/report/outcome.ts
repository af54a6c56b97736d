import type { Table } from './table.ts';

/**
 * What a bench found: tables for a reader, and figures by name for `budgets.json`.
 * A figure's name says its unit where it is not a plain number or a ratio: `firstLoad.bytes`, `search.1m.p99Ms`.
 */
export type Outcome = { tables: Table[]; figures: Record<string, number>; notes?: string[] };

/** One row of the table of benches: its name on the command line, and what it measures. */
export type Bench = { name: string; measures: string; run: () => Promise<Outcome> };
