import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = {
  slots_withheld_by_clinic_idx: "on slots (clinic_id, starts_at, id) where status in ('busy-unavailable', 'set-aside')",
  slot_withdrawals_slot_idx: 'on slot_withdrawals (slot_id)',
  slot_withdrawals_staff_idx: 'on slot_withdrawals (staff_id) where staff_id is not null',
} as const;

/** Decision 102. `unpublished`: withdrawn by hand, and its feed no longer has it. An older server leaves it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table slots add column unpublished boolean not null default false;

    create table slot_withdrawals (
      id uuid primary key default gen_random_uuid(),
      slot_id uuid not null references slots on delete cascade,
      staff_id uuid references staff on delete set null,
      reason text not null check (reason in ('absence', 'room', 'schedule', 'other')),
      withdrawn_at timestamptz not null default statement_timestamp(),
      offered_at timestamptz
    );
    create unique index slot_withdrawals_open_key on slot_withdrawals (slot_id) where offered_at is null;
  `.execute(db);
};
