import { join } from 'node:path';
import type { TestContext } from 'node:test';

import type { SourceMode } from '../../../contract/feeds.ts';
import { importSlots, type SlotsImport } from '../../src/feeds/slots/importSlots.ts';
import { testDatabase } from '../support/testDatabase.ts';
import { publicationFolder } from './publicationFolder.ts';
import { readReport } from './readReport.ts';

/** The present instant of these imports: before everything that the tests publish, after what was recorded. */
const now = new Date('2027-06-01T12:00:00Z');

type More = { evenSo?: boolean; newMode?: SourceMode };

/** A database of the test's own, a folder to publish in, and the import between them. A new source is of `mode`. */
export const slotsImport = async (t: TestContext, { mode = 'entrusted' }: { mode?: SourceMode } = {}) => {
  const { db } = await testDatabase(t);
  const published = publicationFolder(t);
  const reportPath = join(published.folder, 'reports', 'report.ndjson');
  const isFirst = async () => (await db.selectFrom('sources').select('id').execute()).length === 0;
  const run = async (where: string, givenZone: string | null = null, more: More = {}): Promise<SlotsImport> => {
    const newMode = (await isFirst()) ? { newMode: mode } : {};
    return importSlots(db, where, { reportPath, givenZone, clock: () => now, ...newMode, ...more });
  };
  const slots = () => db.selectFrom('slots').selectAll().orderBy('source_key').execute();
  const statuses = async (): Promise<Record<string, string>> =>
    Object.fromEntries((await slots()).map(({ source_key: key, status }) => [key.slice(key.lastIndexOf('#')), status]));
  return { db, ...published, run, slots, statuses, report: () => readReport(reportPath), reportPath };
};
