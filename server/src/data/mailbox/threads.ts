import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Folder } from '../../../../contract/mailbox.ts';
import type { ThreadKey } from '../../domain/mailbox/threadCursor.ts';
import type { Tables } from '../tables.ts';
import type { MessagesTable } from '../tables/messages.ts';
import type { Vault } from '../vault.ts';
import { listSubjectsLike, type StoredSubject } from './subjects.ts';
import { inInbox, isMeantFor, isUnread, readablePeople, type Reader } from './readablePeople.ts';

export type Sender = {
  sender: MessagesTable['sender'];
  clinicName: string | null;
  authorAccountId: string | null;
  authorName: string | null;
};

export type ThreadRow = Sender &
  StoredSubject & {
    messageId: string;
    threadId: string;
    patientId: string;
    firstName: string | null;
    lastName: string | null;
    kind: MessagesTable['kind'];
    sentAt: Date;
    /** To the microsecond, for the cursor. */
    exactSentAt: string;
    messages: number;
    unread: number;
  };

export type ThreadsWanted = {
  reader: Reader;
  /** In Quebec. */
  today: string;
  folder: Folder;
  /** Access is already checked. */
  aboutPatient: string | null;
  words: string | null;
  /** Whether the words match the network’s name. */
  fromNetwork: boolean;
  after: ThreadKey | null;
  limit: number;
};

const belongs = (folder: Folder, as: string, accountId: string): RawBuilder<unknown> => {
  const it = sql.ref(as);
  if (folder === 'inbox') return inInbox(as, accountId);
  if (folder === 'sent') return sql`${it}.sender = 'patient'`;
  return sql`${it}.sender <> 'patient' and ${isMeantFor(as, accountId)} and not exists (
    select from messages as live where live.thread_id = ${it}.thread_id and ${inInbox('live', accountId)})`;
};

const nameOf = (patients: string) =>
  sql`nullif(concat_ws(' ', ${sql.ref(patients)}.first_name, ${sql.ref(patients)}.last_name), '')`;

const contains = async (
  db: Kysely<Tables>,
  vault: Vault,
  reading: { people: RawBuilder<unknown>; accountId: string },
  { words, fromNetwork }: { words: string; fromNetwork: boolean },
): Promise<RawBuilder<unknown>> => {
  const pattern = sql`'%' || searchable(${words.replace(/[\\%_]/g, '\\$&')}) || '%'`;
  const subjects = await listSubjectsLike(db, vault, reading, pattern);
  return sql`and (message.id = any(${subjects}::uuid[])
    or exists (select from clinics where clinics.id = message.clinic_id and searchable(clinics.name) like ${pattern})
    or exists (
      select from accounts join patients as author on author.id = accounts.patient_id
      where accounts.id = message.author_account_id and searchable(${nameOf('author')}) like ${pattern})
    ${fromNetwork ? sql`or message.sender = 'network'` : sql``})`;
};

/** Sorted by newest message in the folder. Reads an index per person; only a search reads the whole mailbox. */
export const listThreads = async (db: Kysely<Tables>, vault: Vault, wanted: ThreadsWanted): Promise<ThreadRow[]> => {
  const {
    reader: { accountId },
    folder,
    aboutPatient,
    words,
    fromNetwork,
    after,
    limit,
  } = wanted;
  const before =
    after === null
      ? sql``
      : sql`and (message.sent_at, message.id) < (${after.sentAt}::timestamptz, ${after.messageId}::uuid)`;
  const readable = readablePeople(wanted.reader, wanted.today);
  const people =
    aboutPatient === null
      ? readable
      : sql`select patient_id from (${readable}) as readable where patient_id = ${aboutPatient}`;
  const wording = words === null ? sql`` : await contains(db, vault, { people, accountId }, { words, fromNetwork });
  const { rows } = await sql<ThreadRow>`
    with readable as (${people}),
    page as (
      select head.* from readable cross join lateral (
        select message.* from messages as message
        where message.patient_id = readable.patient_id and ${belongs(folder, 'message', accountId)} ${before}
          ${wording}
          and not exists (
            select from messages as newer
            where newer.thread_id = message.thread_id and (newer.sent_at, newer.id) > (message.sent_at, message.id)
              and ${belongs(folder, 'newer', accountId)})
        order by message.sent_at desc, message.id desc limit ${limit}
      ) as head
      order by head.sent_at desc, head.id desc limit ${limit}
    )
    select page.id as "messageId", page.thread_id as "threadId", page.patient_id as "patientId", page.kind,
      page.subject as "clearSubject", page.subject_sealed as "subjectSealed", page.sender,
      page.sent_at as "sentAt", page.sent_at::text as "exactSentAt", page.author_account_id as "authorAccountId",
      person.first_name as "firstName", person.last_name as "lastName", clinics.name as "clinicName", ${nameOf('author')} as "authorName",
      whole.messages, whole.unread
    from page
    join patients as person on person.id = page.patient_id
    left join clinics on clinics.id = page.clinic_id
    left join accounts as writer on writer.id = page.author_account_id
    left join patients as author on author.id = writer.patient_id
    cross join lateral (
      select count(*)::integer as messages, (count(*) filter (where ${isUnread('each', accountId)}))::integer as unread
      from messages as each where each.thread_id = page.thread_id
    ) as whole
    order by page.sent_at desc, page.id desc
  `.execute(db);
  return rows;
};
