import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = {
  clinic_threads_waiting_idx: 'on clinic_threads (clinic_id, waiting_since) where waiting_since is not null',
  clinic_threads_message_idx: 'on clinic_threads (message_id)',
  clinic_threads_taken_idx: 'on clinic_threads (taken_by) where taken_by is not null',
  messages_author_staff_idx: 'on messages (author_staff_id) where author_staff_id is not null',
} as const;

/** A trigger keeps the rows, as commands and older servers write messages, too (decision 84). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table clinic_threads (
      thread_id uuid primary key,
      clinic_id uuid not null references clinics on delete cascade,
      -- The newest of the patient.
      message_id uuid not null references messages on delete cascade,
      waiting_since timestamptz,
      ended_as text check (ended_as in ('answered', 'closed')),
      taken_by uuid references staff on delete set null,
      revision integer not null default 1,
      constraint clinic_threads_waits_or_ended check ((waiting_since is null) = (ended_as is not null)),
      constraint clinic_threads_taken_waits check (taken_by is null or waiting_since is not null)
    );

    alter table messages add column author_staff_id uuid references staff on delete set null;

    create function note_clinic_thread() returns trigger language plpgsql as $$
    begin
      if new.sender = 'patient' then
        insert into clinic_threads as thread (thread_id, clinic_id, message_id, waiting_since)
        values (new.thread_id, new.clinic_id, new.id, new.sent_at)
        on conflict (thread_id) do update set message_id = excluded.message_id, revision = thread.revision + 1,
          waiting_since = coalesce(thread.waiting_since, excluded.waiting_since), ended_as = null;
      else
        update clinic_threads set waiting_since = null, ended_as = 'answered', taken_by = null, revision = revision + 1
        where thread_id = new.thread_id;
      end if;
      return null;
    end $$;
    create trigger messages_clinic_thread after insert on messages
      for each row when (new.sender <> 'network' and new.clinic_id is not null) execute function note_clinic_thread();

    insert into clinic_threads (thread_id, clinic_id, message_id, waiting_since, ended_as)
    select thread_id, clinic_id, id, waiting_since, case when waiting_since is null then 'answered' end
    from (
      select distinct on (written.thread_id) written.thread_id, written.clinic_id, written.id, (
        select min(asked.sent_at) from messages as asked
        where asked.thread_id = written.thread_id and asked.sender = 'patient' and not exists (
          select from messages as answer
          where answer.thread_id = asked.thread_id and answer.sender = 'clinic' and answer.sent_at > asked.sent_at)
      ) as waiting_since
      from messages as written where written.sender = 'patient' and written.clinic_id is not null
      order by written.thread_id, written.sent_at desc, written.id desc
    ) as newest
  `.execute(db);
};
