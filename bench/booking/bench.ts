import { startGenerator, type Generator } from '../load/generate.ts';
import { inRotatedRounds } from '../measure/rounds.ts';
import { measured, ratioOf } from '../measure/volleys.ts';
import type { Outcome, Round } from '../report/outcome.ts';
import { startCluster } from '../stage/cluster.ts';
import { countLiveAppointments } from './countLiveAppointments.ts';
import { endHolds } from './endHolds.ts';
import { prepareStage, sides, type Side, type Stage } from './stage.ts';
import { describeBooking, type Load } from './tables.ts';
import type { Act } from './tickets.ts';

/** How many ask at once, and how many slots each side takes in a round. */
const whole = {
  slots: 100_000,
  loads: [
    { requesters: 1, each: 200 },
    { requesters: 16, each: 800 },
    { requesters: 64, each: 800 },
  ],
  rounds: 5,
  warmUp: 400,
};
const smoke: Size = { slots: 10_000, loads: [{ requesters: 4, each: 40 }], rounds: 1, warmUp: 40 };

type Size = typeof whole;

/** Every side, the warm-up and every round. */
const slotsNeeded = ({ loads, rounds, warmUp }: Size): number =>
  sides.length * (warmUp + rounds * loads.reduce((sum, { each }) => sum + each, 0));

type Ask = { act: Act; requesters: number; each: number };
type Asks = Ask & Pick<Size, 'rounds'>;

const fire = async (stage: Stage, generator: Generator, side: Side, { act, requesters, each }: Ask) => {
  const shots = stage.take(side, act, each);
  await stage.settle();
  const volley = await generator.fire({ address: stage[side].address, requesters, shots });
  if (act === 'hold') await endHolds(stage.databaseUrl);
  return volley;
};

const measureLoad = async (stage: Stage, generator: Generator, { rounds, ...ask }: Asks): Promise<Load> => {
  const volleys = await inRotatedRounds(
    rounds,
    sides.map((name) => ({ name, measure: () => fire(stage, generator, name, ask) })),
  );
  const of = (side: Side) => volleys.get(side) ?? [];
  return {
    ...ask,
    product: measured(of('product')),
    floor: measured(of('floor')),
    bare: measured(of('bare')),
    besideFloor: ratioOf(of('product'), of('floor')),
    besideBare: ratioOf(of('product'), of('bare')),
  };
};

/** Holds and reserves distinct free slots through the whole product, and through both floors, in rotated rounds. */
export const run = async ({ isSmoke }: Round): Promise<Outcome> => {
  const size = isSmoke ? smoke : whole;
  const { slots, loads, rounds, warmUp } = size;
  const cluster = await startCluster();
  const generator = startGenerator();
  try {
    const stage = await prepareStage(cluster, slots, slotsNeeded(size));
    const memory = () => ({ node: stage.product.memory(), database: cluster.memory() });
    const atRest = memory();
    const before = await countLiveAppointments(stage.databaseUrl);
    const found: Load[] = [];
    for (const act of ['hold', 'reserve'] as const) {
      for (const side of sides) await fire(stage, generator, side, { act, requesters: 16, each: warmUp });
      for (const load of loads) found.push(await measureLoad(stage, generator, { act, rounds, ...load }));
    }
    const afterLoad = memory();
    const stored = (await countLiveAppointments(stage.databaseUrl)) - before - sides.length * warmUp;
    await stage.stop();
    return describeBooking({ loads: found, sent: stage.sent, stored, atRest, afterLoad });
  } finally {
    await generator.stop();
    await cluster.stop();
  }
};
