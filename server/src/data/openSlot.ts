import { sql, type RawBuilder } from 'kysely';

import type { Holder } from '../domain/holder.ts';
import { isHoldOf, isHoldOfAnother } from './holderPredicate.ts';

/** Free and not in the past: `places as p`. */
const isAhead: RawBuilder<boolean> = sql`p.status = 'free' and p.starts_at > statement_timestamp()`;

/**
 * The one predicate of what may be taken (product §8 Holds), on the database's clock: `places as p` is free, not in the past,
 * and nobody else is holding it; a hold that ran out is none. The clock is that of the statement: after a wait for a lock, a
 * hold that ran out meanwhile has run out. An anti-join on purpose: where a left join is asked for what it lacks, the planner
 * believes that hardly anything is lacking, and reads a whole fortnight to show fifty places.
 */
export const isOpenTo = (holder: Holder): RawBuilder<boolean> => sql`
  ${isAhead}
  and not exists (
    select from holds as h
    where h.slot_id = p.id and h.expires_at > statement_timestamp() and ${isHoldOfAnother(holder)})`;

/** Open to anybody: free, ahead, and neither held for nor offered to anyone at this moment: `places as p`. */
export const isOpenToAll: RawBuilder<boolean> = sql`
  ${isAhead}
  and not exists (select from holds as h where h.slot_id = p.id and h.expires_at > statement_timestamp())`;

/** Whether the place is held now, and for the holder: they hold so few that these are looked up once. */
export const isHeldBy = (holder: Holder): RawBuilder<boolean> => sql`
  p.id = any (array(select h.slot_id from holds as h where ${isHoldOf(holder)} and h.expires_at > statement_timestamp()))`;
