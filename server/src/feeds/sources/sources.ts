import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../data/tables.ts';
import type { SourceMode } from '../../data/tables/sources.ts';
import { nearNames } from '../../domain/nearNames.ts';
import { FeedRefused } from '../feedRefused.ts';

export type Source = {
  name: string;
  key: string;
  mode: SourceMode;
  addresses: string[];
  timeZone: string | null;
  brakePercent: number;
  everyMinutes: number | null;
  contactEmail: string | null;
};

const columns = [
  'name',
  'key',
  'mode',
  'addresses',
  'time_zone as timeZone',
  'brake_percent as brakePercent',
  'every_minutes as everyMinutes',
  'contact_email as contactEmail',
] as const;

export const findSourceByName = (db: Kysely<Tables>, name: string): Promise<Source | undefined> =>
  db.selectFrom('sources').where('name', '=', name).select(columns).executeTakeFirst();

export const listSources = (db: Kysely<Tables>): Promise<Source[]> =>
  db.selectFrom('sources').select(columns).orderBy('name').execute();

export const noSource = async (db: Kysely<Tables>, name: string, advice: string): Promise<FeedRefused> => {
  const near = nearNames(
    name,
    (await listSources(db)).map((source) => source.name),
  );
  return new FeedRefused(`There is no source ${name}. ${near.length > 0 ? `Near: ${near.join(', ')}. ` : ''}${advice}`);
};

export type Road = { where: string; key: string; claimedKey: string | null };

/** @throws FeedRefused for an unregistered road to a known source: its slots would be sold twice */
export const findSourceOf = async (
  db: Kysely<Tables>,
  { where, key, claimedKey }: Road,
): Promise<Source | undefined> => {
  const known = await listSources(db);
  const own = known.find(({ addresses }) => addresses.includes(where)) ?? known.find((source) => source.key === key);
  if (own !== undefined) return own;
  const claimed = known.find((source) => source.key === claimedKey);
  if (claimed === undefined) return undefined;
  throw new FeedRefused(
    `${where} says that it is the publication of ${claimed.name}. If it is: npm run feed -- source ${claimed.name} --address ${where}. Nothing was taken.`,
  );
};

export const newSource = (key: string, mode: SourceMode): Source => ({
  name: key.replace(/^smart:/, ''),
  key,
  mode,
  addresses: [],
  timeZone: null,
  brakePercent: 30,
  everyMinutes: null,
  contactEmail: null,
});

export const addSource = async (db: Kysely<Tables>, { name, key, mode, addresses }: Source): Promise<void> => {
  await db
    .insertInto('sources')
    .values({ name, key, mode, addresses })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
};

const lockOf = (key: string) => sql`hashtextextended('source ' || ${key}, 0)`;

/** @throws FeedRefused while another import runs */
export const withSourceLock = async <T>(
  connection: Kysely<Tables>,
  key: string,
  work: () => Promise<T>,
): Promise<T> => {
  const { rows } = await sql<{ isLocked: boolean }>`select pg_try_advisory_lock(${lockOf(key)}) as "isLocked"`.execute(
    connection,
  );
  if (rows[0]?.isLocked !== true) throw new FeedRefused(`Another import of ${key} is running. Nothing was taken.`);
  try {
    return await work();
  } finally {
    await sql`select pg_advisory_unlock(${lockOf(key)})`.execute(connection);
  }
};
