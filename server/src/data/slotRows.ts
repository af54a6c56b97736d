import { sql, type RawBuilder } from 'kysely';

import type { CareType, Language, Mode } from '../../../contract/catalogues.ts';

/** A place as the rest of the server sees it. */
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
};

/** A place that may be taken, and whether it is being held for the one who asks. */
export type OpenSlot = SlotRow & { heldByMe: boolean };

/** The columns of `Place`, of `places as p`. */
export const slotColumns: RawBuilder<SlotRow> = sql`
  p.id as "slotId", p.clinic_id as "clinicId", p.service_id as "serviceId", p.professional_id as "professionalId",
  p.care_type as "careType", p.mode, p.languages, p.starts_at as "startsAt", p.ends_at as "endsAt"`;
