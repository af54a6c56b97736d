import { sql, type RawBuilder, type Transaction } from 'kysely';

import { newsKinds, type NewsKind } from '../../../../contract/catalogues.ts';
import type { Tables } from '../tables.ts';
import type { NewsChannel } from '../tables/texts.ts';

export const inOrder = (kinds: readonly NewsKind[]): NewsKind[] => newsKinds.filter((kind) => kinds.includes(kind));

/** `account`: the id of one. */
export const asksFor = (account: RawBuilder<unknown>, channel: NewsChannel, kind: RawBuilder<unknown>) => sql<boolean>`
  exists (select from news_choices as choice
    where choice.account_id = ${account} and choice.channel = ${channel} and choice.kind = ${kind})`;

/** `account`: the id of one. */
export const kindsOf = (account: RawBuilder<unknown>, channel: NewsChannel) => sql<NewsKind[]>`
  array(select kind from news_choices as choice where choice.account_id = ${account} and choice.channel = ${channel})`;

/** @returns whether anything changed */
export const chooseKinds = async (
  transaction: Transaction<Tables>,
  { accountId, channel, kinds }: { accountId: string; channel: NewsChannel; kinds: readonly NewsKind[] },
): Promise<boolean> => {
  const { numAffectedRows: ended = 0n } = await sql`
    delete from news_choices where account_id = ${accountId}::uuid and channel = ${channel} and kind <> all (${kinds}::text[])
  `.execute(transaction);
  const { numAffectedRows: begun = 0n } = await sql`
    insert into news_choices (account_id, channel, kind) select ${accountId}::uuid, ${channel}, kind from unnest(${kinds}::text[]) as kind
    on conflict do nothing
  `.execute(transaction);
  return ended + begun > 0n;
};
