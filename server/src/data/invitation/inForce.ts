import { sql, type RawBuilder } from 'kysely';

import { liveList } from '../fieldRules.ts';

/** Expects `invitations as i`. */
export const isOpen: RawBuilder<boolean> = sql`i.ended_at is null and i.open_until > statement_timestamp()`;

/** `invitations as i` opens the invitation area: by open slots or an appointment not over. */
export const isInForce: RawBuilder<boolean> = sql`
  i.ended_at is null and (i.open_until > statement_timestamp() or exists (
    select from appointments as booked
    where booked.invitation_id = i.id and booked.status in ${liveList} and booked.ends_at > statement_timestamp()))`;

/** `invitations as i`: tries of a day. The number is no secret: with it, another person could lock the code for good. */
export const wrongTries: RawBuilder<number> = sql`
  (case when i.wrong_at > statement_timestamp() - interval '1 day' then i.wrong_tries else 0 end)`;
