// Holds: product §4 one-winner, product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import type { Patient, Reply } from '../support/booking.ts';
import { seededRandom, testSeed } from '../support/seededRandom.ts';
import { fedStage } from './conflictStage.ts';
import { publishedSlot } from './publicationFolder.ts';

const waves = Number(process.env.INTERLEAVING_WAVES ?? 12);

const hours = ['09:00-09:30', '10:00-10:30', '11:00-11:30'];

type Room = { start: string; live: number; open: number; conflicts: number };

/** Of each period: appointments, slots that anybody may take, and conflicts. */
const roomsOf = async (db: Kysely<Tables>): Promise<Room[]> => {
  const { rows } = await sql<Room>`
    select to_char(slots.starts_at at time zone 'America/Toronto', 'HH24:MI') as start,
      count(appointments.id)::int as live, count(*) filter (where slots.status = 'free')::int as open,
      count(conflict.id)::int as conflicts
    from slots left join appointments on appointments.slot_id = slots.id and appointments.status <> 'cancelled'
    left join feed_conflicts as conflict on conflict.appointment_id = appointments.id and conflict.settled_at is null
    group by 1 order by 1`.execute(db);
  return rows;
};

type Slot = { id: string; clinic_id: string; source_key: string };

const noFault = <T extends Reply<unknown>>(reply: T): T => {
  assert.ok(reply.status < 500, reply.raw);
  return reply;
};

/** What people do with these slots, drawn before anything is asked. */
const actsOf = (people: Patient[], random: () => number) => {
  const below = (count: number) => Math.floor(random() * count);
  const owners = new Map<string, { who: Patient; clinicId: string }>();
  const reserve = async (who: Patient, { id, clinic_id: clinicId }: Slot): Promise<void> => {
    const { status, body } = noFault(await who.reserve(id, { raisonVisite: 'vaccination' }));
    if (status === 201) owners.set(body.reservationId, { who, clinicId });
  };
  const act = async (slots: Slot[]): Promise<void> => {
    const [who, slot, dice] = [people[below(people.length)], slots[below(slots.length)], random()];
    const [reservationId, owner] = [...owners][below(owners.size)] ?? [];
    if (who === undefined || slot === undefined) return;
    if (dice < 0.6 || reservationId === undefined || owner === undefined) await reserve(who, slot);
    else if (dice < 0.8) {
      const { status } = noFault(await owner.who.cancel({ clinicId: owner.clinicId, reservationId }));
      if (status === 200) owners.delete(reservationId);
    } else noFault(await owner.who.reschedule(reservationId, slot.id));
  };
  /** Each person takes the slot of their number in every period. */
  const fill = async (slots: Slot[]): Promise<void> => {
    for (const slot of slots) {
      const who = people[Number(slot.source_key.split('#')[1]) - 1];
      if (who !== undefined) await reserve(who, slot);
    }
  };
  return { act, fill, below };
};

test(`no time is sold twice, whatever the order of imports, bookings, moves and cancellations (${waves} waves)`, async (t) => {
  const { db, run, slots, patients, conflicts } = await fedStage(t);
  const seed = testSeed(2076);
  const random = seededRandom(seed);
  const { act, fill, below } = actsOf(await patients(5), random);
  for (let wave = 0; wave < waves; wave += 1) {
    const isRoomy = wave % 2 === 0;
    const capacities = hours.map(() => (isRoomy ? 3 : below(3)));
    const published = hours.flatMap((hour, at) =>
      capacities[at] === 0 && random() < 0.5 ? [] : [publishedSlot(hour, capacities[at] ?? 0)],
    );
    if (wave === 0) await run({ slots: published });
    const known = await slots();
    if (!isRoomy) await fill(known);
    const when = `wave ${wave}, seed ${seed}`;
    for (const beside of [[run({ slots: published })], []]) {
      await Promise.all([...beside, ...Array.from({ length: 10 }, () => act(known))]);
      for (const [at, { live, open }] of (await roomsOf(db)).entries())
        assert.ok(open === 0 || live + open <= (capacities[at] ?? 0), `${hours[at]} is sold twice, ${when}`);
    }
    await run({ slots: published });
    for (const [at, room] of (await roomsOf(db)).entries()) {
      const [{ live, open }, capacity] = [room, capacities[at] ?? 0];
      assert.deepEqual([live + open, room.conflicts], [Math.max(capacity, live), Math.max(0, live - capacity)], when);
    }
  }
  const { length: found } = await conflicts();
  t.diagnostic(`${found} conflicts`);
  assert.ok(found > 5, 'hardly any conflict: the test did not test');
});
