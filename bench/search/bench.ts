import { startGenerator, type Generator } from '../load/generate.ts';
import { inRotatedRounds } from '../measure/rounds.ts';
import { measured, ratioOf } from '../measure/volleys.ts';
import type { Outcome, Round } from '../report/outcome.ts';
import { startCluster, type Cluster } from '../stage/cluster.ts';
import { prepareStage, sides, type Side, type Stage } from './stage.ts';
import { describeSearch, type Load } from './tables.ts';

const sizes = [10_000, 100_000, 1_000_000];
/** Questions, and how many of them warm up before each volley. */
const whole = { sizes, asked: 400, warmUp: 100, rounds: 5 };
const smoke: typeof whole = { sizes: sizes.slice(0, 1), asked: 40, warmUp: 10, rounds: 1 };

const nameOf = (slots: number, side: Side): string => `${side} on ${slots}`;

type Ask = { requesters: number; rounds: number; warmUp: number };

const measureLoad = async (
  stages: readonly Stage[],
  generator: Generator,
  { requesters, rounds, warmUp }: Ask,
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

const prepareAll = async (cluster: Cluster, wanted: Pick<typeof whole, 'sizes' | 'asked'>): Promise<Stage[]> => {
  const stages: Stage[] = [];
  for (const slots of wanted.sizes) stages.push(await prepareStage(cluster, slots, wanted.asked));
  await cluster.settle();
  return stages;
};

/** The same questions to networks of three sizes, through the product and through both floors, in rotated rounds. */
export const run = async ({ isSmoke }: Round): Promise<Outcome> => {
  const size = isSmoke ? smoke : whole;
  const { asked, rounds, warmUp } = size;
  const cluster = await startCluster();
  const generator = startGenerator();
  try {
    const stages = await prepareAll(cluster, size);
    const loads: Load[] = [];
    for (const requesters of [1, 16])
      loads.push(...(await measureLoad(stages, generator, { requesters, rounds, warmUp })));
    const memory = { node: stages.at(-1)?.product.memory() ?? 0, database: cluster.memory() };
    for (const stage of stages) await stage.stop();
    return describeSearch({ loads, asked, empty: new Map(stages.map(({ slots, empty }) => [slots, empty])), memory });
  } finally {
    await generator.stop();
    await cluster.stop();
  }
};
