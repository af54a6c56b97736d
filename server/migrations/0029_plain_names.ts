import { sql, type Kysely } from 'kysely';

import { columns, named, tables, type Pair } from './0029_plain_names/names.ts';
import { replaceFunctions } from './0029_plain_names/replaceFunctions.ts';

/** Writes a list of pairs as a table of two columns. */
const pairsOf = (pairs: readonly Pair[]) =>
  sql`(values ${sql.join(pairs.map(([from, to]) => sql`(${sql.lit(from)}, ${sql.lit(to)})`))})`;

const renameTables = async (db: Kysely<unknown>): Promise<void> => {
  for (const [from, to] of tables) await sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(db);
  for (const [table, pairs] of Object.entries(columns)) {
    for (const [from, to] of pairs)
      await sql`alter table ${sql.table(table)} rename column ${sql.id(from)} to ${sql.id(to)}`.execute(db);
  }
};

/**
 * Gives constraints and indexes the names that the new tables and columns imply. The database is asked which there are:
 * since version 18 PostgreSQL also names each `not null`. An index that stands for a constraint follows its constraint.
 */
const renameConstraintsAndIndexes = async (db: Kysely<unknown>): Promise<void> => {
  const renamed: readonly Pair[] = [...tables, ...Object.values(columns).flat()];
  await sql`
    do $$
    declare
      each record;
      pair record;
      wanted text;
    begin
      for each in
        select conname::text as name, conrelid::regclass as owner, true as is_constraint
        from pg_constraint where connamespace = current_schema()::regnamespace and conrelid <> 0
        union all
        select relname::text, oid::regclass, false from pg_class as index
        where relnamespace = current_schema()::regnamespace and relkind = 'i'
          and not exists (select from pg_constraint where conindid = index.oid and contype in ('p', 'u', 'x'))
      loop
        select max(new_name) into wanted from ${pairsOf(named)} as named (old_name, new_name) where old_name = each.name;
        if wanted is null then
          wanted := each.name;
          for pair in select * from ${pairsOf(renamed)} as renamed (old_name, new_name) loop
            -- A name is made of whole words: what stands before and after is an underscore, or nothing.
            wanted := regexp_replace(wanted, '(^|_)' || pair.old_name || '(_|$)', '\\1' || pair.new_name || '\\2');
          end loop;
        end if;
        continue when wanted = each.name;
        if each.is_constraint then
          execute format('alter table %s rename constraint %I to %I', each.owner, each.name, wanted);
        else
          execute format('alter index %s rename to %I', each.owner, wanted);
        end if;
      end loop;
    end $$
  `.execute(db);
};

/** An index keeps a copy of the names of its columns. */
const renameIndexColumns = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    do $$
    declare
      each record;
    begin
      for each in
        select own.attrelid::regclass as owner, own.attname as name, base.attname as wanted
        from pg_index as index
        join pg_class as class on class.oid = index.indexrelid and class.relnamespace = current_schema()::regnamespace
        join pg_attribute as own on own.attrelid = index.indexrelid
        join pg_attribute as base on base.attrelid = index.indrelid and base.attnum = index.indkey[own.attnum - 1]
        where own.attname <> base.attname
      loop
        execute format('alter table %s rename column %I to %I', each.owner, each.name, each.wanted);
      end loop;
    end $$
  `.execute(db);
};

/**
 * The vocabulary of the glossary for tables, columns, constraints, indexes, triggers and functions. It only renames: no
 * row is written and no table is rewritten, so it is over at once, however much there is. Values in rows stay as they
 * are. Servers of the release before know the old names only: stop them first.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await renameTables(db);
  await renameConstraintsAndIndexes(db);
  await renameIndexColumns(db);
  await replaceFunctions(db);
};
