import { sql, type RawBuilder } from 'kysely';

import type { Holder } from '../domain/holder.ts';

const columnOf = (holder: Holder): RawBuilder<unknown> =>
  'patientId' in holder ? sql`h.patient_id` : sql`h.guest_token_hash`;

const valueOf = (holder: Holder): RawBuilder<unknown> =>
  'patientId' in holder ? sql`${holder.patientId}::uuid` : sql`${holder.tokenHash}::bytea`;

/** Whether `holds as h` is this holder’s. */
export const isHoldOf = (holder: Holder): RawBuilder<boolean> => sql`${columnOf(holder)} = ${valueOf(holder)}`;

/** Whether `holds as h` is anybody else’s. */
export const isHoldOfAnother = (holder: Holder): RawBuilder<boolean> =>
  sql`${columnOf(holder)} is distinct from ${valueOf(holder)}`;

/** Whether everybody sees the place of `holds as h` once nobody holds it: one that is set aside goes back to whom it was set aside for. */
export const isListed: RawBuilder<boolean> = sql`(select p.status = 'free' from slots as p where p.id = h.slot_id)`;
