// Holds: spec §2 public-layout, spec §7 translations, product §8 accessible-axe, product §8 accessible-zoom, product §8 accessible-spacing
import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import type { Lang } from '../fixtures/text.ts';
import { patterns, openEachAddress } from '../looks/addresses.ts';
import { complaining } from '../looks/complaining.ts';
import { everyProblem } from '../looks/everyLook.ts';
import { preferenceProblems } from '../looks/preferences.ts';
import { openInside } from '../looks/settled.ts';
import { looks } from '../looks/variants.ts';
import { askNear, takeTime } from '../screens/booking.ts';
import { demoPatient } from '../screens/everyScreen.ts';
import { changeOf } from '../screens/family.ts';
import { logIn } from '../screens/frontDoor.ts';
import { timesListed } from '../screens/slots.ts';

const child = 'Théo Castonguay';

const isPrivate = (pattern: string): boolean => pattern.startsWith('/app/');
/**
 * Opening one ends the walk, the others stand only while an access is suspended or waits for somebody: what they show
 * is shown in passing, here and on the way of a family.
 */
const passing = new Set([
  '/logout',
  '/app/dependents/:id/unlock',
  '/app/dependents/:id/ask',
  '/app/delegates/:id/share',
  '/app/delegates/:id/withdraw',
  '/rvsp/:id',
]);
const isPassing = (pattern: string): boolean => passing.has(pattern);

let looked = 0;

/** All that is wrong with the page that is open, each with its address. */
const lookAt = async (traveller: Traveller, address: string): Promise<string[]> => {
  looked += 1;
  return (await everyProblem(traveller)).map((problem) => `${address} ${problem}`);
};

const lookAtEach = async (traveller: Traveller, wanted: readonly string[]): Promise<string[]> => {
  const { page } = traveller;
  const found: string[] = [];
  const missed = await openEachAddress(wanted, page, async (address) => {
    await openInside(page, address);
    found.push(...(await lookAt(traveller, address)));
    if (!complaining.has(address)) return;
    await page.locator('main form [type=submit]').click();
    found.push(...(await lookAt(traveller, `${address}, left empty,`)));
  });
  return [...found, ...missed.map((pattern) => `${pattern} is linked from nowhere`)];
};

/** What has no address of its own: a dialog, the slots that were found, the page to check before booking. */
const lookFurther = async (traveller: Traveller): Promise<string[]> => {
  const { page, t } = traveller;
  await openInside(page, '/signup');
  await page.getByRole('button', { name: t('password.tips.open'), exact: true }).click();
  const found = [...(await lookAt(traveller, 'the tips')), ...(await preferenceProblems(page))];
  await page.keyboard.press('Escape');
  await openInside(page, '/app/appointments/new');
  if ((await page.locator('[name=patientId]').count()) > 0) await page.locator('main form [type=submit]').click(); // for oneself
  await askNear(traveller, 'H2X 1Y4');
  await timesListed(traveller);
  found.push(...(await lookAt(traveller, 'the places')), ...(await preferenceProblems(page)));
  await takeTime(traveller);
  return [...found, ...(await lookAt(traveller, 'the page to check')), ...(await preferenceProblems(page))];
};

/** An access that is suspended, and the page that restores it. */
const lookAtRestoring = async (traveller: Traveller): Promise<string[]> => {
  const { page, t } = traveller;
  await openInside(page, '/app/dependents');
  await page.getByRole('link', { name: changeOf(traveller, 'lock', child), exact: true }).click();
  await page.getByRole('button', { name: t('dependents.lock.confirm', { name: child }), exact: true }).click();
  await page.getByText(t('dependents.lock.done'), { exact: true }).waitFor();
  const found = await lookAt(traveller, 'a suspended access');
  await page.getByRole('link', { name: changeOf(traveller, 'unlock', child), exact: true }).click();
  await page.getByRole('link', { name: t('dependents.unlock.keep'), exact: true }).waitFor();
  found.push(...(await lookAt(traveller, 'restoring an access')));
  await page.locator('main').getByRole('button').click();
  await page.getByText(t('dependents.unlock.done'), { exact: true }).waitFor();
  return found;
};

const lookAtEveryAddress = async (traveller: Traveller): Promise<void> => {
  looked = 0;
  const found = await lookAtEach(
    traveller,
    patterns.filter((pattern) => !isPrivate(pattern) && !isPassing(pattern)),
  );
  await traveller.page.goto(`${traveller.url}/#/login`);
  await logIn(traveller, demoPatient);
  found.push(
    ...(await lookAtEach(
      traveller,
      patterns.filter((pattern) => isPrivate(pattern) && !isPassing(pattern)),
    )),
    ...(await lookAtRestoring(traveller)),
    ...(await lookFurther(traveller)),
  );
  console.log(
    [
      ...found,
      `${looked} pages in ${traveller.lang}, ${looks.themes.length} themes, ${looks.widths.length} sizes: ${found.length} findings`,
    ].join('\n'),
  );
  assert.deepEqual(found, []);
};

for (const lang of ['fr', 'en'] satisfies Lang[]) {
  journey(
    'every address shows text and no key, keeps everything at 320 px, at 200 % and with text spacing, and passes axe',
    { lang, width: 390, timeout: 600_000 * looks.themes.length * looks.widths.length },
    lookAtEveryAddress,
  );
}
