import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** For whom and for what a service is. Null or empty: it does not say, and takes everybody. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table services
      add column min_age smallint check (min_age between 0 and 130),
      add column max_age smallint check (max_age between 0 and 130),
      add column reasons text[] not null default '{}',
      add column modes text[] not null default '{}',
      add column visit text check (visit in ('first', 'follow-up')),
      add column coverage text check (coverage in ('covered', 'fees')),
      add column fee_cents integer check (fee_cents >= 0),
      add column fee_fr text not null default '',
      add column fee_en text not null default '',
      add column cards text[] not null default '{}',
      add column care_by_hand boolean not null default false,
      add constraint services_ages_check check (min_age <= max_age);

    alter table alerts
      add column reason text,
      add column usual_care_types text[] not null default '{}';
  `.execute(db);
};
