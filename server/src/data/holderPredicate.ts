import { sql, type RawBuilder } from 'kysely';

import type { Holder } from '../domain/holder.ts';

const columnOf = (holder: Holder): RawBuilder<unknown> =>
  'patientId' in holder ? sql`h.patient_id` : sql`h.guest_token_hash`;

const valueOf = (holder: Holder): RawBuilder<unknown> =>
  'patientId' in holder ? sql`${holder.patientId}::uuid` : sql`${holder.tokenHash}::bytea`;

export const isHoldOf = (holder: Holder): RawBuilder<boolean> => sql`${columnOf(holder)} = ${valueOf(holder)}`;

export const isHoldOfAnother = (holder: Holder): RawBuilder<boolean> =>
  sql`${columnOf(holder)} is distinct from ${valueOf(holder)}`;

/** Whether the slot is public once `holds as h` ends; one set aside is not. */
export const isListed: RawBuilder<boolean> = sql`(select p.status = 'free' from slots as p where p.id = h.slot_id)`;
