import { sql, type Kysely } from 'kysely';

/** Messages, mail to send, answers to repeat, and the audit trail, which only grows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- A message belongs to the person it is about; the body is sealed.
    create table messages (
      id uuid primary key,
      thread_id uuid not null,
      patient_id uuid not null references patients on delete cascade,
      clinic_id uuid references clinics on delete set null,
      reservation_id uuid references reservations on delete set null,
      kind text not null check (kind in ('clinic', 'appointment', 'alert', 'system')),
      sender text not null check (sender in ('clinic', 'network', 'patient')),
      subject text not null,
      body_sealed bytea not null,
      sent_at timestamptz not null default now()
    );
    create index messages_patient_id_idx on messages (patient_id, sent_at desc);
    create index messages_thread_id_idx on messages (thread_id);
    create index messages_clinic_id_idx on messages (clinic_id);
    create index messages_reservation_id_idx on messages (reservation_id);

    -- Read and archived are each reader's own.
    create table message_recipients (
      message_id uuid not null references messages on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      read_at timestamptz,
      archived_at timestamptz,
      primary key (message_id, account_id)
    );
    create index message_recipients_account_id_idx on message_recipients (account_id);

    -- Mail leaves through this table, written in the transaction of its cause.
    create table outbox (
      id uuid primary key,
      account_id uuid references accounts on delete cascade,
      template text not null,
      lang text not null check (lang in ('fr', 'en')),
      payload_sealed bytea not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      sent_at timestamptz,
      last_error text,
      created_at timestamptz not null default now()
    );
    create index outbox_due_idx on outbox (next_attempt_at) where sent_at is null;
    create index outbox_account_id_idx on outbox (account_id);

    create table idempotency_keys (
      scope text not null,
      route text not null,
      key text not null,
      body_hash bytea not null,
      status integer,
      answer_sealed bytea,
      locked_until timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (scope, route, key)
    );
    create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

    -- No foreign keys: the trail outlives what it speaks of.
    create table audit_events (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      actor_account_id uuid,
      capacity text not null check (capacity in ('self', 'delegate', 'clinic', 'system', 'anonymous')),
      action text not null,
      patient_id uuid,
      entity_id uuid,
      request_id text,
      device text not null default ''
    );
    create index audit_events_patient_id_idx on audit_events (patient_id, at desc);

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit trail only grows';
    end $$;
    create trigger audit_events_only_grow before update or delete on audit_events
      for each row execute function refuse_change();
    create trigger audit_events_never_emptied before truncate on audit_events
      for each statement execute function refuse_change();
  `.execute(db);
};
