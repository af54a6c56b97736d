import type { Browser, Page } from 'playwright-core';

/** Slow 4G and a phone of some years: 1.6 Mbit/s down, half of it up, 150 ms a request, a quarter of this processor. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 800_000 / 8 };
const slowdown = 4;

/** One first visit, in a browser that has never been there. */
export const visit = async <T>(browser: Browser, locale: string, walk: (page: Page) => Promise<T>): Promise<T> => {
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
    return await walk(page);
  } finally {
    await context.close();
  }
};
