import { sql, type Kysely } from 'kysely';

import type { MarkedMigration } from '../../migrations/markedMigration.ts';

/** What an older server relies on, or would be stopped by. `isOptional`: its writes need not know it. */
type Part = { kind: string; table: string | null; name: string; definition: string; isOptional: boolean };

const nameOf = ({ kind, table, name }: Part): string => `${kind} ${table === null ? '' : `${table}.`}${name}`;

const readParts = async (db: Kysely<unknown>): Promise<Map<string, Part>> => {
  const { rows } = await sql<Part>`
    with ours as (select oid as relid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')),
    columns as (
      select relname, attname, format_type(atttypid, atttypmod) as type, attnotnull,
        attidentity::text || attgenerated::text as made, coalesce(pg_get_expr(adbin, adrelid), '') as filled
      from ours join pg_attribute on attrelid = relid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = relid and adnum = attnum
    )
    select 'table' as kind, null as "table", relname::text as name, '' as definition, true as "isOptional" from ours
    union all select 'column', relname, attname, concat_ws(' ', type, case when attnotnull then 'not null' end, made, filled),
      not attnotnull or concat(made, filled) <> '' from columns
    union all select 'constraint', relname, conname, replace(pg_get_constraintdef(pg_constraint.oid), ' NOT VALID', ''), false
      from pg_constraint join ours on relid = conrelid where contype <> 'n'
    union all select 'trigger', relname, tgname, concat(pg_get_triggerdef(pg_trigger.oid), tgenabled), false
      from pg_trigger join ours on relid = tgrelid where not tgisinternal
    union all select 'unique index', relname, indexrelid::regclass::text, pg_get_indexdef(indexrelid), false
      from pg_index join ours on relid = indrelid
      where indisunique and not exists (select from pg_constraint where conindid = indexrelid)
    union all select 'function', null, pg_proc.oid::regprocedure::text, pg_get_functiondef(pg_proc.oid), true
      from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  `.execute(db);
  return new Map(rows.map((part) => [nameOf(part), part]));
};

/** Constraints that bind only columns which older servers leave at their defaults. */
const onNewColumns = async (db: Kysely<unknown>, before: ReadonlyMap<string, Part>): Promise<Set<string>> => {
  const { rows } = await sql<{ table: string; name: string; columns: string[] }>`
    select relname::text as "table", conname::text as name, array_agg(attname::text) as columns
    from pg_constraint join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where connamespace = 'public'::regnamespace group by relname, conname
  `.execute(db);
  const isNew = ({ table, columns }: (typeof rows)[number]) =>
    columns.every((column) => !before.has(`column ${table}.${column}`));
  return new Set(rows.filter(isNew).map(({ table, name }) => `constraint ${table}.${name}`));
};

/**
 * Runs a migration on the schema before it.
 * @returns what a server of an earlier release would miss, find changed, or be stopped by: `drops column slots.status`
 */
export const breaksOf = async (
  db: Kysely<unknown>,
  { up, droppedIndexes = [] }: Pick<MarkedMigration, 'up' | 'droppedIndexes'>,
): Promise<string[]> => {
  const before = await readParts(db);
  await db.transaction().execute(async (within) => {
    await up(within);
    for (const name of droppedIndexes) await sql`drop index if exists ${sql.id(name)}`.execute(within);
  });
  const after = await readParts(db);
  const harmless = await onNewColumns(db, before);
  const gone = [...before].flatMap(([name, { definition }]) => {
    const now = after.get(name);
    if (now === undefined) return [`drops ${name}`];
    return now.definition === definition ? [] : [`changes ${name}`];
  });
  const added = [...after].flatMap(([name, { table, isOptional }]) => {
    const isOnOldTable = table !== null && before.has(`table ${table}`);
    return before.has(name) || isOptional || !isOnOldTable || harmless.has(name) ? [] : [`demands ${name}`];
  });
  return [...gone, ...added].sort();
};
