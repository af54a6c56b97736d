import { sql, type RawBuilder, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Mode } from '../../../../contract/catalogues.ts';
import type { SlotPeriod } from '../../domain/staff/slotSeries.ts';
import { bookingChanged } from '../bookingChanged.ts';
import { clinicSource } from '../clinicSlots.ts';
import type { ListedSlot } from '../offerFreedSlots.ts';
import type { Tables } from '../tables.ts';
import { noteSlots, type ByStaff } from './changeSlots.ts';

/** `professionalId` null: of a service in which no professional is named. */
export type SlotsToAdd = { serviceId: string; professionalId: string | null; mode: Mode };

/** Colleagues who add the same wait for each other. */
const lockAgenda = async (
  transaction: Transaction<Tables>,
  { serviceId, professionalId }: SlotsToAdd,
): Promise<void> => {
  const locked =
    professionalId === null
      ? sql`select from services where id = ${serviceId}::uuid for no key update`
      : sql`select from professionals where id = ${professionalId}::uuid for no key update`;
  await locked.execute(transaction);
};

/** Withdrawn ones too: those are offered again instead. */
const isInAgenda = ({ serviceId, professionalId }: SlotsToAdd): RawBuilder<boolean> =>
  professionalId === null
    ? sql`other.service_id = ${serviceId}::uuid and other.professional_id is null`
    : sql`other.professional_id = ${professionalId}::uuid`;

/** Those ahead that cross no other. People who wait come first, as after a cancellation. @returns how many */
export const addSlotsByStaff = async (
  transaction: Transaction<Tables>,
  by: ByStaff,
  asked: SlotsToAdd,
  periods: readonly SlotPeriod[],
): Promise<number> => {
  const { serviceId, professionalId, mode } = asked;
  await lockAgenda(transaction, asked);
  const { rows: added } = await sql<ListedSlot>`
    insert into slots (id, clinic_id, service_id, professional_id, care_type, mode, languages, starts_at, ends_at,
      source, source_key)
    select laid.id, s.clinic_id, s.id, who.id, s.care_type, ${mode}, coalesce(who.languages, c.languages),
      laid.starts_at, laid.ends_at, ${clinicSource}, laid.id
    from services as s join clinics as c on c.id = s.clinic_id
    left join professionals as who on who.id = ${professionalId}::uuid
    cross join unnest(${periods.map(() => newId())}::uuid[], ${periods.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${periods.map(({ endsAt }) => endsAt)}::timestamptz[]) as laid (id, starts_at, ends_at)
    where s.id = ${serviceId}::uuid and laid.starts_at > statement_timestamp() and not exists (
      select from slots as other where ${isInAgenda(asked)} and other.status <> 'entered-in-error'
        and tstzrange(other.starts_at, other.ends_at) && tstzrange(laid.starts_at, laid.ends_at))
    returning id as "slotId", clinic_id as "clinicId"
  `.execute(transaction);
  await noteSlots(transaction, by, 'slot.added', added);
  await bookingChanged(transaction, { freed: added });
  return added.length;
};
