import type { RowReport } from './report.ts';

export type Tally = {
  rows: number;
  accepted: number;
  added: number;
  changed: number;
  unchanged: number;
  merged: number;
  quarantined: number;
  reasons: Record<string, number>;
  notes: Record<string, number>;
};

export const emptyTally = (): Tally => ({
  rows: 0,
  accepted: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  merged: 0,
  quarantined: 0,
  reasons: {},
  notes: {},
});

const countOne = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

export const countRow = (tally: Tally, { outcome, change, reason, notes = [] }: RowReport): void => {
  tally.rows += 1;
  tally[outcome] += 1;
  if (change !== undefined) tally[change] += 1;
  if (reason !== undefined) countOne(tally.reasons, reason);
  for (const note of notes) countOne(tally.notes, note.split(' ')[0] ?? note);
};

const muchQuarantined = 0.05;

export const isMuchQuarantined = (tallies: readonly Pick<Tally, 'quarantined' | 'rows'>[]): boolean =>
  tallies.some(({ rows, quarantined }) => quarantined > rows * muchQuarantined);

const listed = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

export const tallyLines = (title: string, tally: Tally): string[] => [
  `${title}: ${tally.rows} rows = ${tally.accepted} accepted (${tally.added} added, ${tally.changed} changed, ` +
    `${tally.unchanged} unchanged) + ${tally.merged} merged + ${tally.quarantined} quarantined`,
  ...(tally.merged + tally.quarantined > 0 ? [`  reasons: ${listed(tally.reasons)}`] : []),
  ...(Object.keys(tally.notes).length > 0 ? [`  notes: ${listed(tally.notes)}`] : []),
];
