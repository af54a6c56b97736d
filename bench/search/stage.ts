import { join } from 'node:path';

import { searchAnswer } from '../../contract/appointments.ts';
import type { Shot } from '../load/shot.ts';
import { layNetwork } from '../network/layNetwork.ts';
import { addPeople } from '../network/people.ts';
import { makeTexts, openRecording } from '../replay/recording.ts';
import { firstCalls, send, shotOf } from '../stage/calls.ts';
import type { Cluster } from '../stage/cluster.ts';
import { startFloor } from '../stage/floor.ts';
import { startProduct } from '../stage/product.ts';
import type { Program } from '../stage/program.ts';
import { questions } from './questions.ts';

/** The product and its floor on one network, with the same questions for both. */
export type Stage = {
  slots: number;
  product: Program;
  floor: Program;
  shots: { product: Shot[]; floor: Shot[] };
  /** How many of the questions find nothing. */
  empty: number;
  stop: () => Promise<void>;
};

const asked = 400;

/** Asks the recording product every question once; gives the shots of both sides. */
const learn = async (databaseUrl: string, address: string, file: string) => {
  const [person] = await firstCalls(address, await addPeople(databaseUrl, 'search', 1));
  if (person === undefined) throw new Error('Nobody is there to search.');
  const recording = openRecording(file);
  const { texts, stepsOf } = makeTexts();
  const shots: Stage['shots'] = { product: [], floor: [] };
  let empty = 0;
  for (const criteria of questions(asked)) {
    const shot = shotOf('searchSlots', person, { criteria });
    const statements = await recording.during(async () => {
      const { spaces } = searchAnswer.parse(await (await send(address, shot)).json());
      if (spaces.length === 0) empty += 1;
    });
    shots.product.push(shot);
    shots.floor.push({ method: 'POST', path: '/', headers: {}, body: JSON.stringify(stepsOf(statements)) });
  }
  return { texts, shots, empty };
};

/** Lays a network of so many slots and starts both sides on it. */
export const prepareStage = async (cluster: Cluster, slots: number): Promise<Stage> => {
  const databaseUrl = await cluster.createDatabase(`search_${slots}`);
  const recordTo = join(cluster.folder, `search_${slots}.recording`);
  const recorded = await startProduct({ databaseUrl, dataDir: cluster.folder, recordTo });
  await layNetwork(databaseUrl, slots);
  const { texts, shots, empty } = await learn(databaseUrl, recorded.address, recordTo);
  await recorded.stop();
  const product = await startProduct({ databaseUrl, dataDir: cluster.folder });
  const floor = await startFloor(databaseUrl, texts);
  return {
    slots,
    product,
    floor,
    shots,
    empty,
    stop: async () => {
      await product.stop();
      await floor.stop();
    },
  };
};
