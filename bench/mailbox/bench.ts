import { join } from 'node:path';

import { threadsAnswer } from '../../contract/mailbox.ts';
import { ensurePortalBuilt } from '../../scripts/portalBuild.ts';
import { startGenerator, type Generator } from '../load/generate.ts';
import type { Shot } from '../load/shot.ts';
import { inRotatedRounds } from '../measure/rounds.ts';
import { measured } from '../measure/volleys.ts';
import { addPeople } from '../network/people.ts';
import { makeTexts, openRecording } from '../replay/recording.ts';
import { ms, ratio, whole } from '../report/format.ts';
import type { Outcome, Round } from '../report/outcome.ts';
import { firstCalls, send, shotOf, type SignedIn } from '../stage/calls.ts';
import { startCluster, type Cluster } from '../stage/cluster.ts';
import { startFloor } from '../stage/floor.ts';
import { startProduct } from '../stage/product.ts';
import type { Program } from '../stage/program.ts';
import { writeMessages } from './messages.ts';
import { scrollThrough, type Scrolled } from './scrolling.ts';

/** Messages a mailbox, how often each side is measured, and how often the page is asked for in a round. */
type Scale = { sizes: number[]; rounds: number; asked: number };

const full: Scale = { sizes: [100, 10_000], rounds: 5, asked: 300 };
const smoke: Scale = { sizes: [100, 300], rounds: 1, asked: 20 };

/** Turns every page of the inbox. @returns how many threads there were, and the slowest page in milliseconds */
const turnEveryPage = async (address: string, person: SignedIn): Promise<{ threads: number; slowest: number }> => {
  const shot = shotOf('listThreads', person, undefined);
  let [threads, slowest] = [0, 0];
  let cursor: string | null = '';
  while (cursor !== null) {
    const start = performance.now();
    const answer = await send(address, { ...shot, path: `${shot.path}${cursor === '' ? '' : `?cursor=${cursor}`}` });
    const page = threadsAnswer.parse(await answer.json());
    slowest = Math.max(slowest, performance.now() - start);
    threads += page.threads.length;
    cursor = page.nextCursor;
  }
  return { threads, slowest };
};

type Box = { messages: number; ours: Shot; least: Shot };

/** Asks the recording product for each first page, so that the floor can send the same statements. */
const learn = async (
  cluster: Cluster,
  databaseUrl: string,
  { sizes }: Scale,
): Promise<{ boxes: Box[]; texts: string[]; crowded: SignedIn }> => {
  const recordTo = join(cluster.folder, 'mailbox.recording');
  const product = await startProduct({ databaseUrl, dataDir: cluster.folder, recordTo });
  const people = await firstCalls(product.address, await addPeople(databaseUrl, 'mailbox', sizes.length));
  const owners = people.map((person, at) => ({ person, messages: sizes[at] ?? 0 }));
  for (const { person, messages } of owners) await writeMessages(databaseUrl, person.accountId, messages);
  const recording = openRecording(recordTo);
  const { texts, stepsOf } = makeTexts();
  const boxes: Box[] = [];
  for (const { person, messages } of owners) {
    const ours = shotOf('listThreads', person, undefined);
    const statements = await recording.during(async () => {
      await (await send(product.address, ours)).arrayBuffer();
    });
    boxes.push({
      messages,
      ours,
      least: { method: 'POST', path: '/', headers: {}, body: JSON.stringify(stepsOf(statements)) },
    });
  }
  await product.stop();
  const crowded = people.at(-1);
  if (crowded === undefined) throw new Error('Nobody has a mailbox.');
  return { boxes, texts, crowded };
};

type Sides = { generator: Generator; product: Program; floor: Program };

const measure = async ({ generator, product, floor }: Sides, boxes: readonly Box[], { rounds, asked }: Scale) => {
  const times = (shot: Shot): Shot[] => Array.from({ length: asked }, () => shot);
  const volleys = await inRotatedRounds(
    rounds,
    boxes.flatMap(({ messages, ours, least }) => [
      {
        name: `product on ${messages}`,
        measure: () => generator.fire({ address: product.address, requesters: 1, shots: times(ours) }),
      },
      {
        name: `floor on ${messages}`,
        measure: () => generator.fire({ address: floor.address, requesters: 1, shots: times(least) }),
      },
    ]),
  );
  return boxes.map(({ messages }) => {
    const [ours, least] = [
      measured(volleys.get(`product on ${messages}`) ?? []),
      measured(volleys.get(`floor on ${messages}`) ?? []),
    ];
    return { messages, ours, least, times: ours.p50 / least.p50 };
  });
};

type Load = Awaited<ReturnType<typeof measure>>[number];

const describe = (
  loads: readonly Load[],
  pages: { threads: number; slowest: number },
  scrolled: Scrolled,
): Outcome => ({
  tables: [
    {
      title:
        'The first page of the inbox over HTTP, one request at a time, beside the same statements from a bare handler',
      head: ['messages', 'p50 ms', 'p99 ms', 'refused', 'floor p50', 'floor p99', 'times the floor'],
      rows: loads.map(({ messages, ours, least, times: beside }) => [
        whole(messages),
        ms(ours.p50),
        ms(ours.p99),
        String(ours.refused),
        ms(least.p50),
        ms(least.p99),
        ratio(beside),
      ]),
    },
  ],
  figures: {
    ...Object.fromEntries(loads.map(({ messages, times: beside }) => [`times.${messages}`, beside])),
    refused: loads.reduce((sum, { ours, least }) => sum + ours.refused + least.refused, 0),
    'scroll.threads': scrolled.threads,
    'scroll.medianFrameMs': scrolled.medianFrameMs,
    'scroll.missing': pages.threads - scrolled.threads,
    growth: (loads.at(-1)?.ours.p50 ?? Number.NaN) / (loads[0]?.ours.p50 ?? Number.NaN),
  },
  notes: [
    `Every page of ${whole(loads.at(-1)?.messages ?? 0)} messages: ${whole(pages.threads)} threads, the slowest page in ${ms(pages.slowest)} ms.`,
    `All of them on one screen of a phone, flung from end to end: a frame in ${ms(scrolled.medianFrameMs)} ms (median), the longest in ${ms(scrolled.longestFrameMs)} ms.`,
  ],
});

/** The first page of a mailbox of a hundred messages and of ten thousand, beside the same statements from a bare handler. */
export const run = async ({ isSmoke }: Round): Promise<Outcome> => {
  const scale = isSmoke ? smoke : full;
  await ensurePortalBuilt();
  const cluster = await startCluster();
  const generator = startGenerator();
  try {
    const databaseUrl = await cluster.createDatabase('mailbox');
    const { boxes, crowded, texts } = await learn(cluster, databaseUrl, scale);
    await cluster.settle();
    const product = await startProduct({ databaseUrl, dataDir: cluster.folder });
    const floor = await startFloor(databaseUrl, texts);
    const loads = await measure({ generator, product, floor }, boxes, scale);
    const pages = await turnEveryPage(product.address, crowded);
    const scrolled = await scrollThrough(product.address, crowded);
    await product.stop();
    await floor.stop();
    return describe(loads, pages, scrolled);
  } finally {
    await generator.stop();
    await cluster.stop();
  }
};
