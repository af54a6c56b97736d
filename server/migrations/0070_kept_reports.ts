import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** A trigger, because an older server drops what it cannot write (decision 72). As long as `patienceDays`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function keep_report() returns trigger language plpgsql as $$
    begin
      return null;
    end $$;
    create trigger outbox_keep_reports before update of abandoned_at on outbox for each row
      when (old.template = 'problemReport' and new.abandoned_at is not null and new.last_error is null
        and old.created_at > now() - interval '5 days')
      execute function keep_report();
  `.execute(db);
};
