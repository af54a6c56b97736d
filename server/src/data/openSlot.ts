import { sql, type RawBuilder } from 'kysely';

import type { Holder } from '../domain/holder.ts';
import { isHoldOf, isHoldOfAnother } from './holderPredicate.ts';

const isAhead: RawBuilder<boolean> = sql`p.status = 'free' and p.starts_at > statement_timestamp()`;

const isHeldByAnother = (holder: Holder): RawBuilder<boolean> => sql`
  exists (
    select from holds as h
    where h.slot_id = p.id and h.expires_at > statement_timestamp() and ${isHoldOfAnother(holder)})`;

/**
 * What may be taken (product §8 Holds): `slots as p` free, upcoming, not held by others. The statement’s clock ignores
 * a hold that expired during a lock wait. Keep the anti-join: the planner underestimates a left join and reads a whole
 * fortnight.
 */
export const isOpenTo = (holder: Holder): RawBuilder<boolean> => sql`
  ${isAhead} and not ${isHeldByAnother(holder)}`;

export const isShownTo = (holder: Holder): RawBuilder<boolean> => sql`
  p.status in ('free', 'elsewhere') and p.starts_at > statement_timestamp() and not ${isHeldByAnother(holder)}`;

export const isOpenToAll: RawBuilder<boolean> = sql`
  ${isAhead}
  and not exists (select from holds as h where h.slot_id = p.id and h.expires_at > statement_timestamp())`;

/** A holder has few holds: one lookup serves the query. */
export const isHeldBy = (holder: Holder): RawBuilder<boolean> => sql`
  p.id = any (array(select h.slot_id from holds as h where ${isHoldOf(holder)} and h.expires_at > statement_timestamp()))`;
