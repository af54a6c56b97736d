import { existsSync } from 'node:fs';

import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

const ofTheSystem = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Opens headless Chromium: the system's, else the one that an npm package carries. */
export const openBrowser = async (): Promise<Browser> => {
  const found = ofTheSystem.find((path) => existsSync(path));
  const executablePath = found ?? (await sparticuz.executablePath());
  return chromium.launch({ executablePath, args: found === undefined ? sparticuz.args : ['--no-sandbox'] });
};
