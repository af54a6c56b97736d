import { sql, type Kysely } from 'kysely';
import { z } from 'zod';

import { bareNam } from '../../../../contract/rules.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { readNumberIndexes } from './sameNumber.ts';

export type NamedPerson = {
  patientId: string;
  firstName: string | null;
  lastName: string | null;
  birthDate: string | null;
  hasNumber: boolean;
  isVerified: boolean;
  login: string | null;
};

/** By id, login or health number, verified first. */
export const findPeopleNamed = async (db: Kysely<Tables>, vault: Vault, word: string): Promise<NamedPerson[]> => {
  const isId = z.uuid().safeParse(word).success;
  const meant = isId
    ? sql`person.id = ${word}::uuid`
    : sql`(lower(account.login) = ${word.toLowerCase()} or person.nam_index = any(${vault.numberIndexes(bareNam(word))}::bytea[]))`;
  const { rows } = await sql<NamedPerson>`
    select person.id as "patientId", person.first_name as "firstName", person.last_name as "lastName", person.birth_date as "birthDate",
      person.nam_index is not null as "hasNumber", person.nam_verified_at is not null as "isVerified", account.login
    from patients as person left join accounts as account on account.patient_id = person.id
    where person.merged_into is null and ${meant}
    order by person.nam_verified_at is null, person.created_at, person.id
  `.execute(db);
  return rows;
};

export const findSameNumber = async (
  db: Kysely<Tables>,
  vault: Vault,
  patientId: string,
): Promise<{ patientId: string; isVerified: boolean }[]> => {
  const { rows } = await sql<{ patientId: string; isVerified: boolean }>`
    select id as "patientId", nam_verified_at is not null as "isVerified" from patients
    where nam_index = any(${await readNumberIndexes(db, vault, patientId)}::bytea[]) and id <> ${patientId}::uuid
    order by created_at, id
  `.execute(db);
  return rows;
};

export type NamedLink = {
  linkId: string;
  holder: string;
  basis: string;
  scopes: string[];
  state: string;
  lockReason: string | null;
  endsOn: string | null;
};

export const listLinksOn = (db: Kysely<Tables>, patientId: string): Promise<NamedLink[]> =>
  db
    .selectFrom('dependents as link')
    .innerJoin('accounts', 'accounts.id', 'link.account_id')
    .where('link.patient_id', '=', patientId)
    .where('link.state', '<>', 'ended')
    .select([
      'link.id as linkId',
      'accounts.login as holder',
      'link.basis',
      'link.scopes',
      'link.state',
      'link.lock_reason as lockReason',
      'link.ends_on as endsOn',
    ])
    .orderBy('link.created_at')
    .orderBy('link.id')
    .execute();

/** @param born the card’s birth date; null keeps the stored one */
export const writeVerified = async (db: Kysely<Tables>, patientId: string, born: string | null): Promise<void> => {
  await db
    .updateTable('patients')
    .set({ nam_verified_at: sql<Date>`clock_timestamp()`, ...(born === null ? {} : { birth_date: born }) })
    .where('id', '=', patientId)
    .execute();
};
