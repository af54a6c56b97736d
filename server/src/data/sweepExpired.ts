import { sql, type Kysely } from 'kysely';

import { sweepSecondFactors } from './secondFactor/sweep.ts';
import { sweepSubscriptions } from './pushes/subscriptions.ts';
import { sweepStaffSessions } from './staff/staffSessions.ts';
import { sweepChoices } from './choices/rememberedChoices.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/** They hold an email address. */
const sweepKeys = (db: Db) =>
  sql`
  delete from account_keys where coalesce(used_at, expires_at) < now() - interval '1 day'`.execute(db);

const sweepSessions = (db: Db, idleMinutes: number) =>
  sql`
  delete from sessions where expires_at <= now() or last_seen_at <= now() - ${idleMinutes} * interval '1 minute'`.execute(
    db,
  );

const keptDays = 90;
const atOnce = 500;

/** Booked slots are part of the clinic’s record. */
const sweepSlots = async (db: Db): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from slots where id in (
      select past.id from slots as past
      where past.ends_at < now() - ${keptDays} * interval '1 day'
        and not exists (select from appointments where appointments.slot_id = past.id)
      limit ${atOnce} for update skip locked)
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
};

/** @returns slots swept; unless zero, perhaps more remain */
export const sweepExpired = async (db: Db, { idleMinutes }: { idleMinutes: number }): Promise<number> => {
  await sweepKeys(db);
  await sweepSessions(db, idleMinutes);
  await sweepStaffSessions(db);
  await sweepSecondFactors(db);
  await sweepChoices(db);
  await sweepSubscriptions(db);
  return sweepSlots(db);
};
