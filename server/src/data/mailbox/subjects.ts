import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

import { unreadableText } from '../../domain/unreadable.ts';
import { subjectContext } from '../appointmentMessages.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { isMeantFor } from './readablePeople.ts';

/** `clearSubject` counts until a job seals it (decision 87). */
export type StoredSubject = { clearSubject: string; subjectSealed: Buffer | null };

export const openSubject = (vault: Vault, { clearSubject, subjectSealed }: StoredSubject): string =>
  subjectSealed === null ? clearSubject : vault.openOr(subjectSealed, subjectContext, unreadableText);

export const withSubject = <T extends StoredSubject>(
  vault: Vault,
  { clearSubject, subjectSealed, ...row }: T,
): Omit<T, keyof StoredSubject> & { subject: string } => ({
  ...row,
  subject: openSubject(vault, { clearSubject, subjectSealed }),
});

/** The database cannot search what is sealed. */
export const listSubjectsLike = async (
  db: Kysely<Tables>,
  vault: Vault,
  { people, accountId }: { people: RawBuilder<unknown>; accountId: string },
  pattern: RawBuilder<unknown>,
): Promise<string[]> => {
  const { rows } = await sql<StoredSubject & { id: string }>`
    select id, subject as "clearSubject", subject_sealed as "subjectSealed" from messages
    where patient_id in (${people}) and ${isMeantFor('messages', accountId)}
  `.execute(db);
  const subjects = rows.map((row) => openSubject(vault, row));
  const { rows: found } = await sql<{ id: string }>`
    select id from unnest(${rows.map(({ id }) => id)}::uuid[], ${subjects}::text[]) as opened (id, subject)
    where searchable(opened.subject) like ${pattern}
  `.execute(db);
  return found.map(({ id }) => id);
};

const atOnce = 200;
const olderSubject = 'Message';

export const sealSubjects = async (transaction: Transaction<Tables>, vault: Vault): Promise<number> => {
  const rows = await transaction
    .selectFrom('messages')
    .where('subject_sealed', 'is', null)
    .select(['id', 'subject'])
    .limit(atOnce)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const sealed = rows.map(({ subject }) => vault.seal(subject, subjectContext));
  await sql`
    update messages set subject = ${olderSubject}, subject_sealed = fresh.sealed
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${sealed}::bytea[]) as fresh (id, sealed) where messages.id = fresh.id
  `.execute(transaction);
  return rows.length;
};
