import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { assertLooksWell } from '../looks/looksWell.ts';
import { settled } from '../looks/settled.ts';
import { targetProblems } from '../looks/targets.ts';
import { themes, wear } from '../looks/variants.ts';
import { searchNear } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { use } from '../screens/keyboard.ts';
import { timesListed } from '../screens/slots.ts';

const pressedDay = 'button[aria-pressed=true]';

/** The name of the day with the most times, which the demo deals by date. */
const busiestDay = async (traveller: Traveller): Promise<string> => {
  const { page, t } = traveller;
  const week = page.getByRole('group', { name: t('booking.week'), exact: true });
  const named = await week.locator('button[aria-pressed]').evaluateAll((days) =>
    days.map((day) => ({
      name: day.querySelector('span')?.textContent ?? '',
      count: parseInt(day.querySelector('b')?.textContent ?? '', 10) || 0,
    })),
  );
  const [busiest] = named.toSorted((one, other) => other.count - one.count);
  if (busiest === undefined || busiest.count === 0) throw new Error('No day of the week has a time.');
  return busiest.name;
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X 1Y4');
  await timesListed(traveller);
  const week = page.getByRole('group', { name: t('booking.week'), exact: true });
  for (const theme of themes) {
    await wear(page, theme);
    await assertLooksWell(traveller);
  }
  await wear(page, 'light');
  assert.deepEqual(await targetProblems(page), []);

  await use(traveller, week.getByRole('button', { name: t('booking.week.after'), exact: true }));
  await page.waitForFunction(() => /from=[\d-]+&to=[\d-]+/.test(window.location.href));
  await settled(page);
  const name = await busiestDay(traveller);
  const day = week.getByRole('button', { name, exact: true });
  await use(traveller, day);
  await page.waitForFunction(() => /from=([\d-]+)&to=\1/.test(window.location.href));
  await week.locator(pressedDay).waitFor();
  await timesListed(traveller);
  assert.equal(await day.evaluate((element) => element === document.activeElement), true);
  const chips = page.getByRole('group', { name: t('booking.chips'), exact: true });
  await use(traveller, chips.getByRole('button', { name: t('dayPart.short.morning'), exact: true }));
  await page.waitForFunction(() => window.location.href.includes('dayParts=morning'));
  await settled(page);
  await assertLooksWell(traveller);
};

for (const [lang, width] of [
  ['fr', 390],
  ['en', 1280],
] as const)
  journey(
    'a person sees how many times each day of the week has, goes to a day of the next week, and asks for the morning (decision 90)',
    { lang, width, timeout: 8 * stateTimeout },
    walk,
  );
