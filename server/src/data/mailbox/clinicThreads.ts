import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { withSubject, type StoredSubject } from './subjects.ts';

export type ClinicThread = {
  threadId: string;
  clinicId: string;
  patientId: string;
  subject: string;
  name: string;
  birthDate: string | null;
  /** In which the newest writer reads the portal. */
  lang: Language;
  /** Who wrote last, where that was not the patient. */
  writer: string | null;
  /** Null once it ended. */
  waitingSince: Date | null;
  revision: number;
  holderId: string | null;
  holderName: string | null;
  /** In what waits. */
  files: number;
};

export const fullNameOf = (patients: string): RawBuilder<string> =>
  sql<string>`concat_ws(' ', ${sql.ref(patients)}.first_name, ${sql.ref(patients)}.last_name)`;

type Row = Omit<ClinicThread, 'subject'> & StoredSubject;

const threads = (where: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
  select thread.thread_id as "threadId", thread.clinic_id as "clinicId", written.patient_id as "patientId",
    written.subject as "clearSubject", written.subject_sealed as "subjectSealed",
    ${fullNameOf('person')} as name, person.birth_date as "birthDate", coalesce(writing.lang, own.lang, 'fr') as lang,
    case when author.id <> written.patient_id then ${fullNameOf('author')} end as writer,
    thread.waiting_since as "waitingSince", thread.revision, holder.id as "holderId", holder.name as "holderName",
    (select count(*)::integer from messages as asked join attachments as file on file.message_id = asked.id
      where asked.thread_id = thread.thread_id and asked.sender = 'patient' and asked.sent_at >= thread.waiting_since) as files
  from clinic_threads as thread
  join messages as written on written.id = thread.message_id
  join patients as person on person.id = written.patient_id
  left join accounts as writing on writing.id = written.author_account_id
  left join patients as author on author.id = writing.patient_id
  left join accounts as own on own.patient_id = person.id
  left join staff as holder on holder.id = thread.taken_by
  where ${where}`;

const waitsAt = (clinicId: string): RawBuilder<unknown> =>
  sql`thread.clinic_id = ${clinicId}::uuid and thread.waiting_since is not null`;

/** The oldest first, with people: record the look. */
export const listWaitingThreads = async (
  db: Kysely<Tables>,
  vault: Vault,
  { clinicId, limit }: { clinicId: string; limit: number },
): Promise<ClinicThread[]> => {
  const { rows } = await sql<Row>`
    ${threads(waitsAt(clinicId))} order by thread.waiting_since, thread.thread_id limit ${limit}
  `.execute(db);
  return rows.map((row) => withSubject(vault, row));
};

export const countWaitingThreads = async (db: Kysely<Tables>, clinicId: string): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from clinic_threads as thread where ${waitsAt(clinicId)}
  `.execute(db);
  return rows[0]?.waiting ?? 0;
};

/** Record the look. */
export const findClinicThread = async (
  db: Kysely<Tables>,
  vault: Vault,
  threadId: string,
): Promise<ClinicThread | undefined> => {
  const {
    rows: [row],
  } = await sql<Row>`${threads(sql`thread.thread_id = ${threadId}::uuid`)}`.execute(db);
  return row && withSubject(vault, row);
};

export const findClinicOfThread = async (db: Kysely<Tables>, threadId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('clinic_threads')
    .where('thread_id', '=', threadId)
    .select('clinic_id')
    .executeTakeFirst();
  return row?.clinic_id;
};
