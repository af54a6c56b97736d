import { randomUUID } from 'node:crypto';

import type { Insertable, Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import type { DependentsTable, PatientsTable } from '../../src/data/tables/people.ts';
import type { MessagesTable } from '../../src/data/tables/messages.ts';

/** The account and patient behind a login. */
export const idsOf = (db: Kysely<Tables>, login: string) =>
  db
    .selectFrom('accounts')
    .select(['id as accountId', 'patient_id as patientId'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();

/** The birth date of somebody of that age today, whose birthday is months away: half years, such as 10.5. */
export const bornYearsAgo = (years: number): string =>
  new Date(Date.now() - years * 365.25 * 86_400_000).toISOString().slice(0, 10);

/** A patient record, without an account unless one is made for it. */
export const addPatient = async (
  db: Kysely<Tables>,
  values: Partial<Insertable<PatientsTable>> = {},
): Promise<string> => {
  const id = randomUUID();
  await db
    .insertInto('patients')
    .values({ id, ...values })
    .execute();
  return id;
};

/** A link in force since 2020, at level *book*, unless told otherwise. */
export const addLink = async (
  db: Kysely<Tables>,
  link: Pick<Insertable<DependentsTable>, 'account_id' | 'patient_id'> & Partial<Insertable<DependentsTable>>,
): Promise<string> => {
  const id = randomUUID();
  await db
    .insertInto('dependents')
    .values({ id, relationship: 'parent', basis: 'parental', state: 'active', starts_on: '2020-01-01', ...link })
    .execute();
  return id;
};

/** A message of a clinic about somebody. */
export const addMessage = async (
  db: Kysely<Tables>,
  message: Pick<Insertable<MessagesTable>, 'patient_id'> & Partial<Insertable<MessagesTable>>,
): Promise<string> => {
  const id = randomUUID();
  await db
    .insertInto('messages')
    .values({
      id,
      thread_id: randomUUID(),
      kind: 'clinic',
      sender: 'clinic',
      subject: 'Résultats',
      body_sealed: Buffer.of(1),
      ...message,
    })
    .execute();
  return id;
};
