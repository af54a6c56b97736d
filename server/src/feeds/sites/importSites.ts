import { basename } from 'node:path';
import type { Kysely } from 'kysely';

import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { plainText } from '../../domain/plainText.ts';
import { beginReport, type Change, type Report, type RowReport } from '../report.ts';
import { countRow, emptyTally, type Tally } from '../tally.ts';
import { judgeSite, type Site } from './judgeSite.ts';
import { links } from './nameWords.ts';
import { readSites, type ReadRow } from './readSites.ts';
import type { SiteRow } from './siteRow.ts';
import { storeSites } from './storeSites.ts';

const essence = (name: string): string =>
  plainText(name)
    .split(' ')
    .filter((word) => !links.has(word))
    .join(' ');

const namesOf = (name: string): { own: string; alias: string | null } => {
  const [, own = name, alias] = /^([^(]+)\((.+?)\)?\s*$/.exec(name) ?? [];
  return { own: essence(own), alias: alias === undefined ? null : essence(alias) };
};

type Names = ReturnType<typeof namesOf>;
type Known = Names & { index: string };

/** Practices of a group may share an address; aliases distinguish them. */
const isSame = (one: Names, other: Names): boolean =>
  one.own === other.alias || one.alias === other.own || (one.own === other.own && one.alias === other.alias);

/** Same address, and a name equal to its name or alias (`gmf du pontiac (clsc shawville)`). */
const makeFacilityMemory = (): { recognise: (row: SiteRow) => string | undefined } => {
  const byDoor = new Map<string, Known[]>();
  return {
    recognise: (row) => {
      const door = [row.postal_code, row.street_no, essence(row.street_name)].join('|');
      const { own, alias } = namesOf(row.facility_name);
      const neighbours = row.street_name === '' || row.postal_code === '' ? [] : (byDoor.get(door) ?? []);
      const same = neighbours.find((known) => isSame(known, { own, alias }));
      if (same !== undefined) return same.index;
      byDoor.set(door, [...neighbours, { index: row.index, own, alias }]);
      return undefined;
    },
  };
};

const batchSize = 500;

type Judged = { report: Omit<RowReport, 'file'>; site?: Site };

const makeJudge = (): ((read: ReadRow) => Judged) => {
  const met = new Set<string>();
  const memory = makeFacilityMemory();
  return (read) => {
    const { line } = read;
    if ('reason' in read) return { report: { line, key: null, outcome: 'quarantined', reason: read.reason } };
    const key = read.row.index;
    const verdict = judgeSite(read.row);
    if ('reason' in verdict) return { report: { line, key, outcome: 'quarantined', reason: verdict.reason } };
    if (met.has(key)) return { report: { line, key, outcome: 'merged', reason: 'repeatedIndex', into: key } };
    const same = memory.recognise(read.row);
    if (same !== undefined) return { report: { line, key, outcome: 'merged', reason: 'sameFacility', into: same } };
    met.add(key);
    return { report: { line, key, outcome: 'accepted', notes: verdict.notes }, site: verdict.site };
  };
};

const storeBatch = async (
  db: Kysely<Tables>,
  batch: readonly Judged[],
  write: (row: Judged['report']) => void,
): Promise<void> => {
  const sites = batch.flatMap(({ site }) => (site === undefined ? [] : [site]));
  const changes = sites.length > 0 ? await storeSites(db, sites) : new Map<string, Change>();
  for (const { report } of batch) {
    const change = report.outcome === 'accepted' && report.key !== null ? changes.get(report.key) : undefined;
    write(change === undefined ? report : { ...report, change });
  }
};

const importInto = async (db: Kysely<Tables>, path: string, report: Report): Promise<Tally> => {
  const tally = emptyTally();
  const file = basename(path);
  const write = (row: Judged['report']): void => {
    report.write({ file, ...row });
    countRow(tally, { file, ...row });
  };
  const judge = makeJudge();
  let batch: Judged[] = [];
  for await (const read of readSites(path)) {
    batch.push(judge(read));
    if (batch.length < batchSize) continue;
    await storeBatch(db, batch, write);
    batch = [];
  }
  await storeBatch(db, batch, write);
  return tally;
};

/** One transaction. Repeatable. */
export const importSites = async (db: Kysely<Tables>, path: string, reportPath: string): Promise<Tally> =>
  inTransaction(db, async (transaction) => {
    const report = beginReport(reportPath);
    try {
      const tally = await importInto(transaction, path, report);
      report.keep();
      return tally;
    } catch (error) {
      report.discard();
      throw error;
    }
  });
