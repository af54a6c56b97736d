import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { patterns, openEachAddress } from '../looks/addresses.ts';
import { narrowProblems } from '../looks/layout.ts';
import { speakPseudo, untranslated } from '../looks/pseudo.ts';
import { openInside, settled } from '../looks/settled.ts';

/** What ends the walk, and what stands only while somebody else asks or is invited. */
const elsewhere = new Set([
  '/logout',
  '/app/dependents/:id/ask',
  '/app/dependents/:id/unlock',
  '/app/delegates/:id/share',
  '/app/delegates/:id/withdraw',
  '/rvsp/:id',
]);
const isWalked = (pattern: string): boolean => !elsewhere.has(pattern);

const child = 'Théo Castonguay';

/** Of the demo patient: the people she acts for, who writes to her, and the device of this run. */
const named = [child, 'Huguette Fortier', 'Boréal Network', 'Safari · Linux'];

const lookAt = async ({ page }: Traveller, address: string, pattern = address): Promise<string[]> => {
  await openInside(page, address);
  await settled(page);
  const subject = pattern === '/app/mailbox/:id' ? [await page.locator('h1').innerText()] : []; // as it was written
  const problems = [
    ...(await narrowProblems(page)),
    ...(await untranslated(page, [...named, ...subject])).map((text) => `says “${text}” in no catalogue`),
  ];
  return problems.map((problem) => `${address} ${problem}`);
};

/** An access suspended, for the page that restores it. */
const lookAtRestoring = async (traveller: Traveller): Promise<string[]> => {
  const { page } = traveller;
  await openInside(page, '/app/dependents');
  const lock =
    (
      await page.getByRole('region', { name: child, exact: true }).locator('a[href$="/lock"]').getAttribute('href')
    )?.slice(1) ?? '';
  await openInside(page, lock);
  await page.locator('main').getByRole('button').click();
  await page.waitForFunction(() => window.location.hash === '#/app/dependents');
  return lookAt(traveller, lock.replace(/lock$/, 'unlock'));
};

journey(
  'in a pseudo-language one third longer, the portal shows no text from outside a catalogue and fits a 320 px window (product §8 accessible-length)',
  { lang: 'en', width: 390 },
  async (traveller) => {
    const { page, url } = traveller;
    await speakPseudo(page);
    await page.goto(`${url}/#/login`);
    await page.reload();
    const found: string[] = [];
    const walk = (wanted: readonly string[]) =>
      openEachAddress(wanted, page, async (address, pattern) => {
        found.push(...(await lookAt(traveller, address, pattern)));
      });
    await walk(patterns.filter((pattern) => isWalked(pattern) && !pattern.startsWith('/app/')));
    await openInside(page, '/login');
    await page.locator('[name=username]').fill('demo.boreal');
    await page.locator('[name=password]').fill('Sapin-Givre-47');
    await page.locator('form [type=submit]').click();
    await page.waitForFunction(() => window.location.hash === '#/app/home');
    const missed = await walk(patterns.filter((pattern) => isWalked(pattern) && pattern.startsWith('/app/')));
    found.push(...(await lookAtRestoring(traveller)));
    assert.deepEqual([found, missed], [[], []]);
  },
);
