import { join } from 'node:path';

import { searchAnswer, type Criteria } from '../../contract/appointments.ts';
import { bareShot, startBare } from '../bare/startBare.ts';
import type { Shot } from '../load/shot.ts';
import { layNetwork } from '../network/layNetwork.ts';
import { addPeople } from '../network/people.ts';
import { makeTexts, openRecording } from '../replay/recording.ts';
import { firstCalls, send, shotOf } from '../stage/calls.ts';
import type { Cluster } from '../stage/cluster.ts';
import { startFloor } from '../stage/floor.ts';
import { startProduct } from '../stage/product.ts';
import type { Program } from '../stage/program.ts';
import { pageSize, questions } from './questions.ts';

/** `floor` repeats the statements of the product; `bare` sends one of its own. */
export const sides = ['product', 'floor', 'bare'] as const;
export type Side = (typeof sides)[number];

/** The product and its floors on one network, with the same questions for all. */
export type Stage = Record<Side, Program> & {
  slots: number;
  shots: Record<Side, Shot[]>;
  /** How many of the questions find nothing. */
  empty: number;
  stop: () => Promise<void>;
};

/** The next free slots of the care type from that day, as many as the product gives. */
const bareQuestion = ({ careType, from }: Criteria): Shot =>
  bareShot('search', [careType ?? '', `${from ?? ''}T05:00Z`, String(pageSize)]);

/** Asks the recording product every question once; gives the shots of all sides. */
const learn = async (databaseUrl: string, address: string, { file, asked }: { file: string; asked: number }) => {
  const [person] = await firstCalls(address, await addPeople(databaseUrl, 'search', 1));
  if (person === undefined) throw new Error('Nobody is there to search.');
  const recording = openRecording(file);
  const { texts, stepsOf } = makeTexts();
  const shots: Stage['shots'] = { product: [], floor: [], bare: [] };
  let empty = 0;
  for (const criteria of questions(asked)) {
    const shot = shotOf('searchSlots', person, { criteria });
    const statements = await recording.during(async () => {
      const { spaces } = searchAnswer.parse(await (await send(address, shot)).json());
      if (spaces.length === 0) empty += 1;
    });
    shots.product.push(shot);
    shots.floor.push({ method: 'POST', path: '/', headers: {}, body: JSON.stringify(stepsOf(statements)) });
    shots.bare.push(bareQuestion(criteria));
  }
  return { texts, shots, empty };
};

/** Lays a network of so many slots and starts all sides on it. */
export const prepareStage = async (cluster: Cluster, slots: number, asked: number): Promise<Stage> => {
  const databaseUrl = await cluster.createDatabase(`search_${slots}`);
  const recordTo = join(cluster.folder, `search_${slots}.recording`);
  const recorded = await startProduct({ databaseUrl, dataDir: cluster.folder, recordTo });
  await layNetwork(databaseUrl, slots);
  const { texts, shots, empty } = await learn(databaseUrl, recorded.address, { file: recordTo, asked });
  await recorded.stop();
  const product = await startProduct({ databaseUrl, dataDir: cluster.folder });
  const floor = await startFloor(databaseUrl, texts);
  const bare = await startBare(databaseUrl);
  return {
    ...{ slots, product, floor, bare, shots, empty },
    stop: async () => {
      for (const program of [product, floor, bare]) await program.stop();
    },
  };
};
