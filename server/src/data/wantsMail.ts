import { sql, type RawBuilder } from 'kysely';

/** Decision 15. */
export const wantsMail = (account: string): RawBuilder<boolean> => {
  const row = sql.ref(account);
  return sql<boolean>`(${row}.notify_by_email and ${row}.email_verified_at is not null)`;
};
