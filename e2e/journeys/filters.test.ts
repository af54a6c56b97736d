import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { stopsBetween } from '../heard/stops.ts';
import { assertLooksWell } from '../looks/looksWell.ts';
import { settled } from '../looks/settled.ts';
import { targetProblems } from '../looks/targets.ts';
import { themes, wear } from '../looks/variants.ts';
import { searchNear } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { press, tabTo, use } from '../screens/keyboard.ts';
import { timesListed } from '../screens/slots.ts';

/** Each choice that stays visible is one of them. */
const mostStops = 20;

/** In pixels, on a phone. */
const mostHeight = 900;

const arrive = async (traveller: Traveller): Promise<void> => {
  await signUpToBook(traveller, newcomer());
  await traveller.steadySlots();
  await searchNear(traveller, 'H2X 1Y4');
  await timesListed(traveller);
};

const opener = ({ page, t }: Traveller) =>
  page.locator('main button[aria-controls]', { hasText: t('booking.filters') });

const clinicField = ({ page, t }: Traveller) =>
  page.getByRole('combobox', { name: t('booking.filter.clinics.find'), exact: true });

/** What a person meets from the button of the filters to the first free time, and how far down it stands. */
const wayToFirstTime = async ({ page, t }: Traveller): Promise<{ stops: number; top: number }> => {
  await settled(page);
  const [id = ''] = await page.locator('main [id^="place-"]').evaluateAll((times) => times.map((time) => time.id));
  const first = page.locator(`[id="${id}"]`);
  const name = ((await first.getAttribute('aria-label')) ?? '').replace(/\s/g, ' ');
  const stops = await stopsBetween(
    page,
    (line) => line.startsWith(`button, ${t('booking.filters')}`),
    (line) => line.startsWith(`button, ${name}`),
  );
  return { stops, top: await first.evaluate((slot) => slot.getBoundingClientRect().top + window.scrollY) };
};

for (const lang of ['fr', 'en'] as const)
  journey(
    'the open filters put at most 20 stops and 900 pixels before the first free time (decision 106)',
    { lang, width: 390, timeout: 4 * stateTimeout },
    async (traveller) => {
      await arrive(traveller);
      const closed = await wayToFirstTime(traveller);
      await opener(traveller).click();
      await clinicField(traveller).waitFor();
      const open = await wayToFirstTime(traveller);
      const added = { stops: open.stops - closed.stops, height: open.top - closed.top };
      console.log(`${lang}: the open filters add ${added.stops} stops to ${closed.stops}, and ${added.height} px`);
      assert.ok(added.stops <= mostStops, `${added.stops} stops`);
      assert.ok(added.height <= mostHeight, `${added.height} px`);
    },
  );

const findClinics = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await arrive(traveller);
  await use(traveller, opener(traveller));
  const field = clinicField(traveller);
  await tabTo(page, field);
  await page.keyboard.type('ca');
  await page.keyboard.press('ArrowDown');
  const list = page.getByRole('listbox', { name: t('booking.filter.clinics.find'), exact: true });
  await list.getByRole('option', { selected: true }).waitFor();
  for (const theme of themes) {
    await wear(page, theme);
    await assertLooksWell(traveller);
  }
  await wear(page, 'light');
  await page.keyboard.press('Escape');
  assert.equal(await field.inputValue(), '');
  await page.keyboard.type('sentier');
  const option = list.getByRole('option', { name: /^CLSC du Sentier/ });
  if (traveller.lang === 'fr') await page.keyboard.press('Enter');
  else await option.click();
  await page.waitForFunction(() => /clinics=[^&]+/.test(window.location.href));
  await timesListed(traveller);
  const isInField = () => field.evaluate((element) => element === document.activeElement);
  assert.equal(await isInField(), true);
  assert.deepEqual(
    await page.locator('main h3').evaluateAll((all) => [...new Set(all.map((one) => one.textContent))]),
    ['CLSC du Sentier'],
  );
  await assertLooksWell(traveller);
  assert.deepEqual(await targetProblems(page), []);
  const remove = page.getByRole('button', { name: /CLSC du Sentier \(/ });
  await use(traveller, remove);
  await page.waitForFunction(() => !window.location.href.includes('clinics='));
  assert.equal(await isInField(), true);
  await timesListed(traveller);
  await use(traveller, page.getByRole('button', { name: t('mode.phone'), exact: true }));
  await page.waitForFunction(() => window.location.href.includes('modes=phone'));
  const see = page.locator('main button', { hasText: new RegExp(t('booking.filters.see_other', { count: '.+' })) });
  await press(page, see);
  await clinicField(traveller).waitFor({ state: 'hidden' });
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-live')), 'polite');
};

for (const [lang, width] of [
  ['fr', 320],
  ['en', 1280],
] as const)
  journey(
    'a person finds a clinic by typing, sees its times at once, takes it away again, and goes from another filter to what it found (decision 106)',
    { lang, width, timeout: 8 * stateTimeout },
    findClinics,
  );
