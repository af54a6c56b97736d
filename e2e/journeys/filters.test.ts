import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import type { Lang } from '../fixtures/text.ts';
import { stopsBetween } from '../heard/stops.ts';
import { assertClean } from '../looks/clean.ts';
import { settled } from '../looks/settled.ts';
import { freeTimes, searchNear } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { press, tabTo } from '../screens/keyboard.ts';

/** Each choice that stays visible is one of them. */
const mostStops = 20;

/** In pixels, of a telephone. */
const mostHeight = 900;

const fold = ({ page, t }: Traveller) => page.locator('summary', { hasText: t('booking.filters') });

/**
 * What a person meets from the button of the filters to the first free time, and how high the first free time stands.
 */
const wayToFirstTime = async (traveller: Traveller): Promise<{ stops: number; top: number }> => {
  const { page, t } = traveller;
  await settled(page);
  const first = freeTimes(traveller).first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  const stops = await stopsBetween(
    page,
    (line) => line.startsWith(`button, ${t('booking.filters')}`),
    (line) => line.startsWith(`button, ${name}`),
  );
  return { stops, top: await first.evaluate((slot) => slot.getBoundingClientRect().top + window.scrollY) };
};

for (const lang of ['fr', 'en'] satisfies Lang[]) {
  journey(
    'the open filters put at most 20 stops and 900 px before the first free time',
    { lang, width: 390 },
    async (traveller) => {
      await signUpToBook(traveller, newcomer());
      await searchNear(traveller, 'H2X 1Y4');
      await freeTimes(traveller).first().waitFor();
      const closed = await wayToFirstTime(traveller);
      await fold(traveller).click();
      const open = await wayToFirstTime(traveller);
      const added = { stops: open.stops - closed.stops, height: open.top - closed.top };
      console.log(`${lang}: filters add ${added.stops} stops to ${closed.stops}, and ${added.height} px`);
      assert.ok(added.stops <= mostStops, `${added.stops} stops`);
      assert.ok(added.height <= mostHeight, `${added.height} px`);
    },
  );
}

journey(
  'by keyboard, a person meets eight clinics, finds another by its name, hears how many are chosen, and removes it from the closed list',
  { lang: 'fr', width: 390 },
  async (traveller) => {
    const { page, t } = traveller;
    await signUpToBook(traveller, newcomer());
    await searchNear(traveller, 'H2X 1Y4');
    await freeTimes(traveller).first().waitFor();
    await press(page, fold(traveller));
    const label = t('booking.clinics');
    const clinics = page.locator('summary', { hasText: label });
    await press(page, clinics);
    const found = page.locator('[name=clinicIds]');
    assert.equal(await found.count(), 8);
    await tabTo(page, page.getByLabel(t('booking.filter.clinics.find')));
    await press(page, page.getByRole('button', { name: new RegExp(`: ${label}$`) }));
    assert.equal(await found.nth(8).evaluate((element) => element === document.activeElement), true);
    await page.getByLabel(t('booking.filter.clinics.find')).focus();
    await page.keyboard.type('sentier');
    await page.waitForFunction(() => document.querySelectorAll('[name=clinicIds]').length === 1);
    await page.getByText(t('picker.said', { label, text: t('picker.found_one', { count: 1 }) })).waitFor();
    await tabTo(page, found);
    await page.keyboard.press('Space');
    const chosen = t('picker.chosen_one', { count: 1 });
    await page.getByText(t('picker.said', { label, text: chosen })).waitFor();
    await assertClean(traveller);
    await press(page, clinics);
    await page.locator('summary', { hasText: `${label} (${chosen})` }).waitFor();
    await press(page, page.getByRole('button', { name: /^CLSC du Sentier/ }));
    await page.locator('summary', { hasText: `${label} (${t('picker.any')})` }).waitFor();
    assert.equal(await clinics.evaluate((element) => element === document.activeElement), true);
    await assertClean(traveller);
  },
);
