import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { inRotatedRounds } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import type { Round } from '../report/outcome.ts';
import type { Table } from '../report/table.ts';
import { serveHttp2 } from './serveHttp2.ts';
import { visit } from './visit.ts';

const signup = '/signup';
const named = / data-openings="([^"]*)"/;

/** Runs in the page: notes when a heading stands and has been painted. */
const noteHeading = (): void => {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('main h1')?.textContent) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => performance.mark('heading'));
    });
  });
  seen.observe(document, { childList: true, subtree: true, characterData: true });
};

const untilHeading = async (page: Page, url: string): Promise<number> => {
  await page.addInitScript(noteHeading);
  await page.goto(url, { waitUntil: 'commit' });
  const found = await page.waitForFunction(
    () => performance.getEntriesByName('heading')[0]?.startTime ?? null,
    undefined,
    {
      polling: 100, // frames are rare while the processor is slow
      timeout: 120_000,
    },
  );
  return (await found.jsonValue()) ?? Number.NaN;
};

/**
 * Measures each page whose opening the build draws, with that opening and without any.
 * @param portal a build of it
 * @param bare an empty folder, for the same build without openings
 * @returns the table, and the least gain of all in milliseconds
 */
export const measureOpenings = async (
  browser: Browser,
  { portal: folder, bare }: { portal: string; bare: string },
  { isSmoke }: Round,
): Promise<{ table: Table; least: number }> => {
  cpSync(folder, bare, { recursive: true });
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(bare, 'index.html'), html.replace(named, ''));
  const openings = named.exec(html)?.[1]?.split(',') ?? [];
  const all = new Set(openings.map((one) => one.split(' ')[1] ?? ''));
  const addresses = isSmoke ? [signup] : [...all];
  const rounds = isSmoke ? 1 : 3;
  if (!all.has(signup)) throw new Error(`The build draws no opening of ${signup}.`);
  const [drawn, blank] = [await serveHttp2(folder), await serveHttp2(bare)];
  const measure = (url: string) => () => visit(browser, 'fr-CA', (page) => untilHeading(page, url));
  try {
    const found: { address: string; withIt: number; without: number }[] = [];
    for (const address of addresses) {
      const sides = await inRotatedRounds(rounds, [
        { name: 'with', measure: measure(`${drawn.url}#${address}`) },
        { name: 'without', measure: measure(`${blank.url}#${address}`) },
      ]);
      found.push({ address, withIt: median(sides.get('with') ?? []), without: median(sides.get('without') ?? []) });
    }
    return {
      table: {
        title: `Milliseconds until the heading of a page is painted, with the file of its opening and without, ${rounds} rotated first visits each`,
        head: ['', 'with', 'without', 'gain'],
        rows: found.map(({ address, withIt, without }) => [
          address,
          withIt.toFixed(0),
          without.toFixed(0),
          (without - withIt).toFixed(0),
        ]),
      },
      least: Math.min(...found.map(({ withIt, without }) => without - withIt)),
    };
  } finally {
    await Promise.all([drawn.stop(), blank.stop()]);
  }
};
