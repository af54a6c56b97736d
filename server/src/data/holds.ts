import { sql, type Kysely, type Transaction } from 'kysely';

import type { Actor } from '../domain/access.ts';
import { leaveTrail } from './auditTrail.ts';
import { placeColumns, type Place } from './placeRows.ts';
import type { Tables } from './tables.ts';

/** A hold as its holder sees it. */
export type HoldRow = { holdId: string; placeId: string; expiresAt: Date; extended: boolean };

const columns = sql`id as "holdId", place_id as "placeId", expires_at as "expiresAt", extended`;

const onlyRow = <T>(rows: T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('A hold was not written, though its place and its patient are locked.');
  return row;
};

type NewHold = { holdId: string; place: Place; minutes: number };

/**
 * Holds a place that may be held, for so many minutes; the patient's hold of another place ends with it.
 * Call it with patient and place locked. @throws when the place turns out to be held
 */
export const placeHold = async (
  transaction: Transaction<Tables>,
  actor: Actor,
  { holdId, place, minutes }: NewHold,
): Promise<HoldRow> => {
  await sql`
    delete from holds where (patient_id = ${actor.patientId}::uuid and kind = 'booking')
      or (place_id = ${place.placeId}::uuid and (expires_at <= statement_timestamp() or patient_id = ${actor.patientId}::uuid))
  `.execute(transaction);
  const { rows } = await sql<HoldRow>`
    with placed as (
      insert into holds (id, place_id, clinic_id, patient_id, expires_at)
      values (${holdId}::uuid, ${place.placeId}::uuid, ${place.clinicId}::uuid, ${actor.patientId}::uuid,
        statement_timestamp() + make_interval(mins => ${minutes}::int))
      returning id, place_id, expires_at, extended
    ), trail as (${leaveTrail(actor, 'hold.placed', sql`select id from placed`)})
    select ${columns} from placed
  `.execute(transaction);
  return onlyRow(rows);
};

/** Adds so many minutes to a live hold, counted from its end: nobody loses by asking early. Call it with patient and place locked. */
export const extendHold = async (
  transaction: Transaction<Tables>,
  actor: Actor,
  { holdId, minutes }: { holdId: string; minutes: number },
): Promise<HoldRow> => {
  const { rows } = await sql<HoldRow>`
    with longer as (
      update holds set expires_at = expires_at + make_interval(mins => ${minutes}::int), extended = true
      where id = ${holdId}::uuid and patient_id = ${actor.patientId}::uuid
      returning id, place_id, expires_at, extended
    ), trail as (${leaveTrail(actor, 'hold.extended', sql`select id from longer`)})
    select ${columns} from longer
  `.execute(transaction);
  return onlyRow(rows);
};

/** Which hold of a patient: by its id, by its place, or whichever there is. */
export type HoldChoice = { holdId: string | undefined; placeId: string | undefined };

/** Ends a patient's hold, if there is one, live or run out. `endedAt` is now; `live` whether it still kept the place. */
export const releaseHold = async (
  db: Kysely<Tables>,
  actor: Actor,
  { holdId, placeId }: HoldChoice,
): Promise<{ holdId: string; placeId: string; live: boolean; endedAt: Date } | undefined> => {
  const { rows } = await sql<{ holdId: string; placeId: string; live: boolean; endedAt: Date }>`
    with released as (
      delete from holds
      where patient_id = ${actor.patientId}::uuid and kind = 'booking'
        and (${holdId ?? null}::uuid is null or id = ${holdId ?? null}::uuid)
        and (${placeId ?? null}::uuid is null or place_id = ${placeId ?? null}::uuid)
      returning id, place_id, expires_at > statement_timestamp() as live
    ), trail as (${leaveTrail(actor, 'hold.released', sql`select id from released where live`)})
    select id as "holdId", place_id as "placeId", live, statement_timestamp() as "endedAt" from released
  `.execute(db);
  return rows[0];
};

export type HeldPlace = Place & HoldRow;

/** The places being held for a patient now: one at most, and still to be had. `checkedAt` is the database's clock. */
export const listHeldPlaces = async (
  db: Kysely<Tables>,
  patientId: string,
): Promise<{ held: HeldPlace[]; checkedAt: Date }> => {
  const { rows } = await sql<{ checkedAt: Date } & (HeldPlace | { holdId: null })>`
    select statement_timestamp() as "checkedAt", held.*
    from (values (1)) as once
    left join (
      select ${placeColumns}, h.id as "holdId", h.expires_at as "expiresAt", h.extended
      from holds as h join places as p on p.id = h.place_id
      where h.patient_id = ${patientId}::uuid and h.kind = 'booking' and h.expires_at > statement_timestamp()
        and p.status = 'free' and p.starts_at > statement_timestamp()
    ) as held on true
  `.execute(db);
  return {
    held: rows.filter((row): row is { checkedAt: Date } & HeldPlace => row.holdId !== null),
    checkedAt: rows[0]?.checkedAt ?? new Date(),
  };
};
