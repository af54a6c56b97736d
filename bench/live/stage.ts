import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { layNetwork } from '../network/layNetwork.ts';
import { addPeople } from '../network/people.ts';
import { firstCalls, send, shotOf, type SignedIn } from '../stage/calls.ts';
import type { Cluster } from '../stage/cluster.ts';
import { startProduct } from '../stage/product.ts';
import { startProgram, type Program } from '../stage/program.ts';
import { askOnce } from '../stage/rowsOf.ts';

/** A server with streams to open on it, and events to let happen: the text by which a listener knows one, and what causes it. */
export type Side = {
  program: Program;
  path: string;
  headers: Record<string, string>[];
  happen: () => { text: string; send: () => Promise<void> };
};

/** Enough for one clinic to have a free one for each event. */
const slotsFor = (events: number): number => Math.max(6_000, 600 * events);

/** The free slots for a visit in person at the clinic that has most of them. */
const busiestClinic = `
  with free as (
    select p.id, p.clinic_id from slots as p left join holds as h on h.slot_id = p.id
    where p.status = 'free' and p.mode = 'in-person' and h.slot_id is null and p.starts_at > now() + interval '1 day'
  ), busiest as (select clinic_id from free group by clinic_id order by count(*) desc limit 1)
  select id, clinic_id as "clinicId" from free join busiest using (clinic_id)`;

/** Somebody else holds one slot of the clinic after the other: each leaves the list on every screen. */
const holdOneByOne =
  (address: string, holder: SignedIn, ids: string[]): Side['happen'] =>
  () => {
    const spaceId = ids.pop();
    if (spaceId === undefined) throw new RangeError('The clinic has no more free places.');
    return {
      text: `"spaceId":"${spaceId}"`,
      send: async () => {
        await (await send(address, shotOf('holdSlot', holder, { spaceId, dependent: null }))).arrayBuffer();
      },
    };
  };

const tellAll =
  (address: string): Side['happen'] =>
  () => {
    const event = JSON.stringify({ type: 'place', spaceId: randomUUID(), clinicId: randomUUID(), state: 'taken' });
    return {
      text: event,
      send: async () => {
        await fetch(address, { method: 'POST', body: event });
      },
    };
  };

/** Starts both sides: the product on a network, with so many patients who look at one clinic; and the floor. */
export const prepareStage = async (
  cluster: Cluster,
  { patients, rounds, eventsEach }: { patients: number; rounds: number; eventsEach: number },
): Promise<{ product: Side; floor: Side }> => {
  const databaseUrl = await cluster.createDatabase('live');
  const product = await startProduct({ databaseUrl, dataDir: cluster.folder });
  await layNetwork(databaseUrl, slotsFor(rounds * eventsEach));
  const free = await askOnce(databaseUrl, { text: busiestClinic }, { id: 'text', clinicId: 'text' });
  const [{ clinicId } = { clinicId: '' }] = free;
  const people = await addPeople(databaseUrl, 'live', patients + 1);
  const [holder] = await firstCalls(product.address, people.slice(patients));
  if (holder === undefined) throw new Error('Nobody is there to hold a place.');
  const floor = await startProgram(fileURLToPath(new URL('floorServer.ts', import.meta.url)), { env: {} });
  const headers = people
    .slice(0, patients)
    .map(({ token }) => ({ cookie: `session=${token}`, accept: 'text/event-stream' }));
  return {
    product: {
      program: product,
      path: `/api/events?clinicIds=${clinicId}`,
      headers,
      happen: holdOneByOne(
        product.address,
        holder,
        free.map(({ id }) => id),
      ),
    },
    floor: { program: floor, path: '/', headers, happen: tellAll(floor.address) },
  };
};
