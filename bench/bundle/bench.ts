import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Outcome } from '../report/outcome.ts';
import { build } from './build.ts';
import { loadFirst, type Fetched } from './firstLoad.ts';
import { laterParts } from './laterParts.ts';
import { openBrowser } from './openBrowser.ts';
import { describeBundle } from './tables.ts';

const loadBoth = async (floor: string, portal: string): Promise<{ floor: Fetched[]; portal: Fetched[] }> => {
  const browser = await openBrowser();
  try {
    return {
      floor: await loadFirst(browser, floor, 'input'),
      portal: await loadFirst(browser, portal, 'input[name="username"]'),
    };
  } finally {
    await browser.close();
  }
};

/** Builds the floor and the portal, opens the login page of each in a real browser, and weighs what came. */
export const run = async (): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-bench-'));
  try {
    const floor = await build('bench/bundle/floor/webpack.config.js', join(folder, 'floor'));
    const portal = await build('webpack.config.js', join(folder, 'portal'));
    const fetched = await loadBoth(floor.folder, portal.folder);
    const parts = laterParts(portal, new Set(fetched.portal.map(({ path }) => path)));
    return describeBundle(fetched, parts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
