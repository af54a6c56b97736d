import { createHash, randomBytes } from 'node:crypto';

import { askOnce } from '../stage/rowsOf.ts';

/** A signed-in person: the token of the session cookie, and the ids behind it. */
export type Person = { token: string; tokenHash: string; sessionId: string; accountId: string; patientId: string };

/** $1 digests of tokens. Seen in an hour: a sign of life is written once a minute at most, and is not what is measured. */
const insertPeople = `
  with person as (
    select n, token_hash, uuidv7() as patient_id, uuidv7() as account_id, uuidv7() as session_id, $2 || n as login
    from unnest($1::bytea[]) with ordinality as token (token_hash, n)
  ), patient as (
    insert into patients (id, first_name, last_name, birth_date, nam_verified_at)
    select patient_id, 'Prénom', 'Personne', '1980-01-01', case when $4 then now() end from person
  ), account as (
    insert into accounts (id, patient_id, login, email, email_verified_at, password_hash, lang)
    select account_id, patient_id, login, login || '@example.org', case when $3 then now() end, '', 'fr' from person
  ), session as (
    insert into sessions (token_hash, id, account_id, last_seen_at, expires_at)
    select token_hash, session_id, account_id, now() + interval '1 hour', now() + interval '12 hours' from person
  )
  select encode(token_hash, 'hex') as "tokenHash", session_id as "sessionId", account_id as "accountId", patient_id as "patientId"
  from person order by n`;

/**
 * Adds people who are signed in, without the minutes that so many passwords would take. `series` tells sets of people
 * apart; `isConfirmed`: their mailbox; `isKnown`: a clinic saw their card, as of most patients.
 */
export const addPeople = async (
  databaseUrl: string,
  series: string,
  count: number,
  { isConfirmed = true, isKnown = true } = {},
): Promise<Person[]> => {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const rows = await askOnce(
    databaseUrl,
    { text: insertPeople, values: [hashes, series, isConfirmed, isKnown] },
    { tokenHash: 'text', sessionId: 'text', accountId: 'text', patientId: 'text' },
  );
  const tokenOf = new Map(hashes.map((hash, at) => [hash.toString('hex'), tokens[at] ?? '']));
  return rows.map((row) => ({ ...row, token: tokenOf.get(row.tokenHash) ?? '' }));
};
