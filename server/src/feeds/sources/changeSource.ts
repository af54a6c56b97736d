import type { Kysely, Transaction } from 'kysely';

import type { SourceMode } from '../../../../contract/feeds.ts';
import { queueConflictsMail } from '../../data/feedConflicts.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { FeedRefused } from '../feedRefused.ts';
import { forgetMarks } from '../runs/fileMarks.ts';
import {
  findSourceByName,
  keyAt,
  listSources,
  newSource,
  noAddress,
  noSource,
  withSourceLock,
  type Source,
} from './sources.ts';
import { withdrawSource } from './withdrawSource.ts';

export type SourceChange = {
  mode?: SourceMode;
  address?: string;
  timeZone?: string;
  brakePercent?: number;
  /** 0: only by hand. */
  everyMinutes?: number;
  /** Empty: nobody. */
  contactEmail?: string;
};

export type ChangedSource = { source: Source; isNew: boolean; withdrawn: number };

const changed = (source: Source, change: SourceChange): Source => {
  const { mode = source.mode, address, timeZone = source.timeZone, brakePercent = source.brakePercent } = change;
  const addresses = [...new Set([...(address === undefined ? [] : [address]), ...source.addresses])];
  const everyMinutes = change.everyMinutes === 0 ? null : (change.everyMinutes ?? source.everyMinutes);
  const { contactEmail = source.contactEmail } = change;
  if (everyMinutes !== null && addresses.length === 0) throw noAddress(source.name);
  return { ...source, mode, addresses, timeZone, brakePercent, everyMinutes, contactEmail: contactEmail || null };
};

const toRow = ({ name, key, mode, addresses, timeZone, brakePercent, everyMinutes, contactEmail }: Source) => ({
  ...{ name, key, mode, addresses },
  time_zone: timeZone,
  brake_percent: brakePercent,
  every_minutes: everyMinutes,
  contact_email: contactEmail,
  ...{ next_run_at: null, failures: 0 },
});

const write = async (transaction: Transaction<Tables>, named: Source, change: SourceChange): Promise<ChangedSource> => {
  const before = await findSourceByName(transaction, named.name);
  const source = changed(before ?? named, change);
  if (before === undefined) await transaction.insertInto('sources').values(toRow(source)).execute();
  else await transaction.updateTable('sources').set(toRow(source)).where('name', '=', source.name).execute();
  await forgetMarks(transaction, source.key);
  if (source.contactEmail !== (before?.contactEmail ?? null))
    await queueConflictsMail(transaction, source.key, { isNews: true });
  const isOther = before !== undefined && before.mode !== source.mode;
  const withdrawn = isOther ? await withdrawSource(transaction, source.key) : 0;
  return { source, isNew: before === undefined, withdrawn };
};

const findOrName = async (db: Kysely<Tables>, name: string, { address }: SourceChange): Promise<Source> => {
  const known = await listSources(db);
  const own = known.find((source) => source.name === name);
  if (address === undefined) {
    if (own !== undefined) return own;
    throw noSource(name, `. A new one needs its address: npm run feed -- source ${name} --address <manifest>`);
  }
  const key = keyAt(address) ?? own?.key ?? `smart:${name}`;
  const other = known.find((source) => source !== own && (source.addresses.includes(address) || source.key === key));
  if (other !== undefined) throw new FeedRefused(`${address} is already an address of ${other.name}.`);
  return own ?? { ...newSource(key), name };
};

/** @throws FeedRefused or FeedBusy */
export const changeSource = async (db: Kysely<Tables>, name: string, change: SourceChange): Promise<ChangedSource> => {
  const named = await findOrName(db, name, change);
  return db
    .connection()
    .execute((connection) =>
      withSourceLock(connection, named.key, () =>
        inTransaction(connection, (transaction) => write(transaction, named, change)),
      ),
    );
};
