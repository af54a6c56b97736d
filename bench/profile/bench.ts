import { startGenerator, type Generator } from '../load/generate.ts';
import { measured } from '../measure/volleys.ts';
import type { Outcome, Round } from '../report/outcome.ts';
import { startCluster, type Cluster } from '../stage/cluster.ts';
import { acts, prepareStage, type Stage } from './stage.ts';
import { describeProfile, type Spent } from './tables.ts';

const whole = { slots: 100_000, each: 600, warmUp: 300, requesters: [1, 16] };
const smoke: typeof whole = { slots: 10_000, each: 20, warmUp: 10, requesters: [1] };

type Ask = { act: Spent['act']; requesters: number; each: number };

/** One volley, with what the server, the database and its statements took meanwhile. */
const spend = async (
  { stage, cluster, generator }: { stage: Stage; cluster: Cluster; generator: Generator },
  { act, requesters, each }: Ask,
): Promise<Spent> => {
  const shots = stage.take(act, each);
  await stage.settle();
  await stage.counters.reset();
  const before = { node: stage.product.cpu(), database: cluster.cpu() };
  const volley = await generator.fire({ address: stage.product.address, requesters, shots });
  const after = { node: stage.product.cpu(), database: cluster.cpu() };
  const counts = await stage.counters.read();
  return {
    ...{ act, requesters, each, counts, volley: measured([volley]) },
    wallMs: volley.seconds * 1_000,
    nodeMs: after.node - before.node,
    databaseMs: after.database - before.database,
  };
};

/** Where the time of a hold, a booking and a search goes. */
export const run = async ({ isSmoke }: Round): Promise<Outcome> => {
  const { slots, each, warmUp, requesters } = isSmoke ? smoke : whole;
  const cluster = await startCluster({ counts: true });
  const generator = startGenerator();
  try {
    const stage = await prepareStage(cluster, slots, warmUp + each * requesters.length);
    const on = { stage, cluster, generator };
    const spent: Spent[] = [];
    for (const act of acts) {
      await spend(on, { act, requesters: 4, each: warmUp });
      for (const count of requesters) spent.push(await spend(on, { act, requesters: count, each }));
    }
    await stage.stop();
    return describeProfile(spent);
  } finally {
    await generator.stop();
    await cluster.stop();
  }
};
