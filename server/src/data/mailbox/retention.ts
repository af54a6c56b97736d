import { sql, type Transaction } from 'kysely';

import { retention } from '../../domain/retention.ts';
import type { Tables } from '../tables.ts';

const atOnce = 500;

/** For all readers; archived messages do not count as unread. @returns the people concerned */
export const archiveOldMessages = async (transaction: Transaction<Tables>): Promise<string[]> => {
  const { rows } = await sql<{ patientId: string }>`
    with old as (
      select message.id, message.patient_id, reader.id as account_id
      from messages as message
      join lateral (
        select accounts.id from accounts where accounts.patient_id = message.patient_id
        union
        select link.account_id from dependents as link where link.patient_id = message.patient_id and link.state = 'active'
      ) as reader on true
      where message.sent_at < now() - ${retention.messageYears}::int * interval '1 year' and message.sender <> 'patient'
        and not exists (
          select from message_recipients as mine
          where mine.message_id = message.id and mine.account_id = reader.id and mine.archived_at is not null)
      order by message.sent_at limit ${atOnce}
    ), put as (
      insert into message_recipients (message_id, account_id, archived_at)
      select id, account_id, now() from old
      on conflict (message_id, account_id) do update set archived_at = now() where message_recipients.archived_at is null
      returning message_id)
    select distinct old.patient_id as "patientId" from old join put on put.message_id = old.id
  `.execute(transaction);
  return rows.map(({ patientId }) => patientId);
};
