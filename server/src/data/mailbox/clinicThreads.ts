import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

import type { ThreadState } from '../../domain/staff/threadActs.ts';
import type { Tables } from '../tables.ts';
import type { StoredSubject } from './subjects.ts';

const nameOf = (patients: string): RawBuilder<unknown> =>
  sql`concat_ws(' ', ${sql.ref(patients)}.first_name, ${sql.ref(patients)}.last_name)`;

export type ClinicThread = StoredSubject & {
  threadId: string;
  clinicId: string;
  patientId: string;
  name: string;
  birthDate: string | null;
  writer: string | null;
  waitingSince: Date | null;
  revision: number;
  holderId: string | null;
  holderName: string | null;
  files: number;
};

const threads = (where: RawBuilder<unknown>): RawBuilder<ClinicThread> => sql<ClinicThread>`
  select care.thread_id as "threadId", care.clinic_id as "clinicId", care.waiting_since as "waitingSince", care.revision,
    written.patient_id as "patientId", written.subject as "clearSubject", written.subject_sealed as "subjectSealed", ${nameOf('person')} as name, person.birth_date as "birthDate",
    case when author.id <> written.patient_id then ${nameOf('author')} end as writer,
    holder.id as "holderId", holder.name as "holderName",
    (select count(*)::integer from messages as each join attachments as file on file.message_id = each.id
      where each.thread_id = care.thread_id and each.sender = 'patient' and each.sent_at >= care.waiting_since) as files
  from clinic_threads as care join messages as written on written.id = care.message_id
  join patients as person on person.id = written.patient_id
  left join accounts on accounts.id = written.author_account_id
  left join patients as author on author.id = accounts.patient_id
  left join staff as holder on holder.id = care.taken_by
  where ${where}`;

const waitsAt = (clinicId: string): RawBuilder<unknown> =>
  sql`care.clinic_id = ${clinicId}::uuid and care.waiting_since is not null`;

export const listWaitingThreads = async (
  db: Kysely<Tables>,
  clinicId: string,
  limit: number,
): Promise<ClinicThread[]> => {
  const { rows } = await sql<ClinicThread>`
    ${threads(waitsAt(clinicId))} order by care.waiting_since, care.thread_id limit ${limit}
  `.execute(db);
  return rows;
};

export const countWaitingThreads = async (db: Kysely<Tables>, clinicId: string): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from clinic_threads as care where ${waitsAt(clinicId)}
  `.execute(db);
  return rows[0]?.waiting ?? 0;
};

export const findClinicThread = async (db: Kysely<Tables>, threadId: string): Promise<ClinicThread | undefined> =>
  (await sql<ClinicThread>`${threads(sql`care.thread_id = ${threadId}::uuid`)}`.execute(db)).rows[0];

export const findClinicOfThread = async (db: Kysely<Tables>, threadId: string): Promise<string | undefined> =>
  (await db.selectFrom('clinic_threads').where('thread_id', '=', threadId).select('clinic_id').executeTakeFirst())
    ?.clinic_id;

export type LockedThread = ThreadState & StoredSubject & { threadId: string; clinicId: string; patientId: string };

export const lockClinicThread = async (
  transaction: Transaction<Tables>,
  threadId: string,
): Promise<LockedThread | undefined> => {
  await sql`select from clinic_threads where thread_id = ${threadId}::uuid for update`.execute(transaction);
  const { rows } = await sql<LockedThread>`
    select care.thread_id as "threadId", care.clinic_id as "clinicId", care.revision, care.taken_by as holder,
      care.waiting_since is not null as "isWaiting", written.patient_id as "patientId", written.subject as "clearSubject", written.subject_sealed as "subjectSealed",
      (select newest.sender = 'clinic' from messages as newest where newest.thread_id = care.thread_id
        order by newest.sent_at desc, newest.id desc limit 1) as "lastIsClinics"
    from clinic_threads as care join messages as written on written.id = care.message_id
    where care.thread_id = ${threadId}::uuid
  `.execute(transaction);
  return rows[0];
};

export type CareChange = { takenBy: string | null; isClosed?: boolean };

export const changeCare = async (
  transaction: Transaction<Tables>,
  threadId: string,
  { takenBy, isClosed = false }: CareChange,
): Promise<void> => {
  await sql`
    update clinic_threads set taken_by = ${takenBy}::uuid, revision = revision + 1,
      waiting_since = case when ${isClosed} then null else waiting_since end
    where thread_id = ${threadId}::uuid
  `.execute(transaction);
};
