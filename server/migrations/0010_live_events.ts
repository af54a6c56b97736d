import { sql, type Kysely } from 'kysely';

/**
 * What happened, for the streams that are open (decision 0019). Rows live minutes. No foreign keys: nothing here
 * outlives its cause by long, and a reference would take a lock on the row of a patient or a clinic.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table live_events (
      id bigint generated always as identity,
      -- Ids are given before a transaction commits; which transaction wrote a row says who has seen it.
      xid xid8 not null default pg_current_xact_id(),
      recorded_at timestamptz not null default clock_timestamp(),
      clinic_id uuid,
      patient_id uuid,
      account_id uuid,
      event jsonb not null,
      primary key (xid, id),
      constraint live_events_one_audience check (num_nonnulls(clinic_id, patient_id, account_id) = 1)
    );
    create index live_events_recorded_at_idx on live_events (recorded_at);

    -- Events of transactions up to this one may be gone: a stream that has not seen all of them begins anew.
    create table live_events_swept (
      id smallint primary key default 1 check (id = 1),
      upto xid8 not null
    );
    insert into live_events_swept (upto) values ('0');

    -- The end of a hold is told once, and again when the hold was extended: the end that was told stands here.
    alter table holds add ending_told_for timestamptz, add end_told_for timestamptz;
    create index holds_end_untold_idx on holds (expires_at) where kind = 'booking' and end_told_for is distinct from expires_at;
  `.execute(db);
};
