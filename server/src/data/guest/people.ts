import { sql, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import { contactText, personText, type Identity } from '../../domain/guest/identity.ts';
import { namContext } from '../accounts.ts';
import { liveList } from '../fieldRules.ts';
import { lockName } from '../namedLocks.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/** The old table name is part of sealed values. */
export const guestEmailContext = 'express_people.email';

export const contactIndexOf = ({ blindIndex }: Vault, email: string): Buffer => blindIndex(contactText(email));

/**
 * The record of exactly this identity. Reads no other record and always runs two statements, so as not to reveal known
 * people (decision 0036). Requires a proven email and serialises its bookings.
 */
export const recordPerson = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  identity: Identity,
): Promise<string> => {
  const personIndex = vault.blindIndex(personText(identity));
  const contactIndex = contactIndexOf(vault, identity.email);
  await lockName(transaction, `express contact ${contactIndex.toString('hex')}`);
  const { firstName, lastName, birthDate, phone, nam, email, lang } = identity;
  const {
    rows: [person],
  } = await sql<{ patientId: string }>`
    with known as (
      update guests set lang = ${lang} where person_index = ${personIndex}::bytea returning patient_id
    ), made as (
      insert into patients (id, first_name, last_name, birth_date, phone, nam_sealed, nam_index)
      select ${newId()}::uuid, ${firstName}, ${lastName}, ${birthDate}::date, ${phone},
        ${nam === null ? null : vault.seal(nam, namContext)}::bytea, ${nam === null ? null : vault.numberIndex(nam)}::bytea
      where not exists (select from known)
      returning id
    ), described as (
      insert into guests (patient_id, person_index, email_index, email_sealed, lang)
      select id, ${personIndex}::bytea, ${contactIndex}::bytea, ${vault.seal(email, guestEmailContext)}::bytea, ${lang} from made
    )
    select coalesce((select patient_id from known), (select id from made)) as "patientId"
  `.execute(transaction);
  if (person === undefined) throw new Error('A query without conditions gave no row.');
  return person.patientId;
};

export const countContactAppointments = async (
  transaction: Transaction<Tables>,
  contactIndex: Buffer,
): Promise<number> => {
  const {
    rows: [row],
  } = await sql<{ visits: number }>`
    select count(*)::integer as visits
    from guests as contact join appointments as r on r.patient_id = contact.patient_id
    where contact.email_index = ${contactIndex}::bytea and r.status in ${liveList} and r.ends_at > statement_timestamp()
  `.execute(transaction);
  return row?.visits ?? 0;
};
