import { sql, type Transaction } from 'kysely';

import { liveStatuses } from '../domain/reservationStates.ts';
import type { PlaceClaims } from '../domain/reserving.ts';
import type { Place } from './placeRows.ts';
import type { Tables } from './tables.ts';

const live = sql`(${sql.join(liveStatuses)})`;

type HoldColumns =
  | { holdId: string; expiresAt: Date; extended: boolean; forPatient: boolean | null }
  | { holdId: null; expiresAt: null; extended: null; forPatient: null };

type ClaimsRow = Omit<PlaceClaims, 'hold'> & HoldColumns;

/**
 * Everything that bears on whether a patient may take a place, as it stands now, on the database's clock.
 * Read it after both rows are locked: nothing it says can then change before the transaction ends.
 */
export const readPlaceClaims = async (
  transaction: Transaction<Tables>,
  { placeId, clinicId, startsAt, endsAt }: Place,
  patientId: string,
): Promise<PlaceClaims> => {
  const { rows } = await sql<ClaimsRow>`
    select statement_timestamp() as now,
      h.id as "holdId", h.expires_at as "expiresAt", h.extended, h.patient_id = ${patientId}::uuid as "forPatient",
      (select id from reservations where place_id = ${placeId}::uuid and patient_id = ${patientId}::uuid and status in ${live})
        as "ownReservationId",
      exists (select from reservations
        where clinic_id = ${clinicId}::uuid and place_id = ${placeId}::uuid and status <> 'cancelled') as reserved,
      (select count(*)::integer from reservations
        where patient_id = ${patientId}::uuid and status in ${live} and ends_at > statement_timestamp()) as upcoming,
      (select id from reservations
        where patient_id = ${patientId}::uuid and status in ${live}
          and tstzrange(starts_at, ends_at) && tstzrange(${startsAt}, ${endsAt}) limit 1) as "overlappingId"
    from (values (${placeId}::uuid)) as wanted (place_id)
    left join holds as h on h.place_id = wanted.place_id
  `.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('A query without conditions gave no row.');
  const { holdId, expiresAt, extended, forPatient, ...claims } = row;
  return { ...claims, hold: holdId === null ? null : { holdId, expiresAt, extended, forPatient: forPatient === true } };
};
