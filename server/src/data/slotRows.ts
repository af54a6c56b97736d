import { sql, type RawBuilder } from 'kysely';

import type { CareType, Language, Mode } from '../../../contract/catalogues.ts';

export type SlotRow = {
  slotId: string;
  clinicId: string;
  serviceId: string;
  professionalId: string | null;
  careType: CareType;
  mode: Mode;
  languages: Language[];
  startsAt: Date;
  endsAt: Date;
  elsewhere?: { link: string | null; phone: string | null } | null;
};

export type OpenSlot = SlotRow & { heldByMe: boolean };

export const slotColumns: RawBuilder<SlotRow> = sql`
  p.id as "slotId", p.clinic_id as "clinicId", p.service_id as "serviceId", p.professional_id as "professionalId",
  p.care_type as "careType", p.mode, p.languages, p.starts_at as "startsAt", p.ends_at as "endsAt",
  case when p.status = 'elsewhere' then jsonb_build_object('link', p.booking_link, 'phone', p.booking_phone) end as elsewhere`;
