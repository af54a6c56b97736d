import { sql, type Kysely } from 'kysely';

import type { SourceMode } from '../../../../contract/feeds.ts';
import { sourceLock } from '../../data/sourceLock.ts';
import type { Tables } from '../../data/tables.ts';
import { FeedBusy, FeedRefused } from '../feedRefused.ts';
import { isWebAddress, sourceNamed, type Publication } from '../slots/publication.ts';

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

export const noSource = (name: string, advice = ''): FeedRefused =>
  new FeedRefused(`There is no source ${name}. All of them: npm run feed -- sources${advice}`);

export const noAddress = (name: string): FeedRefused =>
  new FeedRefused(`${name} has no address: npm run feed -- source ${name} --address <manifest>`);

/** That an import from this address would find; null for a file. */
export const keyAt = (address: string): string | null => (isWebAddress(address) ? sourceNamed(address) : null);

const nameOf = (key: string): string => key.replace(/^smart:/, '');

/** @throws FeedRefused for an unregistered road to a known source: its slots would be there twice */
export const findSourceOf = async (
  db: Kysely<Tables>,
  where: string,
  { source: key, claimedSource }: Pick<Publication, 'source' | 'claimedSource'>,
): Promise<Source | undefined> => {
  const known = await listSources(db);
  const own =
    known.find(({ addresses }) => addresses.includes(where)) ??
    known.find((source) => source.key === key) ??
    known.find(({ addresses }) => addresses.some((address) => keyAt(address) === key));
  if (own !== undefined) return own;
  const other = known.find((source) => source.key === claimedSource || source.name === nameOf(key));
  if (other === undefined) return undefined;
  throw new FeedRefused(
    `${where} says that it is the publication of ${other.name}. If it is: npm run feed -- source ${other.name} --address ${where}. Nothing was taken.`,
  );
};

export const newSource = (key: string, mode: SourceMode = 'link-out'): Source => ({
  name: nameOf(key),
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

/** @throws FeedBusy */
export const withSourceLock = async <T>(
  connection: Kysely<Tables>,
  key: string,
  work: () => Promise<T>,
): Promise<T> => {
  const { rows } = await sql<{
    isLocked: boolean;
  }>`select pg_try_advisory_lock(${sourceLock(key)}) as "isLocked"`.execute(connection);
  if (rows[0]?.isLocked !== true) throw new FeedBusy(`Another import of ${key} is running. Nothing was taken.`);
  try {
    return await work();
  } finally {
    await sql`select pg_advisory_unlock(${sourceLock(key)})`.execute(connection);
  }
};
