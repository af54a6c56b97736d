import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

import { chromium } from 'playwright-core';

import { findChromium, launchArguments } from '../../scripts/chromium.ts';
import { buildWorkshop } from './buildWorkshop.ts';
import { looks, themes } from './variants.ts';
import { workshopProblems } from './workshop.ts';

const executablePath = await findChromium();

test(
  'every component passes axe in every state of the workshop, in the three themes, in both languages, on a phone (product §8 accessible-axe)',
  { skip: executablePath === null ? 'no browser can run here' : false, timeout: 600_000 },
  async () => {
    const { folder, remove } = await buildWorkshop();
    const browser = await chromium.launch({
      ...(executablePath !== null && { executablePath }),
      args: launchArguments,
    });
    try {
      assert.deepEqual(
        await workshopProblems(browser, folder, { langs: ['fr', 'en'], themes, widths: looks.widths }),
        [],
      );
    } finally {
      await browser.close();
      remove();
    }
  },
);

// At length alone: the tool is installed first.
if (process.env['LOOKS'] === 'all') {
  test(
    'the tool that presents the components to people starts with every story (npm run workshop)',
    { timeout: 600_000 },
    async () => {
      const { stdout } = await promisify(execFile)('npm', ['run', 'workshop', '--', '--smoke-test'], {
        cwd: join(import.meta.dirname, '../..'),
        maxBuffer: 2 ** 26,
      });
      assert.match(stdout, /Smoke tests passed/);
    },
  );
}
