import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { PublishedInstead } from '../../../contract/feeds.ts';
import type { Tables } from './tables.ts';

export type Disagreement = {
  published: PublishedInstead;
  publishedFrom: Date | null;
  publishedTo: Date | null;
  publishedAs: string | null;
};

export type FeedConflict = Disagreement & {
  conflictId: string;
  reservationId: string;
  patientId: string;
  reference: string;
  clinicName: string;
  timeZone: string;
  startsAt: Date;
  foundAt: Date;
};

export const disagreementColumns = sql`conflict.published, conflict.published_from as "publishedFrom",
  conflict.published_to as "publishedTo", conflict.published_as as "publishedAs"`;

const openConflicts = sql`feed_conflicts as conflict
  join appointments on appointments.id = conflict.appointment_id and appointments.starts_at > statement_timestamp()
  join clinics on clinics.id = appointments.clinic_id
  where conflict.settled_at is null`;

export const listConflicts = async (db: Kysely<Tables>, clinicId: string | null): Promise<FeedConflict[]> => {
  const { rows } = await sql<FeedConflict>`
    select conflict.id as "conflictId", appointments.id as "reservationId", appointments.patient_id as "patientId",
      appointments.reference, clinics.name as "clinicName", clinics.time_zone as "timeZone",
      appointments.starts_at as "startsAt", conflict.found_at as "foundAt", ${disagreementColumns}
    from ${openConflicts} and (${clinicId}::uuid is null or clinics.id = ${clinicId}::uuid)
    order by appointments.starts_at, conflict.id
  `.execute(db);
  return rows;
};

type SettledConflict = Pick<FeedConflict, 'patientId' | 'reference' | 'reservationId'>;

export const settleConflict = async (
  transaction: Transaction<Tables>,
  conflictId: string,
): Promise<SettledConflict | undefined> => {
  const { rows } = await sql<SettledConflict>`
    update feed_conflicts set settled_at = statement_timestamp(), settled_by = 'clinic'
    from appointments
    where feed_conflicts.id = ${conflictId}::uuid and settled_at is null and appointments.id = appointment_id
    returning reference, appointments.id as "reservationId", patient_id as "patientId"
  `.execute(transaction);
  return rows[0];
};

export const countOpenConflicts = async (db: Kysely<Tables>, sourceKey: string): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open
    from ${openConflicts} and conflict.source_id = (select id from sources where key = ${sourceKey})
  `.execute(db);
  return rows[0]?.open ?? 0;
};

/** Again where an older server dropped the last one. */
export const queueConflictsMail = async (
  transaction: Transaction<Tables>,
  sourceKey: string,
  { isNews }: { isNews: boolean },
): Promise<void> => {
  const languages = sql`select languages from ${openConflicts} and conflict.source_id = sources.id`;
  await sql`
    insert into outbox (id, template, lang, source_id, payload_sealed)
    select ${newId()}::uuid, 'feedConflicts',
      case when exists (select from (${languages}) as told where 'fr' = any(told.languages)) then 'fr' else 'en' end, sources.id, ''
    from sources
    where key = ${sourceKey} and contact_email is not null and exists (${languages}) and (${isNews}::boolean or exists (
      select from (select * from outbox where source_id = sources.id order by created_at desc, id desc limit 1) as last
      where last.abandoned_at is not null and last.last_error is null))
  `.execute(transaction);
};

type ClinicConflicts = { clinicName: string; conflicts: number };

/** Undefined also where a newer mail waits. */
export const readConflictsMail = async (
  db: Kysely<Tables>,
  mailId: string,
): Promise<{ to: string; clinics: ClinicConflicts[] } | undefined> => {
  const { rows: sources } = await sql<{ id: string; to: string }>`
    select sources.id, contact_email as to from outbox as mail join sources on sources.id = mail.source_id
    where mail.id = ${mailId}::uuid and contact_email is not null and not exists (
      select from outbox as newer where newer.source_id = mail.source_id and newer.sent_at is null
        and newer.abandoned_at is null and (newer.created_at, newer.id) > (mail.created_at, mail.id))
  `.execute(db);
  const [source] = sources;
  if (source === undefined) return undefined;
  const { rows: clinics } = await sql<ClinicConflicts>`
    select clinics.name as "clinicName", count(*)::integer as conflicts
    from ${openConflicts} and conflict.source_id = ${source.id}::uuid
    group by clinics.id order by clinics.name, clinics.id
  `.execute(db);
  return clinics.length === 0 ? undefined : { to: source.to, clinics };
};
