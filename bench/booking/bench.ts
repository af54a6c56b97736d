import type { Outcome } from '../report/outcome.ts';
import { startGenerator, type Generator } from '../load/generate.ts';
import type { Shot } from '../load/shot.ts';
import { inRotatedRounds } from '../measure/rounds.ts';
import { measured, ratioOf } from '../measure/volleys.ts';
import { startCluster } from '../stage/cluster.ts';
import { countLiveAppointments } from './countLiveAppointments.ts';
import { prepareStage, type Stage } from './stage.ts';
import { describeBooking, type Load } from './tables.ts';

/** How many ask at once, and how many reservations each side makes in a round. */
const loads = [
  { requesters: 1, each: 400 },
  { requesters: 16, each: 1_600 },
  { requesters: 64, each: 1_600 },
];
const rounds = 5;
const warmUp = 400;

/** Two sides, the warm-up and every round. */
const ticketsNeeded = 2 * (warmUp + rounds * loads.reduce((sum, { each }) => sum + each, 0));

const measureLoad = async (
  stage: Stage,
  generator: Generator,
  { requesters, each }: { requesters: number; each: number },
): Promise<Load> => {
  const side = (name: 'product' | 'floor') => ({
    name,
    measure: async () => {
      const shots: Shot[] = stage.take(name, each);
      await stage.settle();
      return generator.fire({ address: stage[name].address, requesters, shots });
    },
  });
  const volleys = await inRotatedRounds(rounds, [side('product'), side('floor')]);
  const [product, floor] = [volleys.get('product') ?? [], volleys.get('floor') ?? []];
  return { requesters, product: measured(product), floor: measured(floor), ratio: ratioOf(product, floor) };
};

/** Reserves distinct free slots through the whole product, and through the floor, in rotated rounds. */
export const run = async (): Promise<Outcome> => {
  const cluster = await startCluster();
  const generator = startGenerator();
  try {
    const stage = await prepareStage(cluster, ticketsNeeded + 1);
    const atRest = { node: stage.product.memory(), database: cluster.memory() };
    const before = await countLiveAppointments(stage.databaseUrl);
    for (const name of ['product', 'floor'] as const) {
      await generator.fire({ address: stage[name].address, requesters: 16, shots: stage.take(name, warmUp) });
    }
    const found: Load[] = [];
    for (const load of loads) found.push(await measureLoad(stage, generator, load));
    const afterLoad = { node: stage.product.memory(), database: cluster.memory() };
    const stored = (await countLiveAppointments(stage.databaseUrl)) - before - 2 * warmUp;
    await stage.stop();
    return describeBooking({ loads: found, stored, atRest, afterLoad });
  } finally {
    await generator.stop();
    await cluster.stop();
  }
};
