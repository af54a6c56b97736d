import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import pg from 'pg';

import { median } from '../measure/statistics.ts';
import { ms, ratio, whole } from '../report/format.ts';
import type { Outcome, Round } from '../report/outcome.ts';
import { startCluster, type Cluster } from '../stage/cluster.ts';
import { rowsOf } from '../stage/rowsOf.ts';
import { publish, type Size } from './publication.ts';

type Scale = Size & { rounds: number };

const full: Scale = { sites: 50, slotsPerSite: 1_000, rounds: 3 };
const smoke: Scale = { sites: 4, slotsPerSite: 50, rounds: 1 };

/** Of the slots of each calendar, one in so many turns busy. */
const changedEvery = 100;

const runFile = promisify(execFile);

type Run = { took: number; outcome: string };

/** `npm run feed --` with these words. */
const feedOn =
  (databaseUrl: string, dataDir: string) =>
  async (...words: string[]): Promise<void> => {
    const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    await runFile(process.execPath, ['server/src/feeds/main.ts', ...words], { env });
  };

/** As the server wrote it down: without the start of the program, in milliseconds. */
const lastRun = async (client: pg.Client): Promise<Run> => {
  const text = `select (extract(epoch from ended_at - started_at) * 1000)::float8 as took, outcome
    from feed_runs order by started_at desc limit 1`;
  const [run] = await rowsOf(client, { text }, { took: 'number', outcome: 'text' });
  if (run === undefined) throw new Error('Nothing was imported.');
  return run;
};

const countSlots = async (client: pg.Client, status: string): Promise<number> => {
  const text = 'select count(*)::integer as count from slots where status = $1';
  const [row] = await rowsOf(client, { text, values: [status] }, { count: 'number' });
  return row?.count ?? 0;
};

/** Into a table with the checks and indexes of slots, without its triggers. @returns milliseconds */
const copySlots = async (client: pg.Client, file: string, settle: () => Promise<void>): Promise<number> => {
  const quoted = client.escapeLiteral(file);
  await client.query('create table floor_slots (like slots including all)');
  await client.query(`copy slots to ${quoted}`);
  await settle();
  const start = performance.now();
  await client.query(`copy floor_slots from ${quoted}`);
  return performance.now() - start;
};

type Times = { first: number; unchanged: number; changed: number; copy: number; wrong: number };

const measureRound = async (cluster: Cluster, round: number, size: Size): Promise<Times> => {
  const databaseUrl = await cluster.createDatabase(`feeds_${round}`);
  const folder = join(cluster.folder, `publication-${round}`);
  const feed = feedOn(databaseUrl, cluster.folder);
  publish(folder, size);
  await feed('source', 'bench', '--address', folder, '--mode', 'entrusted');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const run = async (): Promise<Run> => {
    await cluster.settle();
    await feed('run', 'bench');
    return lastRun(client);
  };
  try {
    const first = await run();
    const added = await countSlots(client, 'free');
    const unchanged = await run();
    const copy = await copySlots(client, join(cluster.folder, `slots-${round}.copy`), cluster.settle);
    publish(folder, size, changedEvery);
    const changed = await run();
    const withdrawn = await countSlots(client, 'busy-unavailable');
    const wrong = [
      added !== size.sites * size.slotsPerSite,
      unchanged.outcome !== 'unchanged',
      withdrawn !== size.sites * Math.ceil(size.slotsPerSite / changedEvery),
    ].filter(Boolean).length;
    return { first: first.took, unchanged: unchanged.took, changed: changed.took, copy, wrong };
  } finally {
    await client.end();
  }
};

const describe = (times: readonly Times[], { sites, slotsPerSite }: Size): Outcome => {
  const of = (name: keyof Times): number => median(times.map((time) => time[name]));
  const beside = (name: keyof Times, floor: keyof Times): number =>
    median(times.map((time) => time[name] / time[floor]));
  const row = (title: string, name: keyof Times): string[] => [
    title,
    ms(of(name)),
    ratio(beside(name, 'copy')),
    ratio(beside(name, 'first')),
  ];
  return {
    tables: [
      {
        title: `A publication of ${whole(sites * slotsPerSite)} slots at ${whole(sites)} sites, beside COPY into a table with the same indexes`,
        head: ['what', 'ms', 'times COPY', 'times the first import'],
        rows: [
          row('the first import', 'first'),
          row('again, with nothing changed', 'unchanged'),
          row('again, with one slot in a hundred busy', 'changed'),
          row('COPY', 'copy'),
        ],
      },
    ],
    figures: {
      'first.besideCopy': beside('first', 'copy'),
      'unchanged.besideFirst': beside('unchanged', 'first'),
      'changed.besideFirst': beside('changed', 'first'),
      wrong: times.reduce((sum, { wrong }) => sum + wrong, 0),
    },
  };
};

/** What the import of a publication costs, the first time and when it is read again. */
export const run = async ({ isSmoke }: Round): Promise<Outcome> => {
  const { rounds, ...size } = isSmoke ? smoke : full;
  const cluster = await startCluster();
  try {
    const times: Times[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await measureRound(cluster, round, size));
    return describe(times, size);
  } finally {
    await cluster.stop();
  }
};
