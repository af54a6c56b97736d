import { sql, type Kysely } from 'kysely';

import type { FeedSource, Colleague } from '../../../../contract/staffConnection.ts';
import { isSourceLocked } from '../sourceLock.ts';
import type { Tables } from '../tables.ts';

const runsShown = 5;

type Run = Omit<FeedSource['runs'][number], 'startedAt'> & { startedAt: Date };

export type ClinicSource = Omit<FeedSource, 'runs'> & { runs: Run[] };

/** Undefined where nothing publishes the clinic. */
export const findClinicSource = async (db: Kysely<Tables>, clinicId: string): Promise<ClinicSource | undefined> => {
  const found = await db
    .selectFrom('sources')
    .innerJoin('clinics', 'clinics.source', 'sources.key')
    .where('clinics.id', '=', clinicId)
    .select(['sources.id', 'sources.name', 'sources.mode', 'sources.every_minutes as everyMinutes'])
    .select(isSourceLocked(sql.ref('sources.key')).as('isRunning'))
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { id, isRunning, ...source } = found;
  const runs = await db
    .selectFrom('feed_runs')
    .where('source_id', '=', id)
    .orderBy('started_at', 'desc')
    .limit(runsShown)
    .select(['started_at as startedAt', 'outcome'])
    .execute();
  return { ...source, runs: runs.map((run) => (isRunning ? run : { ...run, outcome: run.outcome ?? 'failed' })) };
};

export const listColleagues = async (db: Kysely<Tables>, clinicId: string): Promise<Colleague[]> => {
  const rows = await db
    .selectFrom('staff_clinics')
    .innerJoin('staff', 'staff.id', 'staff_clinics.staff_id')
    .where('staff_clinics.clinic_id', '=', clinicId)
    .select(['staff.id as staffId', 'staff.name', 'staff_clinics.role', 'staff.state'])
    .orderBy('staff.name')
    .orderBy('staff.id')
    .execute();
  return rows.map(({ state, ...colleague }) => ({ ...colleague, isActive: state === 'active' }));
};
