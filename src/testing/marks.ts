import { childsBirthDate } from './childsBirth';
import { server } from './underTest';

/** Appears in all of this person's data. */
export const mark = 'Cormoran';

export const child = '5f0c1f62-0d5b-4a3c-9e51-3f6d5f0f7a11';

export const leaveMarks = async (login: string): Promise<void> => {
  const { sql } = server();
  await sql(`update patients set last_name = $2 where id = (select patient_id from accounts where login = $1)`, [
    login,
    mark,
  ]);
  await sql(
    `insert into patients (id, first_name, last_name, birth_date) values ($1, 'Léa', $2, $3) on conflict do nothing`,
    [child, mark, childsBirthDate],
  );
  await sql(
    `insert into dependents (id, account_id, patient_id, relationship, basis, state, starts_on, scopes)
     select gen_random_uuid(), id, $1::uuid, 'parent', 'parental-authority', 'active', $3::date, '{book,history,messages}' from accounts where login = $2`,
    [child, login, childsBirthDate],
  );
};
