import { sql, type RawBuilder } from 'kysely';

import { liveList } from '../fieldRules.ts';

/** Expects `invitations as i`. */
export const isOpen: RawBuilder<boolean> = sql`i.ended_at is null and i.open_until > statement_timestamp()`;

/** `invitations as i`: has open slots or an appointment not over. */
export const isInForce: RawBuilder<boolean> = sql`
  i.ended_at is null and (i.open_until > statement_timestamp() or exists (
    select from appointments as booked
    where booked.invitation_id = i.id and booked.status in ${liveList} and booked.ends_at > statement_timestamp()))`;

/** `invitations as i`: of a day, since the number is no secret: others could lock the code for good. */
export const wrongTries: RawBuilder<number> = sql`
  (case when i.wrong_at > statement_timestamp() - interval '1 day' then i.wrong_tries else 0 end)`;
