import { sql, type RawBuilder } from 'kysely';

/** Of several moves that wait only the last is told, against what the first left. Expects the appointment as `visit`. */
export const lastTold = (whose: RawBuilder<boolean>, beforeSealed: Buffer): RawBuilder<Buffer> => sql`
  coalesce((select waiting.payload_sealed from outbox as waiting
    where waiting.appointment_id = visit.id and ${whose} and waiting.sent_at is null and waiting.abandoned_at is null
      and waiting.payload_sealed <> ''::bytea
    order by waiting.created_at limit 1), ${beforeSealed}::bytea)`;
