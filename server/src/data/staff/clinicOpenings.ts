import { sql, type Kysely } from 'kysely';

import type { ServiceTerms } from '../../domain/care/serviceTerms.ts';
import { objectionToClinicMove } from '../../domain/clinicChanges.ts';
import type { AppointmentRow } from '../appointmentRows.ts';
import { termsColumn } from '../careConditions.ts';
import { liveList } from '../fieldRules.ts';
import { isHoldOfAnother } from '../holderPredicate.ts';
import { slotColumns, type SlotRow } from '../slotRows.ts';
import type { Tables } from '../tables.ts';

export type ClinicOpening = SlotRow & { terms: ServiceTerms; professional: string | null };

const most = 1_000;

type Asked = { professionalId: string | null; until: Date; reason: string | null };

/** A proposal: the move decides again under its locks (decision 91). */
export const listOpenings = async (
  db: Kysely<Tables>,
  { clinicId, patientId, reservationId }: AppointmentRow,
  { professionalId, until, reason }: Asked,
): Promise<ClinicOpening[]> => {
  const { rows } = await sql<ClinicOpening & { birthDate: string | null }>`
    select ${slotColumns}, ${termsColumn} as terms, who.name as professional, person.birth_date as "birthDate"
    from slots as p join services as s on s.id = p.service_id
    join patients as person on person.id = ${patientId}::uuid
    left join professionals as who on who.id = p.professional_id
    where p.clinic_id = ${clinicId}::uuid and p.status = 'free'
      and p.starts_at > statement_timestamp() and p.starts_at < ${until}
      and (${professionalId}::uuid is null or p.professional_id = ${professionalId}::uuid)
      and not exists (select from holds as h
        where h.slot_id = p.id and h.expires_at > statement_timestamp() and ${isHoldOfAnother({ patientId })})
      and not exists (select from appointments as there
        where there.clinic_id = p.clinic_id and there.slot_id = p.id and there.status <> 'cancelled')
      and not exists (select from appointments as own
        where own.patient_id = person.id and own.status in ${liveList} and own.id <> ${reservationId}::uuid
          and tstzrange(own.starts_at, own.ends_at) && tstzrange(p.starts_at, p.ends_at))
    order by p.starts_at, p.id limit ${most}
  `.execute(db);
  return rows.filter(({ birthDate, ...slot }) => objectionToClinicMove({ reason, birthDate }, slot) === null);
};
