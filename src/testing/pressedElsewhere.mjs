import { sql } from 'kysely';

import { patientOn } from '../../server/test/support/booking.ts';
import { signedIn } from '../../server/test/support/signedIn.ts';

const countWeek = async (db, spaceId) => {
  const { rows } = await sql`
    select (select count(*)::int from slots where clinic_id = s.clinic_id and status = 'free'
        and date_trunc('week', starts_at, 'UTC') = date_trunc('week', s.starts_at, 'UTC')) as free,
      (select count(*)::int from appointments where clinic_id = s.clinic_id and status = 'booked'
        and date_trunc('week', starts_at, 'UTC') = date_trunc('week', s.starts_at, 'UTC')) as booked
    from slots as s where s.id = ${spaceId}`.execute(db);
  return rows[0];
};

/** Newcomers book these slots; then two more are left for newcomers. */
export const pressNewcomers = async ({ app, deps }, spaceIds) => {
  const people = await signedIn(deps, spaceIds.length);
  for (const [at, spaceId] of spaceIds.entries()) {
    const { status } = await patientOn(app, people[at]).reserve(spaceId);
    if (status !== 201) throw new Error(`reserve answered ${status}`);
  }
  const { free, booked } = await countWeek(deps.db, spaceIds[0]);
  deps.config.booking.newcomerShare = (booked + 2.5) / (free + booked);
};

export const calmNewcomers = async ({ deps }) => {
  deps.config.booking.newcomerShare = 1;
};
