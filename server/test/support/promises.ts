import assert from 'node:assert/strict';

import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';

/** What must never be found, whatever happened before: each query lists its cases in a column `id`. */
const broken = {
  'a place with two live visits': sql`
    select slot_id as id from appointments where status <> 'cancelled' group by slot_id having count(*) > 1`,
  'a place that is busy without a visit, or not busy with one': sql`
    select id from slots where (status = 'busy') <> exists (
      select from appointments where slot_id = slots.id and status <> 'cancelled')`,
  'a visit at another time or clinic than its place': sql`
    select appointments.id from appointments join slots on slots.id = slot_id
    where (appointments.starts_at, appointments.ends_at, appointments.clinic_id) <> (slots.starts_at, slots.ends_at, slots.clinic_id)`,
  'a hold on a place that is neither free nor, while it lasts, set aside for its holder': sql`
    select held.slot_id from holds as held join slots on slots.id = held.slot_id
    where slots.status <> 'free' and not (slots.status = 'set-aside' and (held.expires_at <= statement_timestamp() or exists (
      select from invitation_slots as kept join invitations as of on of.id = kept.invitation_id
      where kept.slot_id = held.slot_id and of.patient_id = held.patient_id)))`,
  'a place set aside for no invitation': sql`
    select id from slots where status = 'set-aside' and id not in (select slot_id from invitation_slots)`,
  'an invitation with two live visits': sql`
    select invitation_id from appointments where invitation_id is not null and status <> 'cancelled' group by invitation_id having count(*) > 1`,
  'a person with two visits at the same time': sql`
    select one.id from appointments as one join appointments as two on one.patient_id = two.patient_id and one.id < two.id
      and one.status = 'booked' and two.status = 'booked'
      and tstzrange(one.starts_at, one.ends_at) && tstzrange(two.starts_at, two.ends_at)`,
  'a person with two holds, offers apart': sql`
    select patient_id from holds where kind = 'booking' group by patient_id having count(*) > 1`,
  'a person with more than three visits ahead': sql`
    select patient_id from appointments where status = 'booked' group by patient_id having count(*) > 3`,
};

/** All of it in one statement: one moment of the database, even beside writers. */
const everyBroken = sql<{ what: string; id: string }>`${sql.join(
  Object.entries(broken).map(
    ([what, cases]) => sql`select ${what}::text as what, id::text from (${cases}) as found (id)`,
  ),
  sql` union all `,
)}`;

/** Looks at one moment. @throws when a promise is broken at that moment */
const assertPromises = async (db: Kysely<Tables>, when: string): Promise<void> => {
  assert.deepEqual((await everyBroken.execute(db)).rows, [], when);
};

/**
 * Looks again and again while something happens.
 * @returns how many moments were looked at. @throws when a promise was broken at one of them
 */
export const assertPromisesDuring = async (
  db: Kysely<Tables>,
  happening: Promise<unknown>,
  when: string,
): Promise<number> => {
  const state = { isOver: false };
  const ended = happening.finally(() => {
    state.isOver = true;
  });
  let moments = 0;
  for (; !state.isOver; moments += 1) await assertPromises(db, `${when}, while it happens`);
  await ended;
  await assertPromises(db, `${when}, afterwards`);
  return moments;
};
