import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** What waits for a clinic, and who has it. A trigger keeps it: older servers write messages too (decision 0084). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table clinic_threads (
      thread_id uuid primary key,
      clinic_id uuid not null references clinics on delete cascade,
      message_id uuid not null references messages on delete cascade,
      waiting_since timestamptz,
      taken_by uuid references staff on delete set null,
      revision integer not null default 1
    );
    create index clinic_threads_waiting_idx on clinic_threads (clinic_id, waiting_since) where waiting_since is not null;
    create index clinic_threads_message_id_idx on clinic_threads (message_id);
    create index clinic_threads_taken_by_idx on clinic_threads (taken_by) where taken_by is not null;

    create table staff_answers (
      message_id uuid primary key references messages on delete cascade,
      staff_id uuid not null references staff on delete cascade
    );
    create index staff_answers_staff_id_idx on staff_answers (staff_id);

    create function note_clinic_thread() returns trigger language plpgsql as $$
    begin
      if new.sender = 'patient' then
        insert into clinic_threads as care (thread_id, clinic_id, message_id, waiting_since)
        values (new.thread_id, new.clinic_id, new.id, new.sent_at)
        on conflict (thread_id) do update set message_id = excluded.message_id, revision = care.revision + 1,
          waiting_since = coalesce(care.waiting_since, excluded.waiting_since);
      else
        update clinic_threads set waiting_since = null, taken_by = null, revision = revision + 1
        where thread_id = new.thread_id;
      end if;
      return null;
    end $$;
    create trigger messages_clinic_thread after insert on messages
      for each row when (new.sender <> 'network' and new.clinic_id is not null) execute function note_clinic_thread();

    insert into clinic_threads (thread_id, clinic_id, message_id, waiting_since)
    select distinct on (written.thread_id) written.thread_id, written.clinic_id, written.id,
      min(written.sent_at) over (partition by written.thread_id)
    from messages as written
    where written.sender = 'patient' and written.clinic_id is not null and not exists (
      select from messages as answer
      where answer.thread_id = written.thread_id and answer.sender = 'clinic' and answer.sent_at > written.sent_at)
    order by written.thread_id, written.sent_at desc, written.id desc;
  `.execute(db);
};
