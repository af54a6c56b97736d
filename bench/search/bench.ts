import { startGenerator, type Generator } from '../load/generate.ts';
import { inRotatedRounds } from '../measure/rounds.ts';
import { measured, ratioOf } from '../measure/volleys.ts';
import type { Outcome, Round } from '../report/outcome.ts';
import { startCluster, type Cluster } from '../stage/cluster.ts';
import { prepareStage, sides, type Side, type Stage } from './stage.ts';
import { describeSearch, type Load } from './tables.ts';

const sizes = [10_000, 100_000, 1_000_000];
const warmUp = 100;

const nameOf = (slots: number, side: Side): string => `${side} on ${slots}`;

type Ask = { requesters: number; rounds: number };

const measureLoad = async (
  stages: readonly Stage[],
  generator: Generator,
  { requesters, rounds }: Ask,
): Promise<Load[]> => {
  const measures = stages.flatMap((stage) =>
    sides.map((side) => ({
      name: nameOf(stage.slots, side),
      measure: async () => {
        const [{ address }, shots] = [stage[side], stage.shots[side]];
        await generator.fire({ address, requesters, shots: shots.slice(0, warmUp) });
        return generator.fire({ address, requesters, shots });
      },
    })),
  );
  const volleys = await inRotatedRounds(rounds, measures);
  return stages.map(({ slots }) => {
    const of = (side: Side) => volleys.get(nameOf(slots, side)) ?? [];
    return {
      ...{ slots, requesters },
      product: measured(of('product')),
      floor: measured(of('floor')),
      bare: measured(of('bare')),
      besideFloor: ratioOf(of('product'), of('floor')),
      besideBare: ratioOf(of('product'), of('bare')),
    };
  });
};

const prepareAll = async (cluster: Cluster, isSmoke: boolean): Promise<Stage[]> => {
  const stages: Stage[] = [];
  for (const slots of isSmoke ? sizes.slice(0, 1) : sizes) stages.push(await prepareStage(cluster, slots));
  await cluster.settle();
  return stages;
};

/** The same questions to networks of three sizes, through the product and through both floors, in rotated rounds. */
export const run = async ({ isSmoke }: Round): Promise<Outcome> => {
  const rounds = isSmoke ? 1 : 5;
  const cluster = await startCluster();
  const generator = startGenerator();
  try {
    const stages = await prepareAll(cluster, isSmoke);
    const loads: Load[] = [];
    for (const requesters of [1, 16]) loads.push(...(await measureLoad(stages, generator, { requesters, rounds })));
    const memory = { node: stages.at(-1)?.product.memory() ?? 0, database: cluster.memory() };
    for (const stage of stages) await stage.stop();
    return describeSearch({ loads, empty: new Map(stages.map(({ slots, empty }) => [slots, empty])), memory });
  } finally {
    await generator.stop();
    await cluster.stop();
  }
};
