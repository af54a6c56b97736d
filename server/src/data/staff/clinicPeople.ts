import { sql, type Kysely, type RawBuilder } from 'kysely';

import { bareNam, checkNam } from '../../../../contract/rules.ts';
import type { DelegationLink } from '../../domain/delegation/delegationLink.ts';
import { readNumberIndexes } from '../delegation/sameNumber.ts';
import { quebecToday } from '../fieldRules.ts';
import { fullNameOf } from '../mailbox/clinicThreads.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { isReachedFrom } from './reach.ts';

export type ClinicPerson = {
  patientId: string;
  name: string;
  birthDate: string | null;
  hasNumber: boolean;
  isVerified: boolean;
  hasAccount: boolean;
};

const personColumns = sql`
  person.id as "patientId", ${fullNameOf('person')} as name, person.birth_date as "birthDate",
  person.nam_index is not null as "hasNumber", person.nam_verified_at is not null as "isVerified",
  exists (select from accounts as own where own.patient_id = person.id) as "hasAccount"`;

const mostFound = 20;

const list = async (db: Kysely<Tables>, clinicId: string, where: RawBuilder<unknown>): Promise<ClinicPerson[]> => {
  const { rows } = await sql<ClinicPerson>`
    select ${personColumns} from patients as person
    where ${where} and ${isReachedFrom(clinicId, 'person')}
    order by person.nam_verified_at is null, person.created_at, person.id limit ${mostFound}
  `.execute(db);
  return rows;
};

/** `word`: a health number or a family name. Record the look. */
export const findClinicPeople = (
  db: Kysely<Tables>,
  vault: Vault,
  { clinicId, word, birthDate }: { clinicId: string; word: string; birthDate: string },
): Promise<ClinicPerson[]> => {
  const nam = bareNam(word);
  if (checkNam(nam) === undefined)
    return list(
      db,
      clinicId,
      sql`person.nam_index = any(${vault.numberIndexes(nam)}::bytea[]) and coalesce(person.birth_date = ${birthDate}::date, true)`,
    );
  return list(db, clinicId, sql`person.birth_date = ${birthDate}::date and lower(person.last_name) = lower(${word})`);
};

/** Record the look. */
export const findClinicPerson = async (
  db: Kysely<Tables>,
  clinicId: string,
  patientId: string,
): Promise<ClinicPerson | undefined> => (await list(db, clinicId, sql`person.id = ${patientId}::uuid`))[0];

/** Other records with the same number, or the same name and birth date. Record the look. */
export const listTwins = async (
  db: Kysely<Tables>,
  vault: Vault,
  { clinicId, patientId }: { clinicId: string; patientId: string },
): Promise<ClinicPerson[]> =>
  list(
    db,
    clinicId,
    sql`person.id <> ${patientId}::uuid and (
      person.nam_index = any(${await readNumberIndexes(db, vault, patientId)}::bytea[])
      or (person.birth_date, lower(person.last_name), lower(person.first_name)) = (
        select one.birth_date, lower(one.last_name), lower(one.first_name) from patients as one where one.id = ${patientId}::uuid))`,
  );

export type WaitingRequest = ClinicPerson &
  Pick<DelegationLink, 'linkId' | 'basis' | 'startsOn' | 'endsOn'> & { holder: string; askedAt: Date };

/** The oldest first, with people: record the look. */
export const listWaitingRequests = async (
  db: Kysely<Tables>,
  { clinicId, limit }: { clinicId: string; limit: number },
): Promise<WaitingRequest[]> => {
  const { rows } = await sql<WaitingRequest>`
    select ${personColumns}, link.id as "linkId", link.basis, link.starts_on as "startsOn", link.ends_on as "endsOn",
      link.created_at as "askedAt", ${fullNameOf('actor')} as holder
    from dependents as link
    join accounts as holder on holder.id = link.account_id and holder.closed_at is null
    join patients as actor on actor.id = holder.patient_id
    join patients as person on person.id = link.patient_id
    where link.state = 'pending' and coalesce(link.ends_on >= ${quebecToday}, true) and ${isReachedFrom(clinicId, 'person')}
    order by link.created_at, link.id limit ${limit}
  `.execute(db);
  return rows;
};
