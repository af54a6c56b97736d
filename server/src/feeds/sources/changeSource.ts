import { sql, type Kysely, type Transaction } from 'kysely';

import { closeOverdueOffers } from '../../data/alerts/closeOffers.ts';
import { bookingChanged } from '../../data/bookingChanged.ts';
import { lockSlots } from '../../data/bookingLocks.ts';
import type { ListedSlot } from '../../data/offerFreedSlots.ts';
import type { Tables } from '../../data/tables.ts';
import type { SourceMode } from '../../data/tables/sources.ts';
import { inTransaction } from '../../data/transaction.ts';
import { FeedRefused } from '../feedRefused.ts';
import { forgetMarks } from '../runs/fileMarks.ts';
import { sourceNamed } from '../slots/publication.ts';
import { findSourceByName, newSource, noSource, withSourceLock, type Source } from './sources.ts';

export type SourceChange = {
  mode?: SourceMode;
  address?: string;
  timeZone?: string;
  brakePercent?: number;
  everyMinutes?: number;
  contactEmail?: string;
};

const withdrawUnbooked = async (transaction: Transaction<Tables>, key: string): Promise<number> => {
  const isUnbooked = sql`source = ${key} and status in ('free', 'set-aside', 'elsewhere')`;
  const { rows: found } = await sql<{ id: string }>`select id from slots where ${isUnbooked}`.execute(transaction);
  await lockSlots(
    transaction,
    found.map(({ id }) => id),
  );
  const { rows: withdrawn } = await sql<ListedSlot & { isAhead: boolean }>`
    with withdrawn as (
      update slots set status = 'busy-unavailable', updated_at = statement_timestamp() where ${isUnbooked}
      returning id, clinic_id, starts_at
    ), held as (
      delete from holds where slot_id in (select id from withdrawn)
    ), invited as (
      delete from invitation_slots where slot_id in (select id from withdrawn)
    ), offered as (
      update alert_offers set expires_at = statement_timestamp()
      where outcome is null and slot_id in (select id from withdrawn)
    )
    select id as "slotId", clinic_id as "clinicId", starts_at > statement_timestamp() as "isAhead" from withdrawn
  `.execute(transaction);
  const ahead = withdrawn.filter(({ isAhead }) => isAhead);
  await closeOverdueOffers(
    transaction,
    ahead.map(({ slotId }) => slotId),
  );
  await bookingChanged(transaction, { taken: ahead });
  return ahead.length;
};

const keyOf = (name: string, { address = '' }: SourceChange): string =>
  (/^https?:/i.test(address) ? sourceNamed(address) : null) ?? `smart:${name}`;

export type ChangedSource = { source: Source; isNew: boolean; withdrawn: number };

const findOrRefuse = async (transaction: Transaction<Tables>, name: string, { address }: SourceChange) => {
  const found = await findSourceByName(transaction, name);
  if (found === undefined && address === undefined) {
    const advice = `A new source needs its address: npm run feed -- source ${name} --address <manifest>`;
    throw await noSource(transaction, name, advice);
  }
  return found;
};

const write = async (transaction: Transaction<Tables>, name: string, change: SourceChange): Promise<ChangedSource> => {
  const before = await findOrRefuse(transaction, name, change);
  const { mode = before?.mode ?? 'link-out', address, timeZone, brakePercent, everyMinutes, contactEmail } = change;
  const row = {
    mode,
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    ...(brakePercent === undefined ? {} : { brake_percent: brakePercent }),
    ...(everyMinutes === undefined ? {} : { every_minutes: everyMinutes === 0 ? null : everyMinutes }),
    ...(contactEmail === undefined ? {} : { contact_email: contactEmail === '' ? null : contactEmail }),
    addresses: [...new Set([...(before?.addresses ?? []), ...(address === undefined ? [] : [address])])],
  };
  if (before === undefined)
    await transaction
      .insertInto('sources')
      .values({ ...row, name, key: keyOf(name, change) })
      .execute();
  else
    await transaction
      .updateTable('sources')
      .set({ ...row, next_run_at: null })
      .where('name', '=', name)
      .execute();
  if (before !== undefined) await forgetMarks(transaction, before.key);
  const withdrawn = before === undefined || before.mode === mode ? 0 : await withdrawUnbooked(transaction, before.key);
  const source = (await findSourceByName(transaction, name)) ?? newSource(name, mode);
  return { source, isNew: before === undefined, withdrawn };
};

/** @throws FeedRefused without such a source or an address, while an import runs, or when another has the address */
export const changeSource = async (db: Kysely<Tables>, name: string, change: SourceChange): Promise<ChangedSource> => {
  const { rows } = await sql<{ name: string }>`
    select name from sources where ${change.address ?? null} = any(addresses) and name <> ${name}`.execute(db);
  const [other] = rows;
  if (other !== undefined) throw new FeedRefused(`${change.address ?? ''} is already an address of ${other.name}.`);
  const key = (await findSourceByName(db, name))?.key ?? name;
  return db
    .connection()
    .execute((connection) =>
      withSourceLock(connection, key, () =>
        inTransaction(connection, (transaction) => write(transaction, name, change)),
      ),
    );
};
