import { setTimeout as sleep } from 'node:timers/promises';

import { inRotatedRounds } from '../measure/rounds.ts';
import { startCluster } from '../stage/cluster.ts';
import type { Outcome, Round } from '../report/outcome.ts';
import { startAudience, type Audience } from './audience.ts';
import { prepareStage, type Side } from './stage.ts';
import { describeLive, type Delivery, type Memory } from './tables.ts';

/** How many patients are connected, how often all of them go and come back, and how many events each round tells to all. */
const full = { patients: 1_000, comings: 4, rounds: 5, eventsEach: 20, settleMs: 3_000 };
const smoke: typeof full = { patients: 20, comings: 1, rounds: 1, eventsEach: 3, settleMs: 300 };

/** `settleMs` is for what a server does after its last answer, such as freeing what it no longer needs. */
type Scale = typeof full;

const comeAndGo = async (
  { program, path, headers }: Side,
  audience: Audience,
  { comings, settleMs }: Scale,
): Promise<Memory> => {
  const before = program.memory();
  const open: number[] = [];
  for (let n = 0; n < comings; n += 1) {
    const count = await audience.open(program.address, path, headers);
    if (count !== headers.length) throw new Error(`${count} of ${headers.length} streams are open.`);
    await sleep(settleMs);
    open.push(program.memory());
    await audience.close();
    await sleep(settleMs);
  }
  return { before, open };
};

/** Lets events happen one after the other, each once the last was heard by all. */
const deliver = async (
  { happen, program, path, headers }: Side,
  audience: Audience,
  { eventsEach, settleMs }: Scale,
): Promise<Delivery> => {
  await audience.open(program.address, path, headers);
  await sleep(settleMs);
  const found: Delivery = { tookMs: [], lost: 0 };
  for (let n = 0; n < eventsEach; n += 1) {
    const { text, send } = happen();
    await audience.expect(text);
    const sentAt = performance.timeOrigin + performance.now();
    await send();
    const heardAt = await audience.heard();
    found.tookMs.push(...heardAt.map((at) => at - sentAt));
    found.lost += headers.length - heardAt.length;
  }
  await audience.close();
  return found;
};

const both = (deliveries: readonly Delivery[]): Delivery => ({
  tookMs: deliveries.flatMap(({ tookMs }) => tookMs),
  lost: deliveries.reduce((sum, { lost }) => sum + lost, 0),
});

/** A thousand patients connected to the product, and to the floor; what each costs, and how fast an event reaches all. */
export const run = async ({ isSmoke }: Round): Promise<Outcome> => {
  const scale = isSmoke ? smoke : full;
  const { patients, rounds } = scale;
  const cluster = await startCluster();
  const audience = startAudience();
  try {
    const { product, floor } = await prepareStage(cluster, scale);
    const memory = {
      product: await comeAndGo(product, audience, scale),
      floor: await comeAndGo(floor, audience, scale),
    };
    const deliveries = await inRotatedRounds(
      rounds,
      (['product', 'floor'] as const).map((name) => ({
        name,
        measure: () => deliver(name === 'product' ? product : floor, audience, scale),
      })),
    );
    const told = { product: both(deliveries.get('product') ?? []), floor: both(deliveries.get('floor') ?? []) };
    await product.program.stop();
    await floor.program.stop();
    return describeLive({ patients, memory, told });
  } finally {
    await audience.stop();
    await cluster.stop();
  }
};
