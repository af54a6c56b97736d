import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';

import { build } from '../bundle/build.ts';
import { openBrowser } from '../bundle/openBrowser.ts';
import { inRotatedRounds } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import { ratio } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import { serveHttp2 } from './serveHttp2.ts';
import { typeFromTheStart, type Typed } from './typing.ts';

const rounds = 9;

/** Slow 4G and a phone of some years: 1.6 Mbit/s down, half of it up, 150 ms a request, a quarter of this processor. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 800_000 / 8 };
const slowdown = 4;

type Side = { name: string; folder: string; locale: string };

/** One first visit, in a browser that has never been there. */
const appointment = async (browser: Browser, url: string, locale: string): Promise<Typed> => {
  const context = await browser.newContext({
    locale,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', network);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await typeFromTheStart(page, url);
  } finally {
    await context.close();
  }
};

const describe = (found: ReadonlyMap<string, Typed[]>): Outcome => {
  const sides = [...found].map(([name, appointments]) => {
    const times = appointments.map(({ keptFrom }) => keptFrom / 1000);
    return {
      name,
      median: median(times),
      worst: Math.max(...times),
      lost: appointments.reduce((sum, { lost }) => sum + lost, 0),
    };
  });
  const plain = sides.find(({ name }) => name === 'plain form')?.median ?? Number.NaN;
  const ofPortal = sides.filter(({ name }) => name.startsWith('portal'));
  return {
    tables: [
      {
        title: `Seconds until a field keeps what is typed, ${rounds} rotated first visits each: HTTP/2, 1.6 Mbit/s, 150 ms a request, 4 × slower`,
        head: ['', 'median s', 'worst s', 'beside plain', 'keys lost'],
        rows: sides.map(({ name, lost, ...times }) => [
          name,
          times.median.toFixed(2),
          times.worst.toFixed(2),
          ratio(times.median / plain),
          String(lost),
        ]),
      },
    ],
    figures: {
      ...Object.fromEntries(sides.map(({ name, median: seconds }) => [`${name.replace(' ', '.')}.seconds`, seconds])),
      'portal.lostKeys': ofPortal.reduce((sum, { lost }) => sum + lost, 0),
    },
    notes: [
      'A key is pressed every 30 ms from the first field on, through the take-over by React; lost are those that do not stand in the field at the end.',
    ],
  };
};

/** Types into a plain form, the mandated libraries alone, and the portal, from the moment each shows a field. */
export const run = async (): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-bench-'));
  const floor = await build('bench/bundle/floor/webpack.config.js', join(folder, 'floor'));
  const portal = await build('webpack.config.js', join(folder, 'portal'));
  const sides: Side[] = [
    { name: 'plain form', folder: join(import.meta.dirname, 'plain'), locale: 'fr-CA' },
    { name: 'react floor', folder: floor.folder, locale: 'fr-CA' },
    { name: 'portal fr', folder: portal.folder, locale: 'fr-CA' },
    { name: 'portal en', folder: portal.folder, locale: 'en-CA' },
  ];
  const browser = await openBrowser();
  const served = await Promise.all(sides.map(async (side) => ({ ...side, ...(await serveHttp2(side.folder)) })));
  try {
    return describe(
      await inRotatedRounds(
        rounds,
        served.map(({ name, url, locale }) => ({ name, measure: () => appointment(browser, url, locale) })),
      ),
    );
  } finally {
    await browser.close();
    await Promise.all(served.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  }
};
