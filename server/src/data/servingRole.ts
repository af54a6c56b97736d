import { sql, type Kysely } from 'kysely';

import { StartupRefusal } from '../startupRefusal.ts';
import { makeClient, type Connection } from './pool.ts';
import type { Tables } from './tables.ts';

const readOnly = ['kysely_migration', 'kysely_migration_lock', 'migration_marks'];

const wanted = sql`
  select class.oid, class.relname::text as name, class.relkind, privilege
  from pg_class as class
  cross join unnest(case
    when class.relkind = 'S' then array['USAGE']
    when class.relname = 'audit_events' then array['SELECT', 'INSERT']
    when class.relname = any(${readOnly}::text[]) then array['SELECT']
    else array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] end) as privilege
  where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p', 'S')`;

type Grant = { name: string; relkind: string; privilege: string };

const listMissing = async (owner: Kysely<Tables>, role: string): Promise<Grant[]> => {
  const { rows } = await sql<Grant>`
    select name, relkind, privilege from (${wanted}) as wanted
    where not case when relkind = 'S' then has_sequence_privilege(${role}::text, oid, privilege)
      else has_table_privilege(${role}::text, oid, privilege) end`.execute(owner);
  return rows;
};

const listSettable = async (owner: Kysely<Tables>, role: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) <> ${role}::text
      and case when relkind = 'S' then has_sequence_privilege(${role}::text, oid, 'UPDATE') else false end`.execute(
    owner,
  );
  return rows.map(({ name }) => name);
};

export const grantServing = async (owner: Kysely<Tables>, role: string): Promise<void> => {
  for (const name of await listSettable(owner, role))
    await sql`revoke update on sequence public.${sql.id(name)} from ${sql.id(role)}`.execute(owner);
  const missing = await listMissing(owner, role);
  if (missing.length === 0) return;
  await sql`grant usage on schema public to ${sql.id(role)}`.execute(owner);
  for (const { name, relkind, privilege } of missing) {
    const kind = sql.raw(relkind === 'S' ? 'sequence' : 'table');
    await sql`grant ${sql.raw(privilege)} on ${kind} public.${sql.id(name)} to ${sql.id(role)}`.execute(owner);
  }
};

/** `MEMBER` counts rights that are not inherited, too. */
const waysToChange = sql<{ ways: string[] }>`
  select array_remove(array[
    case when has_table_privilege('audit_events', 'UPDATE, DELETE, TRUNCATE, TRIGGER') or has_any_column_privilege('audit_events', 'UPDATE')
      then 'it may change audit_events (revoke that right)' end,
    case when pg_has_role(events.relowner, 'MEMBER') then 'it owns audit_events, or is a member of the role that does' end,
    case when pg_has_role(schema.nspowner, 'MEMBER') or pg_has_role(base.datdba, 'MEMBER')
      then 'it owns the database or its schema, or is a member of the role that does' end,
    case when has_schema_privilege('public', 'CREATE') then 'it may create in schema public (revoke create on schema public from public)' end,
    case when own.rolsuper or own.rolcreaterole then 'it may make roles or is a superuser' end
  ], null) as ways
  from pg_class as events join pg_namespace as schema on schema.oid = events.relnamespace,
    pg_database as base, pg_roles as own
  where events.oid = 'public.audit_events'::regclass and base.datname = current_database() and own.rolname = current_user`;

/** ASVS 16.4.2. @throws StartupRefusal when the role may change the trail */
export const demandKeptTrail = async (serving: Kysely<Tables>): Promise<void> => {
  const { rows } = await waysToChange.execute(serving);
  const ways = rows[0]?.ways ?? ['it cannot be looked up'];
  if (ways.length > 0)
    throw new StartupRefusal(`The role of DATABASE_URL may change the audit trail: ${ways.join('; ')}.`);
};

export const makeServingRole = async (owner: Connection, name: string, password: string): Promise<void> => {
  const client = makeClient(owner);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
    const verb = rowCount === 0 ? 'create' : 'alter';
    await client.query(
      `${verb} role ${client.escapeIdentifier(name)} login password ${client.escapeLiteral(password)}`,
    );
  } finally {
    await client.end();
  }
};
