import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { startBare } from '../bare/startBare.ts';
import type { Shot } from '../load/shot.ts';
import { layNetwork } from '../network/layNetwork.ts';
import { makeTexts, openRecording } from '../replay/recording.ts';
import { templateOf } from '../replay/template.ts';
import { send } from '../stage/calls.ts';
import type { Cluster } from '../stage/cluster.ts';
import { startFloor } from '../stage/floor.ts';
import { startProduct } from '../stage/product.ts';
import type { Program } from '../stage/program.ts';
import { endHolds } from './endHolds.ts';
import { bareShotOf, prepareTickets, productShot, type Act, type Ticket } from './tickets.ts';

/** `floor` repeats the statements of the product; `bare` sends one of its own. */
export const sides = ['product', 'floor', 'bare'] as const;
export type Side = (typeof sides)[number];

/** The product and its floors on one database, with a stock of slots to take. */
export type Stage = Record<Side, Program> & {
  databaseUrl: string;
  /** How many statements the product sends for one act. */
  sent: Record<Act, number>;
  /** Slots to reserve are used up, slots to hold are free again. @throws RangeError when the stock is used up */
  take: (side: Side, act: Act, count: number) => Shot[];
  settle: () => Promise<void>;
  stop: () => Promise<void>;
};

/** What the product sends to the database for one act, learnt from it. */
const learn = async (address: string, file: string, act: Act, ticket: Ticket) => {
  const shot = productShot(act, ticket);
  const statements = await openRecording(file).during(async () => {
    await (await send(address, shot)).arrayBuffer();
  });
  const { 'idempotency-key': idempotencyKey = '' } = shot.headers;
  return { sent: statements.length, fill: templateOf(statements, { ...ticket.facts, idempotencyKey }) };
};

/** Lays a network of so many slots, learns the statements of both acts, and starts all sides; `count`: slots to take. */
export const prepareStage = async (cluster: Cluster, slots: number, count: number): Promise<Stage> => {
  const databaseUrl = await cluster.createDatabase('booking');
  const recordTo = join(cluster.folder, 'booking.recording');
  const recorded = await startProduct({ databaseUrl, dataDir: cluster.folder, recordTo });
  await layNetwork(databaseUrl, slots);
  const [first, second, ...stock] = await prepareTickets(databaseUrl, recorded.address, count + 2);
  if (first === undefined || second === undefined) throw new RangeError('No slot was prepared.');
  const learnt = {
    hold: await learn(recorded.address, recordTo, 'hold', first),
    reserve: await learn(recorded.address, recordTo, 'reserve', second),
  };
  await recorded.stop();
  await endHolds(databaseUrl);

  const { texts, stepsOf } = makeTexts();
  stepsOf(learnt.hold.fill(first.facts));
  stepsOf(learnt.reserve.fill(second.facts));
  const product = await startProduct({ databaseUrl, dataDir: cluster.folder });
  const floor = await startFloor(databaseUrl, texts);
  const bare = await startBare(databaseUrl);
  const floorShot = (act: Act, { facts }: Ticket): Shot => {
    const steps = stepsOf(learnt[act].fill({ ...facts, idempotencyKey: randomUUID() }));
    return { method: 'POST', path: '/', headers: {}, body: JSON.stringify(steps) };
  };
  const shotOf = { product: productShot, floor: floorShot, bare: bareShotOf };
  return {
    ...{ databaseUrl, product, floor, bare },
    sent: { hold: learnt.hold.sent, reserve: learnt.reserve.sent },
    take: (side, act, wanted) => {
      const taken = act === 'hold' ? stock.slice(0, wanted) : stock.splice(0, wanted);
      if (taken.length < wanted) throw new RangeError('The stock of slots is used up.');
      return taken.map((ticket) => shotOf[side](act, ticket));
    },
    settle: cluster.settle,
    stop: async () => {
      for (const program of [product, floor, bare]) await program.stop();
    },
  };
};
