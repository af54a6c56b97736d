import { sql, type Kysely } from 'kysely';

import { dependentLimits } from '../../../../contract/limits.ts';
import { hashAgreementKey } from '../../domain/delegation/agreementLink.ts';
import { newMailedKey } from '../../domain/mailedKey.ts';
import { admitMail } from '../mailboxLimit.ts';
import type { Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import type { Vault } from '../vault.ts';

type Db = Kysely<Tables>;

/**
 * Wrong tries carry over until a key expires.
 * @returns undefined once the address got `maxPerDay` requests
 */
export const issueAgreementKey = async (
  db: Db,
  vault: Vault,
  { linkId, address, maxPerDay }: { linkId: string; address: string; maxPerDay: number },
): Promise<string | undefined> => {
  if (!(await admitMail(db, vault, { kind: 'agreement', address, maxPerDay }))) return undefined;
  const key = newMailedKey();
  await sql`
    insert into agreement_links (dependent_id, key_hash, expires_at)
    values (${linkId}::uuid, ${hashAgreementKey(key)}::bytea, now() + ${dependentLimits.agreementDays} * interval '1 day')
    on conflict (dependent_id) do update set
      key_hash = excluded.key_hash, created_at = excluded.created_at, expires_at = excluded.expires_at,
      wrong_tries = case when agreement_links.expires_at > now() then agreement_links.wrong_tries else 0 end
  `.execute(db);
  return key;
};

export type AgreementTry =
  { kind: 'opened' | 'wrong'; holder: { linkId: string; patientId: string } } | { kind: 'expired' };

/** Counts a wrong birth date even if the request later fails. A locked link counts as expired. */
export const tryAgreementLink = (db: Db, keyHash: Buffer, birthDate: string): Promise<AgreementTry> =>
  inTransaction(db, async (transaction): Promise<AgreementTry> => {
    const found = await transaction
      .selectFrom('agreement_links')
      .innerJoin('dependents as link', 'link.id', 'agreement_links.dependent_id')
      .innerJoin('patients as person', 'person.id', 'link.patient_id')
      .where('agreement_links.key_hash', '=', keyHash)
      .where('link.state', '<>', 'ended')
      .where(sql<boolean>`agreement_links.expires_at > statement_timestamp()`)
      .select([
        'link.id as linkId',
        'link.patient_id as patientId',
        'person.birth_date as known',
        'agreement_links.wrong_tries as tries',
      ])
      .forUpdate('agreement_links')
      .executeTakeFirst();
    if (found === undefined || found.tries >= dependentLimits.agreementTries) return { kind: 'expired' };
    const { known, tries: _tries, ...holder } = found;
    if (known === birthDate) return { kind: 'opened', holder };
    await transaction
      .updateTable('agreement_links')
      .set({ wrong_tries: sql<number>`wrong_tries + 1` })
      .where('key_hash', '=', keyHash)
      .execute();
    return { kind: 'wrong', holder };
  });
