/**
 * `npm run screens`: pictures of the running product for docs/screens, in both languages, phone and desk.
 * The portal must have been built. Look at them: a picture nobody looks at shows nothing.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Browser } from 'playwright-core';

import { findChromium, launchArguments } from './fixtures/chromium.ts';
import type { Traveller } from './fixtures/journey.ts';
import { startProduct } from './fixtures/product.ts';
import { wordsOf, type Lang } from './fixtures/words.ts';
import { confirm, introduceOneself, searchNear, takeTime } from './screens/booking.ts';
import { newcomer, signUp } from './screens/frontDoor.ts';

const folder = join(import.meta.dirname, '../docs/screens');
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;

type Shot = { lang: Lang; size: keyof typeof sizes; colorScheme: 'light' | 'dark' };

const shots: Shot[] = [
  { lang: 'fr', size: 'phone', colorScheme: 'light' },
  { lang: 'en', size: 'desk', colorScheme: 'light' },
  { lang: 'fr', size: 'phone', colorScheme: 'dark' },
];

const take = async (browser: Browser, url: string, { lang, size, colorScheme }: Shot): Promise<void> => {
  const context = await browser.newContext({
    locale: lang === 'fr' ? 'fr-CA' : 'en-CA', timezoneId: 'America/Toronto', viewport: sizes[size], colorScheme,
  });
  const page = await context.newPage();
  const traveller: Traveller = { page, lang, t: wordsOf(lang), url };
  const keep = async (name: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}-${lang}-${size}-${colorScheme}.png`), animations: 'disabled' });
  };
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keep('login');
  await signUp(traveller, newcomer());
  await keep('home');
  await searchNear(traveller, 'H2X');
  await page.locator('[id^=place-]').first().waitFor();
  await keep('times');
  await takeTime(traveller, 0);
  await keep('check');
  await introduceOneself(traveller);
  await confirm(traveller);
  await keep('confirmed');
  await context.close();
};

const executablePath = await findChromium();
if (executablePath === null) process.exit(1);
mkdirSync(folder, { recursive: true });
const [product, browser] = await Promise.all([startProduct(), chromium.launch({ executablePath, args: launchArguments })]);
try {
  for (const shot of shots) await take(browser, product.url, shot);
} finally {
  await browser.close();
  await product.stop();
}
