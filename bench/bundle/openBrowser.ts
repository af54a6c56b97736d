import { chromium, type Browser } from 'playwright-core';

import { findChromium, launchArguments } from '../../scripts/chromium.ts';

/** Where Chromium is. @throws where no browser can run */
export const findBrowser = async (): Promise<string> => {
  const path = await findChromium();
  if (path === null) throw new Error('This bench needs a browser.');
  return path;
};

/** Opens it, without a window. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: launchArguments });
