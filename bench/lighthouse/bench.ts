import { fileURLToPath } from 'node:url';

import { buildBoth } from '../bundle/build.ts';
import { findBrowser } from '../bundle/openBrowser.ts';
import { inRotatedRounds } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import type { Outcome, Round } from '../report/outcome.ts';
import { startCluster, type Cluster } from '../stage/cluster.ts';
import { startProgram, type Program } from '../stage/program.ts';
import { loadEngine } from './engine.ts';
import { search, measurePage, type Scores } from './looks.ts';

/** The pages in the order of the table; the floor is a login of the mandated libraries alone. What is reckoned comes last. */
const pages = ['floor', 'login', 'search', 'results', 'floor.reckoned', 'login.reckoned', 'search.reckoned'] as const;

/** Beside which of the floor's figures a page stands. */
const floorOf = (page: string): string => (page.endsWith('.reckoned') ? 'floor.reckoned' : 'floor');

const serveFolder = (databaseUrl: string, { folder }: Cluster, portalDir: string): Promise<Program> =>
  startProgram(fileURLToPath(new URL('serveFrom.ts', import.meta.url)), {
    env: {
      NODE_ENV: 'test',
      DEMO: 'on',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      PORTAL_DIR: portalDir,
    },
  });

const describe = (found: ReadonlyMap<string, Scores[]>): Outcome => {
  const seen = pages.filter((name) => found.has(name));
  const rounds = found.get('results')?.length ?? 0;
  const sides = seen.map((name) => {
    const looks = found.get(name) ?? [];
    return {
      name,
      performance: looks.map(({ performance }) => performance),
      median: median(looks.map(({ performance }) => performance)),
      accessibility: Math.min(...looks.map(({ accessibility }) => accessibility)),
      bestPractices: Math.min(...looks.map(({ bestPractices }) => bestPractices)),
      faults: [...new Set(looks.flatMap(({ faults }) => faults))],
    };
  });
  const medianOf = (page: string): number => sides.find(({ name }) => name === page)?.median ?? Number.NaN;
  const ours = sides.filter(({ name }) => name !== floorOf(name));
  return {
    tables: [
      {
        title: `Lighthouse on a slow phone: the worst of ${rounds} visits, of performance the median`,
        head: ['', 'performance', 'each', 'accessibility', 'best practices'],
        rows: sides.map((side) => [
          side.name,
          String(side.median),
          side.performance.join(' '),
          String(side.accessibility),
          String(side.bestPractices),
        ]),
      },
    ],
    figures: {
      'floor.performance': medianOf('floor'),
      ...Object.fromEntries(
        ours.flatMap(({ name, median: performance, accessibility, bestPractices }) => [
          [`${name}.besideFloor`, performance - medianOf(floorOf(name))],
          [`${name}.accessibility`, accessibility],
          [`${name}.bestPractices`, bestPractices],
        ]),
      ),
    },
    notes: [
      'Reckoned: Lighthouse visits quickly and reckons what a phone would take. Beside the page its scripts are there at once, and it lets the first paint wait for them (decision 0048).',
      'The results are no address: their performance is that of the way from the search, of which only blocked time and shifts count.',
      ...ours.flatMap(({ name, faults }) => (faults.length > 0 ? [`${name}: ${faults.join(', ')}`] : [])),
    ],
  };
};

/** Looks with Lighthouse at the floor, the login, the express search and what it finds, all served by the product. */
export const run = async (round: Round): Promise<Outcome> => {
  const executablePath = await findBrowser();
  const engine = await loadEngine();
  const cluster = await startCluster();
  const programs: Program[] = [];
  try {
    const databaseUrl = await cluster.createDatabase('lighthouse');
    const { portal, floor } = await buildBoth(cluster.folder, round);
    const folders = round.isSmoke ? [portal] : [portal, floor];
    for (const folder of folders) programs.push(await serveFolder(databaseUrl, cluster, folder));
    const [ours = '', least = ''] = programs.map(({ address }) => address);
    const addresses = { floor: `${least}/`, login: `${ours}/#/login`, search: `${ours}/#/nosession?step=search` };
    const results = () => search(engine, executablePath, addresses.search);
    if (round.isSmoke) return describe(new Map([['results', [await results()]]]));
    const runs = Object.entries(addresses).flatMap(([name, url]) => [
      { name, measure: () => measurePage(engine, executablePath, url, 'devtools') },
      { name: `${name}.reckoned`, measure: () => measurePage(engine, executablePath, url, 'simulate') },
    ]);
    return describe(await inRotatedRounds(5, [...runs, { name: 'results', measure: results }]));
  } finally {
    for (const program of programs) await program.stop();
    await cluster.stop();
  }
};
