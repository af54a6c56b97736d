import { sql, type RawBuilder } from 'kysely';

import { liveList } from '../fieldRules.ts';

/** Whether the places of `invitations as i` are still set aside. */
export const isOpen: RawBuilder<boolean> = sql`i.ended_at is null and i.open_until > statement_timestamp()`;

/** Whether `invitations as i` opens the hub: its places are set aside, or what was booked with it is not over. */
export const isInForce: RawBuilder<boolean> = sql`
  i.ended_at is null and (i.open_until > statement_timestamp() or exists (
    select from appointments as booked
    where booked.invitation_id = i.id and booked.status in ${liveList} and booked.ends_at > statement_timestamp()))`;
