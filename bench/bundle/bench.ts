import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensurePortalBuilt } from '../../scripts/portalBuild.ts';
import type { Outcome, Round } from '../report/outcome.ts';
import { build, type Build } from './build.ts';
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

/** A smoke round weighs dist/, which comes of the same sources; webpack has not described it. */
const buildPortal = async (
  folder: string,
  { isSmoke }: Round,
): Promise<{ folder: string; described: Build | null }> => {
  if (!isSmoke) {
    const portal = await build('webpack.config.js', folder);
    return { folder: portal.folder, described: portal };
  }
  await ensurePortalBuilt();
  return { folder: 'dist', described: null };
};

/** Builds the floor and the portal, opens the login page of each in a real browser, and weighs what came. */
export const run = async (round: Round): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-bench-'));
  try {
    const floor = await build('bench/bundle/floor/webpack.config.js', join(folder, 'floor'));
    const portal = await buildPortal(join(folder, 'portal'), round);
    const fetched = await loadBoth(floor.folder, portal.folder);
    const there = new Set(fetched.portal.map(({ path }) => path));
    return describeBundle(fetched, portal.described === null ? [] : laterParts(portal.described, there));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
