import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

import type { CareType } from '../../../../contract/catalogues.ts';
import { bookingChanged } from '../bookingChanged.ts';
import { lockPatient, lockSlots } from '../bookingLocks.ts';
import { takesPatient } from '../careConditions.ts';
import { isMorning } from '../fieldRules.ts';
import { isOpenToAll } from '../openSlot.ts';
import type { ListedSlot } from '../offerFreedSlots.ts';
import type { Tables } from '../tables.ts';

export type WantedSlots = {
  clinicId: string;
  patientId: string;
  careType: CareType;
  timeZone: string;
  until: Date;
  count: number;
};

/** At most one per half-day, for choice. */
export const chooseIdleSlots = async (
  db: Kysely<Tables>,
  { clinicId, patientId, careType, timeZone, until, count }: WantedSlots,
): Promise<string[]> => {
  const { rows } = await sql<{ slotId: string }>`
    select "slotId" from (
      select distinct on (local::date, ${isMorning(sql`local`)}) id as "slotId", starts_at
      from (
        select p.id, p.starts_at, p.starts_at at time zone ${timeZone} as local
        from slots as p
        where p.clinic_id = ${clinicId}::uuid and p.care_type = ${careType} and ${isOpenToAll} and ${takesPatient(sql`${patientId}::uuid`)}
          and p.starts_at > statement_timestamp() + interval '24 hours' and p.starts_at <= ${until}::timestamptz
      ) as idle
      order by local::date, ${isMorning(sql`local`)}, starts_at, id
    ) as first_of_half_days
    order by starts_at limit ${count}::int
  `.execute(db);
  return rows.map(({ slotId }) => slotId);
};

/** Locks; skips those taken meanwhile, or not for the person. */
export const setSlotsAside = async (
  transaction: Transaction<Tables>,
  { invitationId, clinicId }: { invitationId: string; clinicId: string },
  slotIds: readonly string[],
): Promise<number> => {
  await lockSlots(transaction, slotIds);
  const { rows: taken } = await sql<ListedSlot>`
    with taken as (
      update slots as p set status = 'set-aside', updated_at = statement_timestamp()
      where p.id = any(${slotIds}::uuid[]) and p.clinic_id = ${clinicId}::uuid and ${isOpenToAll} and ${takesPatient(sql`(select patient_id from invitations where id = ${invitationId}::uuid)`)}
      returning p.id, p.clinic_id
    ), kept as (
      insert into invitation_slots (slot_id, invitation_id) select id, ${invitationId}::uuid from taken
      on conflict (slot_id) do update set invitation_id = excluded.invitation_id
    )
    select id as "slotId", clinic_id as "clinicId" from taken
  `.execute(transaction);
  await bookingChanged(transaction, { taken });
  return taken.length;
};

const isUnfitFor = (patientId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(p.status = 'set-aside' and not ${takesPatient(patientId)})`;

export type GivenBack = { invitationId: string; patientId: string; isOver?: boolean };

/** Frees unbooked slots, matching alerts first, and ends the hold; unless over, only unfit slots. */
export const giveBackSlots = async (
  transaction: Transaction<Tables>,
  { invitationId, patientId, isOver = true }: GivenBack,
): Promise<number> => {
  await lockPatient(transaction, patientId);
  const { rows: kept } = await sql<{ slotId: string }>`
    select slot_id as "slotId" from invitation_slots where invitation_id = ${invitationId}::uuid
  `.execute(transaction);
  await lockSlots(
    transaction,
    kept.map(({ slotId }) => slotId),
  );
  const { rows: freed } = await sql<ListedSlot>`
    with gone as (
      delete from invitation_slots as kept using slots as p
      where kept.invitation_id = ${invitationId}::uuid and p.id = kept.slot_id and (${isOver}::boolean or ${isUnfitFor(sql`${patientId}::uuid`)})
      returning kept.slot_id
    ), freed as (
      update slots set status = 'free', updated_at = statement_timestamp()
      where id in (select slot_id from gone) and status = 'set-aside'
      returning id, clinic_id, starts_at
    ), held as (
      delete from holds where slot_id in (select id from freed)
    )
    select id as "slotId", clinic_id as "clinicId" from freed where starts_at > statement_timestamp()
  `.execute(transaction);
  await bookingChanged(transaction, { freed, leftBy: patientId });
  return freed.length;
};

export const findGivenBack = async (db: Kysely<Tables>, limit: number): Promise<Required<GivenBack>[]> => {
  const { rows } = await sql<Required<GivenBack>>`
    select i.id as "invitationId", i.patient_id as "patientId", i.open_until <= statement_timestamp() as "isOver"
    from invitations as i
    where exists (
      select from invitation_slots as kept join slots as p on p.id = kept.slot_id
      where kept.invitation_id = i.id and (i.open_until <= statement_timestamp() or ${isUnfitFor(sql`i.patient_id`)}))
    order by i.open_until limit ${limit}::int
  `.execute(db);
  return rows;
};
