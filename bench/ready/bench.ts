import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from '../bundle/build.ts';
import { openBrowser } from '../bundle/openBrowser.ts';
import { inRotatedRounds } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import { ratio } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import { measureOpenings } from './openings.ts';
import { serveHttp2 } from './serveHttp2.ts';
import { typeFromTheStart, type Typed } from './typing.ts';
import { visit } from './visit.ts';

const rounds = 9;

type Side = { name: string; folder: string; locale: string };

const describe = (found: ReadonlyMap<string, Typed[]>): Outcome => {
  const sides = [...found].map(([name, runs]) => {
    const times = runs.map(({ keptFrom }) => keptFrom / 1000);
    return {
      name,
      median: median(times),
      worst: Math.max(...times),
      lost: runs.reduce((sum, { lost }) => sum + lost, 0),
    };
  });
  const plain = found.get('plain page') ?? [];
  /** The median of the ratios of a round: what slows the machine down slows both. */
  const besidePlain = (name: string): number =>
    median((found.get(name) ?? []).map(({ keptFrom }, round) => keptFrom / (plain[round]?.keptFrom ?? Number.NaN)));
  const ofPortal = sides.filter(({ name }) => name.startsWith('portal'));
  return {
    tables: [
      {
        title: `Seconds until a field keeps what is typed, ${rounds} rotated first visits each: HTTP/2, 1.6 Mbit/s, 150 ms a request, 4 × slower`,
        head: ['', 'median s', 'worst s', 'beside the plain page', 'keys lost'],
        rows: sides.map(({ name, lost, ...times }) => [
          name,
          times.median.toFixed(2),
          times.worst.toFixed(2),
          ratio(besidePlain(name)),
          String(lost),
        ]),
      },
    ],
    figures: {
      ...Object.fromEntries(sides.map(({ name, median: seconds }) => [`${name.replace(' ', '.')}.seconds`, seconds])),
      'portal.fr.besidePlain': besidePlain('portal fr'),
      'portal.en.besidePlain': besidePlain('portal en'),
      'portal.lostKeys': ofPortal.reduce((sum, { lost }) => sum + lost, 0),
    },
    notes: [
      'A key is pressed every 30 ms from the first field on, through the take-over by React; lost are those that do not stand in the field at the end.',
    ],
  };
};

/** Types into a plain page of 300 bytes, the mandated libraries alone, and the portal, from the moment each shows a field. */
export const run = async (): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-bench-'));
  const floor = await build('bench/bundle/floor/webpack.config.js', join(folder, 'floor'));
  const portal = await build('webpack.config.js', join(folder, 'portal'));
  const sides: Side[] = [
    { name: 'plain page', folder: join(import.meta.dirname, 'plain'), locale: 'fr-CA' },
    { name: 'react floor', folder: floor.folder, locale: 'fr-CA' },
    { name: 'portal fr', folder: portal.folder, locale: 'fr-CA' },
    { name: 'portal en', folder: portal.folder, locale: 'en-CA' },
  ];
  const browser = await openBrowser();
  const served = await Promise.all(sides.map(async (side) => ({ ...side, ...(await serveHttp2(side.folder)) })));
  try {
    const typed = describe(
      await inRotatedRounds(
        rounds,
        served.map(({ name, url, locale }) => ({
          name,
          measure: () => visit(browser, locale, (page) => typeFromTheStart(page, url)),
        })),
      ),
    );
    const { table, least } = await measureOpenings(browser, portal.folder, join(folder, 'bare'));
    return {
      ...typed,
      tables: [...typed.tables, table],
      figures: { ...typed.figures, 'openings.leastGainMs': least },
    };
  } finally {
    await browser.close();
    await Promise.all(served.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  }
};
