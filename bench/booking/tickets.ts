import { randomUUID } from 'node:crypto';

import pg from 'pg';

import type { Shot } from '../load/shot.ts';
import { addPeople } from '../network/people.ts';
import type { Facts } from '../replay/template.ts';
import { firstCalls, shotOf, type SignedIn } from '../stage/calls.ts';

/** A free slot, and the person who will take it. */
export type Ticket = { person: SignedIn; facts: Facts };

/** As many appointments as a person may have before them. */
const appointmentsEach = 3;

/** Free slots, ordered by professional: three neighbours never overlap. */
const freeSlots = `
  select slots.id as "placeId", slots.clinic_id as "clinicId", slots.service_id as "serviceId",
    coalesce(slots.professional_id::text, '') as "professionalId", slots.starts_at as "startsAt", slots.ends_at as "endsAt"
  from slots left join holds on holds.slot_id = slots.id
  where slots.status = 'free' and holds.slot_id is null and slots.starts_at > now() + interval '1 day'
  order by slots.professional_id, slots.starts_at limit $1`;

type SlotRow = Record<'slotId' | 'clinicId' | 'serviceId' | 'professionalId', string> & {
  startsAt: Date;
  endsAt: Date;
};

const findSlots = async (databaseUrl: string, count: number): Promise<SlotRow[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<SlotRow>(freeSlots, [count]).finally(() => client.end());
  if (rows.length < count) throw new Error(`The network has ${rows.length} free places, ${count} are needed.`);
  return rows;
};

const factsOf = (person: SignedIn, { startsAt, endsAt, ...ids }: SlotRow): Facts => ({
  ...ids,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  patientId: person.patientId,
  accountId: person.accountId,
  sessionId: person.sessionId,
  tokenHash: person.tokenHash,
  idempotencyKey: randomUUID(),
});

/**
 * Prepares so many reservations: distinct slots, people signed in who take three each. Ordered so that a person's three
 * are far apart, and neighbours in the calendar too.
 * @param address of a running product, at which each person makes a first call
 */
export const prepareTickets = async (databaseUrl: string, address: string, count: number): Promise<Ticket[]> => {
  const slots = await findSlots(databaseUrl, count);
  const people = await firstCalls(
    address,
    await addPeople(databaseUrl, 'booking', Math.ceil(count / appointmentsEach)),
  );
  const tickets = people.flatMap((person, at) =>
    slots
      .slice(at * appointmentsEach, (at + 1) * appointmentsEach)
      .map((slot, turn) => ({ turn, ticket: { person, facts: factsOf(person, slot) } })),
  );
  return tickets.toSorted((a, b) => a.turn - b.turn).map(({ ticket }) => ticket);
};

/** POST appointment/reserve for a ticket, as the portal sends it. */
export const reserveShot = ({ person, facts }: Ticket): Shot =>
  shotOf(
    'reserveSlot',
    person,
    { space: facts.slotId, raisonVisite: 'cold-flu', perName: 'Service', dependent: null },
    { 'idempotency-key': facts.idempotencyKey ?? '' },
  );
