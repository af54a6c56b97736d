import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

import type { NewsKind } from '../../../../contract/catalogues.ts';
import type { TextChoices, Texts } from '../../../../contract/texts.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { asksFor, chooseKinds, inOrder, kindsOf } from './newsChoices.ts';
import { textNumberContext } from './textNumbers.ts';

type Row = {
  sealed: Buffer | null;
  isConfirmed: boolean;
  isStopped: boolean;
  kinds: NewsKind[];
  showsDetails: boolean;
};

export type OwnTexts = Omit<Texts, 'isOffered'>;

/** Says STOP of confirmed numbers only: it may be another person's. */
const stateOf = ({ sealed, isConfirmed, isStopped }: Row): Texts['state'] => {
  if (sealed === null) return 'none';
  return isConfirmed ? (isStopped ? 'stopped' : 'confirmed') : 'waiting';
};

export const readTexts = async (db: Kysely<Tables>, vault: Vault, accountId: string): Promise<OwnTexts> => {
  const { rows } = await sql<Row>`
    select phone.number_sealed as sealed, phone.confirmed_at is not null as "isConfirmed",
      exists (select from text_stops as stop where stop.number_digest = phone.number_digest) as "isStopped",
      ${kindsOf(sql`own.id`, 'text')} as kinds,
      coalesce(phone.shows_details, false) as "showsDetails"
    from accounts as own left join text_numbers as phone on phone.account_id = own.id where own.id = ${accountId}::uuid
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return { number: null, state: 'none', kinds: [], showsDetails: false };
  const { sealed, showsDetails } = row;
  const number = sealed === null ? null : vault.openOr(sealed, textNumberContext, null);
  return { number, state: stateOf(row), kinds: inOrder(row.kinds), showsDetails };
};

/** @returns whether anything changed; `absent` without a confirmed number */
export const chooseTexts = async (
  transaction: Transaction<Tables>,
  accountId: string,
  { kinds, showsDetails }: TextChoices,
): Promise<'changed' | 'same' | 'absent'> => {
  const { rows } = await sql<{ wasShown: boolean }>`
    select shows_details as "wasShown" from text_numbers where account_id = ${accountId}::uuid and confirmed_at is not null for update
  `.execute(transaction);
  const [phone] = rows;
  if (phone === undefined) return 'absent';
  const isChanged = await chooseKinds(transaction, { accountId, channel: 'text', kinds });
  await sql`update text_numbers set shows_details = ${showsDetails} where account_id = ${accountId}::uuid`.execute(
    transaction,
  );
  return isChanged || phone.wasShown !== showsDetails ? 'changed' : 'same';
};

/** `account`: the id of one. A stop is looked for when a text leaves. */
export const takesTexts = (account: RawBuilder<unknown>, kind: NewsKind): RawBuilder<boolean> => sql`
  (${asksFor(account, 'text', sql`${kind}`)}
    and exists (select from text_numbers as phone where phone.account_id = ${account} and phone.confirmed_at is not null))`;
