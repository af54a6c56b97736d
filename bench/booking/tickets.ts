import { randomUUID } from 'node:crypto';

import { bareShot } from '../bare/startBare.ts';
import type { Shot } from '../load/shot.ts';
import { addPeople } from '../network/people.ts';
import { freshReference } from '../replay/fresh.ts';
import type { Facts } from '../replay/template.ts';
import { firstCalls, shotOf, type SignedIn } from '../stage/calls.ts';
import { askOnce } from '../stage/rowsOf.ts';

/** A free slot, and the person who will take it. */
export type Ticket = { person: SignedIn; facts: Facts };

export type Act = 'hold' | 'reserve';

/** As many appointments as a person may have before them. */
const appointmentsEach = 3;

const reason = 'cold-flu';

/**
 * Slots that any adult may take in person for that reason, ordered by professional: three neighbours never overlap.
 */
const freeSlots = `
  select slots.id as "slotId", slots.clinic_id as "clinicId", slots.service_id as "serviceId",
    coalesce(slots.professional_id::text, '') as "professionalId", slots.starts_at as "startsAt", slots.ends_at as "endsAt"
  from slots join services on services.id = slots.service_id left join holds on holds.slot_id = slots.id
  where slots.status = 'free' and holds.slot_id is null and slots.starts_at > now() + interval '1 day'
    and slots.mode = 'in-person' and (services.modes = '{}' or slots.mode = any(services.modes))
    and (services.reasons = '{}' or $2 = any(services.reasons))
    and coalesce(services.min_age, 0) <= 18 and coalesce(services.max_age, 200) >= 64
  order by slots.professional_id, slots.starts_at limit $1`;

type SlotRow = Awaited<ReturnType<typeof findSlots>>[number];

const findSlots = async (databaseUrl: string, count: number) => {
  const rows = await askOnce(
    databaseUrl,
    { text: freeSlots, values: [count, reason] },
    {
      slotId: 'text',
      clinicId: 'text',
      serviceId: 'text',
      professionalId: 'text',
      startsAt: 'instant',
      endsAt: 'instant',
    },
  );
  if (rows.length < count) throw new Error(`The network has ${rows.length} such slots, ${count} are needed.`);
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

const portalBody = (act: Act, { slotId }: Facts) =>
  act === 'hold'
    ? { spaceId: slotId, raisonVisite: reason, reservationId: null, dependent: null }
    : { space: slotId, raisonVisite: reason, perName: 'Service', dependent: null };

/** POST appointment/hold or appointment/reserve for a ticket, as the portal sends it. */
export const productShot = (act: Act, { person, facts }: Ticket): Shot =>
  shotOf(act === 'hold' ? 'holdSlot' : 'reserveSlot', person, portalBody(act, facts), {
    'idempotency-key': randomUUID(),
  });

export const bareShotOf = (act: Act, { person, facts: { slotId = '' } }: Ticket): Shot =>
  bareShot(act, act === 'hold' ? [slotId, person.patientId] : [slotId, person.patientId, freshReference()]);
