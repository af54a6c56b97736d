import type { Browser, Page } from 'playwright-core';

import { resize, themes, wear, type Theme } from './variants.ts';

const sizes = { phone: 390, desk: 1280 } as const;

/** A phone is scrolled at most so far for a picture, in screens. */
const most = 2;

/** A page in each size and theme, as JPEG. */
export type Looks = { size: keyof typeof sizes; theme: Theme; picture: Buffer }[];

/** Looks at the page that is open in both sizes and the three themes, and leaves it as it was. */
export const lookAround = async (page: Page): Promise<Looks> => {
  const looks: Looks = [];
  for (const size of ['desk', 'phone'] as const) {
    await resize(page, sizes[size]);
    const { width, height } = page.viewportSize() ?? { width: sizes[size], height: 0 };
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const theme of themes) {
      await wear(page, theme);
      const clip = {
        x: 0,
        y: 0,
        width,
        height: Math.min(Math.max(whole, height), size === 'phone' ? height * most : height),
      };
      looks.push({
        size,
        theme,
        picture: await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled', fullPage: true, clip }),
      });
    }
  }
  await wear(page, 'light');
  return looks;
};

const styles = `
  body { margin: 0; padding: 16px; background: #888; display: inline-flex; gap: 32px; align-items: flex-start; }
  div { display: flex; gap: 12px; align-items: flex-start; }
  div div { display: grid; }
  .phone { width: 195px; } .desk { width: 480px; }`;

/** One picture of a screen: for each language, side by side, what `lookAround` saw. WebP, to stay small. */
export const drawSheet = async (browser: Browser, languages: readonly Looks[]): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 2300, height: 100 } });
  const images = (looks: Looks, wanted: string) =>
    looks
      .filter(({ size }) => size === wanted)
      .map(({ size, picture }) => `<img class="${size}" src="data:image/jpeg;base64,${picture.toString('base64')}">`)
      .join('');
  await page.setContent(
    `<style>${styles}</style>${languages.map((looks) => `<div><div>${images(looks, 'desk')}</div>${images(looks, 'phone')}</div>`).join('')}`,
  );
  const sheet = await page.evaluate(() => ({ width: document.body.offsetWidth, height: document.body.offsetHeight }));
  await page.setViewportSize(sheet);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  await page.close();
  return Buffer.from(data, 'base64');
};
