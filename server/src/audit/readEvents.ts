import { sql, type Kysely } from 'kysely';

import type { Tables } from '../data/tables.ts';
import type { ExportedEvent } from './chain.ts';

const batch = 1_000;

const columns = sql`
  id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, capacity, action, actor_account_id as "actorAccountId",
  patient_id as "patientId", entity_id as "entityId", request_id as "requestId", device, source_digest as source, actor_operator as operator,
  case when actor_staff_id is not null
    then jsonb_build_object('id', actor_staff_id, 'role', actor_role, 'clinicId', actor_clinic_id) end as staff`;

type Row = Omit<ExportedEvent, 'operator' | 'staff' | 'source'> & {
  source: string | null;
  operator: string | null;
  staff: { id: string; role: string | null; clinicId: string | null } | null;
};

const eventOf = ({ staff, source, operator, ...event }: Row): ExportedEvent => ({
  ...event,
  ...(staff !== null && { staff: { id: staff.id, role: staff.role, clinicId: staff.clinicId } }),
  ...(source !== null && { source }),
  ...(operator !== null && { operator }),
});

/** A transaction under way may still commit an event with a smaller id. */
const settled = sql`at not between clock_timestamp() - interval '10 minutes' and clock_timestamp() + interval '10 minutes'`;

export const readEvents = async function* (db: Kysely<Tables>, after: string): AsyncGenerator<ExportedEvent> {
  for (let last = after; ;) {
    const { rows } = await sql<Row>`
      select ${columns} from audit_events as kept where kept.id > ${last}::bigint and ${settled} order by kept.id limit ${batch}`.execute(
      db,
    );
    yield* rows.map(eventOf);
    const end = rows.at(-1);
    if (end === undefined || rows.length < batch) return;
    last = end.id;
  }
};

export const readRange = async (
  db: Kysely<Tables>,
  after: string | null,
  last: string,
): Promise<ReadonlyMap<string, ExportedEvent>> => {
  const { rows } = await sql<Row>`
    select ${columns} from audit_events as kept
    where kept.id <= ${last}::bigint and (${after}::bigint is null or kept.id > ${after}::bigint)
    order by kept.id`.execute(db);
  return new Map(rows.map((row) => [row.id, eventOf(row)]));
};

export const countLater = async (db: Kysely<Tables>, last: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_events where id > ${last}::bigint and ${settled}`.execute(db);
  return rows[0]?.count ?? 0;
};
