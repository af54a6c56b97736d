import pg from 'pg';

import { endHolds } from '../booking/endHolds.ts';
import { prepareTickets, productShot } from '../booking/tickets.ts';
import type { Shot } from '../load/shot.ts';
import { layNetwork } from '../network/layNetwork.ts';
import { addPeople } from '../network/people.ts';
import { questions } from '../search/questions.ts';
import { firstCalls, shotOf } from '../stage/calls.ts';
import type { Cluster } from '../stage/cluster.ts';
import { startProduct } from '../stage/product.ts';
import type { Program } from '../stage/program.ts';
import { openCounters } from './counters.ts';

export const acts = ['hold', 'reserve', 'search'] as const;
export type Act = (typeof acts)[number];

export type Stage = {
  product: Program;
  counters: Awaited<ReturnType<typeof openCounters>>;
  /** Slots to reserve are used up, slots to hold are free again. @throws RangeError when the stock is used up */
  take: (act: Act, count: number) => Shot[];
  settle: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The product on a network of so many slots, with `count` of them to reserve. */
export const prepareStage = async (cluster: Cluster, slots: number, count: number): Promise<Stage> => {
  const databaseUrl = await cluster.createDatabase('profile');
  const product = await startProduct({ databaseUrl, dataDir: cluster.folder });
  await layNetwork(databaseUrl, slots);
  const stock = await prepareTickets(databaseUrl, product.address, count);
  const [person] = await firstCalls(product.address, await addPeople(databaseUrl, 'profile', 1));
  if (person === undefined) throw new Error('Nobody is there to search.');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const counters = await openCounters(client);
  return {
    product,
    counters,
    take: (act, wanted) => {
      if (act === 'search') return questions(wanted).map((criteria) => shotOf('searchSlots', person, { criteria }));
      const taken = act === 'hold' ? stock.slice(0, wanted) : stock.splice(0, wanted);
      if (taken.length < wanted) throw new RangeError('The stock of slots is used up.');
      return taken.map((ticket) => productShot(act, ticket));
    },
    settle: async () => {
      await endHolds(databaseUrl);
      await cluster.settle();
    },
    stop: async () => {
      await client.end();
      await product.stop();
    },
  };
};
