/**
 * `npm run screens`: pictures of the running product for docs/screens: every screen, in both languages, on a phone and at a desk, in
 * the three themes. The portal must have been built. Look at them: a picture nobody looks at shows nothing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Browser } from 'playwright-core';

import { findChromium, launchArguments } from '../scripts/chromium.ts';
import type { Traveller } from './fixtures/journey.ts';
import { startProduct, type Product } from './fixtures/product.ts';
import { messagesOf, type Lang } from './fixtures/text.ts';
import { patterns, appointmentEach } from './looks/addresses.ts';
import { openInside, settled } from './looks/settled.ts';
import { drawSheet, lookAround, type Looks } from './looks/sheet.ts';
import { confirm, introduceOneself, searchNear, takeTime } from './screens/booking.ts';
import { signUpToBook } from './screens/confirmEmail.ts';
import { logIn, newcomer } from './screens/frontDoor.ts';
import { walkThroughFamily, walkThroughInvitation } from './screens/passing.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../docs/screens');
const demoPatient = { login: 'demo.boreal', password: 'Sapin-Givre-47' };

/** What was seen of each screen, in one language after the other. */
const seen = new Map<string, Looks[]>();

/** Of which nothing led to one: a walk of its own may come to it. */
const unlinked = new Set<string>();

/** An address is a file’s name without its strokes. */
const nameOf = (pattern: string): string => pattern.slice(1).replaceAll(/[/:]+/g, '-');

const see = async ({ page }: Traveller, name: string): Promise<void> => {
  await settled(page);
  seen.set(name, [...(seen.get(name) ?? []), await lookAround(page)]);
};

/** Every address that names nothing, or that a page links to. */
const walk = async (traveller: Traveller, wanted: readonly string[]): Promise<void> => {
  const missed = await appointmentEach(wanted, traveller.page, async (address, pattern) => {
    await openInside(traveller.page, address);
    const shown = new URL(traveller.page.url()).hash.slice(1).split('?')[0];
    if (shown !== address) return; // it leads elsewhere for whoever comes so
    await see(traveller, nameOf(pattern));
  });
  for (const pattern of missed) unlinked.add(nameOf(pattern));
};

/** What a newcomer meets on the way to a visit, which has no address of its own. */
const walkToAppointment = async (traveller: Traveller): Promise<void> => {
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X');
  await traveller.page.locator('[id^=place-]').first().waitFor();
  await see(traveller, 'booking-times');
  await takeTime(traveller, 0);
  await introduceOneself(traveller);
  await see(traveller, 'booking-check');
  await confirm(traveller);
  await see(traveller, 'booking-confirmed');
};

const walkIn = async (browser: Browser, { url, clinic, bornOn }: Product, lang: Lang): Promise<void> => {
  const context = await browser.newContext({
    locale: lang === 'fr' ? 'fr-CA' : 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const traveller: Traveller = { page, lang, t: messagesOf(lang), url, clinic, bornOn };
  const isInside = (pattern: string) => pattern.startsWith('/app/');
  await page.goto(url);
  await walk(
    traveller,
    patterns.filter((pattern) => !isInside(pattern) && !['/logout', '/sofy'].includes(pattern)),
  );
  await openInside(page, '/login');
  await logIn(traveller, demoPatient);
  await walk(traveller, patterns.filter(isInside));
  await openInside(page, '/logout');
  await walkToAppointment(traveller);
  await openInside(page, '/logout');
  await walkThroughFamily(traveller, see);
  await openInside(page, '/logout');
  await walkThroughInvitation(traveller, see);
  await context.close();
};

const executablePath = await findChromium();
if (executablePath === null) process.exit(1);
mkdirSync(folder, { recursive: true });
const [product, browser] = await Promise.all([
  startProduct(),
  chromium.launch({ executablePath, args: launchArguments }),
]);
try {
  for (const lang of ['fr', 'en'] satisfies Lang[]) await walkIn(browser, product, lang);
  for (const [name, languages] of seen)
    writeFileSync(join(folder, `${name}.webp`), await drawSheet(browser, languages));
  const missed = [...unlinked].filter((name) => !seen.has(name));
  if (missed.length > 0) console.warn(`Not seen, since nothing leads there: ${missed.join(', ')}`);
} finally {
  await browser.close();
  await product.stop();
}
