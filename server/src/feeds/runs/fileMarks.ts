import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../data/tables.ts';
import type { FileMark } from '../slots/publication.ts';

const trustedHours = 24;

/** What was freed or withdrawn here since may be published as taken. */
const hasChangedHere = sql`exists (
  select from slots where slots.source = sources.key and slots.status not in ('busy', 'set-aside') and slots.updated_at > read_at)`;

/** None where the next import must read everything. */
export const readMarks = async (db: Kysely<Tables>, key: string): Promise<Map<string, FileMark>> => {
  const { rows } = await sql<FileMark>`
    select address, etag, last_modified as "lastModified", digest
    from feed_files join sources on sources.id = source_id
    where sources.key = ${key} and read_at > now() - ${trustedHours}::int * interval '1 hour' and not ${hasChangedHere}
  `.execute(db);
  return new Map(rows.map((mark) => [mark.address, mark]));
};

export const forgetMarks = async (db: Kysely<Tables>, key: string): Promise<void> => {
  await sql`delete from feed_files using sources where sources.id = source_id and sources.key = ${key}`.execute(db);
};

export const keepMarks = async (transaction: Kysely<Tables>, key: string, marks: Iterable<FileMark>): Promise<void> => {
  await forgetMarks(transaction, key);
  await sql`
    insert into feed_files (source_id, address, etag, last_modified, digest)
    select sources.id, mark.address, mark.etag, mark."lastModified", mark.digest
    from sources, jsonb_to_recordset(${JSON.stringify([...marks])}::jsonb)
      as mark (address text, etag text, "lastModified" text, digest text)
    where sources.key = ${key}
  `.execute(transaction);
};
