import type { Page } from 'playwright-core';

import { openBrowser } from '../bundle/openBrowser.ts';
import { median } from '../measure/statistics.ts';
import type { SignedIn } from '../stage/calls.ts';

/**
 * What a person meets who asks for older threads until there are none, and then flings the list from one end to the
 * other.
 */
export type Scrolled = { threads: number; medianFrameMs: number; longestFrameMs: number };

/** Whether older threads can be asked for, once nothing is on its way. */
const hasOlder = async (page: Page): Promise<boolean> => {
  await page.locator('main button[aria-disabled=true]').waitFor({ state: 'detached' });
  return (await page.getByRole('button', { name: 'Messages plus anciens' }).count()) > 0;
};

const showEveryPage = async (page: Page): Promise<number> => {
  const threads = page.getByRole('list', { name: /plus récents d’abord/ }).getByRole('listitem');
  await threads.first().waitFor();
  while (await hasOlder(page)) {
    const shown = await threads.count();
    await page.getByRole('button', { name: 'Messages plus anciens' }).click();
    await page.waitForFunction(
      (before) => document.querySelectorAll('main li > a[href*="/mailbox/"]').length > before,
      shown,
    );
  }
  return threads.count();
};

/** Scrolls by five screens a frame. @returns the time between one frame and the next, in milliseconds */
const fling = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        const step = (last: number) =>
          requestAnimationFrame((now) => {
            gaps.push(now - last);
            window.scrollBy(0, 5 * window.innerHeight);
            const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
            if (isAtEnd) resolve(gaps);
            else step(now);
          });
        window.scrollTo(0, 0);
        requestAnimationFrame(step);
      }),
  );

/** The whole inbox of a person on one screen of a phone; the portal must have been built. */
export const scrollThrough = async (address: string, person: SignedIn): Promise<Scrolled> => {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      locale: 'fr-CA',
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    await context.addCookies([
      { name: 'session', value: person.token, url: address, sameSite: 'Strict' },
      { name: 'XSRF-TOKEN', value: encodeURIComponent(person.xsrfToken), url: address, sameSite: 'Strict' },
    ]);
    const page = await context.newPage();
    await page.addInitScript(() => {
      sessionStorage.setItem('user', 'mailbox');
    });
    await page.goto(`${address}/#/app/mailbox`);
    const threads = await showEveryPage(page);
    const gaps = await fling(page);
    return { threads, medianFrameMs: median(gaps), longestFrameMs: Math.max(...gaps) };
  } finally {
    await browser.close();
  }
};
