// Holds: product §4 alerts
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql, type Kysely } from 'kysely';

import { couldTakeIt, suits } from '../../src/data/alerts/suits.ts';
import { newcomerLoad } from '../../src/data/newcomers.ts';
import type { Tables } from '../../src/data/tables.ts';
import { weekOf } from '../../src/domain/newcomers.ts';
import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';

/**
 * Ten thousand people who wait: a third for one clinic each, a third around a point, a third anywhere else; four kinds
 * of appointment.
 */
const addWatchers = async (db: Kysely<Tables>, clinicIds: string[]): Promise<void> => {
  await sql`insert into patients (id) select gen_random_uuid() from generate_series(1, 10000)`.execute(db);
  await sql`
    insert into accounts (id, patient_id, login, email, email_verified_at, password_hash, lang)
    select id, id, id::text, id::text || '@exemple.ca', now(), '', 'fr' from patients`.execute(db);
  await sql`
    insert into alerts (id, patient_id, account_id, criteria_sealed, care_types, clinic_ids, professional_ids, modes, languages, day_parts,
      weekdays, period, latitude, longitude, radius_metres, area, max_upcoming)
    select gen_random_uuid(), id, id, '', array[(array['walk-in', 'follow-up', 'periodic', 'priority'])[1 + n % 4]],
      case when n % 3 = 0 then array[(${clinicIds}::uuid[])[1 + n % 200]] else '{}' end, '{}', '{}', '{}', '{}', '{}',
      daterange(current_date + n % 20, current_date + n % 20 + 7, '[]'),
      case when n % 3 = 1 then y end, case when n % 3 = 1 then x end, case when n % 3 = 1 then 15000 end,
      box(point(x - 0.2, y - 0.14), point(x + 0.2, y + 0.14)), 3
    from (select id, n, 45 + (n % 30) / 10.0 as y, -74 + (n % 17) / 5.0 as x
      from (select id, row_number() over ()::int as n from patients) as people) as placed`.execute(db);
  await sql`analyze`.execute(db);
};

test('of 10,000 alerts, the server reads only those near a freed slot, found through their clinics and their search area', async (t) => {
  const { db } = await bookingStage(t);
  const clinicIds = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      addClinic(db, { latitude: 45 + (n % 30) / 10, longitude: -74 + (n % 17) / 5 }),
    ),
  );
  const slotId = await addSlot(db, { clinicId: clinicIds[7] ?? '', start: 60 });
  await addWatchers(db, clinicIds);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off, summary off, buffers off)
    select a.id from slots as p join clinics as c on c.id = p.clinic_id join alerts as a on ${suits} and ${couldTakeIt}
    where p.id = ${slotId}::uuid order by a.created_at, a.id limit 1 for update of a skip locked`.execute(db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  assert.match(plan, /Bitmap Index Scan on alerts_waiting_clinics_idx/);
  assert.match(plan, /Bitmap Index Scan on alerts_waiting_area_idx/);
  assert.doesNotMatch(plan, /Seq Scan on alerts/);
  const pages = Number(/Heap Blocks: exact=(\d+)/.exec(plan)?.[1]);
  assert.ok(pages > 0 && pages < 200, plan);
});

test('for one freed slot, the server counts the newcomers of the week once, however many people wait', async (t) => {
  const { db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const slotId = await addSlot(db, { clinicId, start: 60 });
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off, summary off, buffers off)
    with ${newcomerLoad({ clinicId, week: weekOf(new Date()) }, { slotId })}
    select (select visits.booked + held_slots.held < open_slots.free + waiting.at from open_slots, visits, held_slots)
    from generate_series(1, 1000) as waiting (at)`.execute(db);
  const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => / on (slots|appointments|holds) /.test(line));
  assert.ok(scans.length >= 3);
  for (const scan of scans) assert.match(scan, /loops=1\)|never executed/);
});
