import { join } from 'node:path';

import type { Shot } from '../load/shot.ts';
import { layNetwork } from '../network/layNetwork.ts';
import { makeTexts, openRecording } from '../replay/recording.ts';
import { templateOf } from '../replay/template.ts';
import { send } from '../stage/calls.ts';
import type { Cluster } from '../stage/cluster.ts';
import { startFloor } from '../stage/floor.ts';
import { startProduct } from '../stage/product.ts';
import type { Program } from '../stage/program.ts';
import { prepareTickets, reserveShot, type Ticket } from './tickets.ts';

/** The product and its floor on one database, with a stock of reservations to make. */
export type Stage = {
  databaseUrl: string;
  product: Program;
  floor: Program;
  /** The next reservations, as the side wants them. @throws RangeError when the stock is used up */
  take: (side: 'product' | 'floor', count: number) => Shot[];
  settle: () => Promise<void>;
  stop: () => Promise<void>;
};

const slots = 100_000;

/** What the product sends to the database for one reservation, learnt from it. */
const learn = async (address: string, file: string, ticket: Ticket) => {
  const statements = await openRecording(file).during(async () => {
    await (await send(address, reserveShot(ticket))).arrayBuffer();
  });
  return templateOf(statements, ticket.facts);
};

/** Lays a network of 100,000 slots, learns the statements of a reservation, and starts both sides. */
export const prepareStage = async (cluster: Cluster, count: number): Promise<Stage> => {
  const databaseUrl = await cluster.createDatabase('booking');
  const recordTo = join(cluster.folder, 'booking.recording');
  const recorded = await startProduct({ databaseUrl, dataDir: cluster.folder, recordTo });
  await layNetwork(databaseUrl, slots);
  const [first, ...stock] = await prepareTickets(databaseUrl, recorded.address, count);
  if (first === undefined) throw new RangeError('No reservation was prepared.');
  const template = await learn(recorded.address, recordTo, first);
  await recorded.stop();

  const { texts, stepsOf } = makeTexts();
  stepsOf(template(first.facts));
  const product = await startProduct({ databaseUrl, dataDir: cluster.folder });
  const floor = await startFloor(databaseUrl, texts);
  const floorShot = ({ facts }: Ticket): Shot => ({
    method: 'POST',
    path: '/',
    headers: {},
    body: JSON.stringify(stepsOf(template(facts))),
  });
  return {
    databaseUrl,
    product,
    floor,
    take: (side, wanted) => {
      const taken = stock.splice(0, wanted);
      if (taken.length < wanted) throw new RangeError('The stock of reservations is used up.');
      return taken.map(side === 'product' ? reserveShot : floorShot);
    },
    settle: cluster.settle,
    stop: async () => {
      await product.stop();
      await floor.stop();
    },
  };
};
