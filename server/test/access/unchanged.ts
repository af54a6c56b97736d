import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';

/** Refusals leave a line in the trail, and a wrong birth date or code counts as a try. */
const ofTraces = ['audit_events', 'appointment_links', 'agreement_links', 'guest_bookings'];

/** One word for all that is stored: the same word, the same content. */
export const contentOf = async (db: Kysely<Tables>): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${ofTraces})`.execute(db);
  const parts = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(coalesce(string_agg(md5(kept::text), '' order by md5(kept::text)), '')) as digest from ${sql.table(name)} as kept`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows
    .map(({ name, digest }) => `${name} ${digest}`)
    .sort()
    .join('\n');
};
