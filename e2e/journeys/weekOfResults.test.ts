import assert from 'node:assert/strict';

import { journey } from '../fixtures/journey.ts';
import { assertClean } from '../looks/clean.ts';
import { layoutProblems } from '../looks/layout.ts';
import { namingProblems } from '../looks/naming.ts';
import { settled } from '../looks/settled.ts';
import { targetProblems } from '../looks/targets.ts';
import { themes, wear } from '../looks/variants.ts';
import { freeTimes, searchNear } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { press } from '../screens/keyboard.ts';

for (const [lang, width] of [
  ['fr', 320],
  ['en', 1280],
] as const) {
  journey(
    'by keyboard, a person sees how many times each day of the week has, goes to a day of the next week, and asks for the evening; nothing is in the way in three themes, at 320 px and at 200 % text',
    { lang, width },
    async (traveller) => {
      const { page, t } = traveller;
      await signUpToBook(traveller, newcomer());
      await searchNear(traveller, 'H2X 1Y4');
      await freeTimes(traveller).first().waitFor();
      const week = page.getByRole('group', { name: t('booking.week') });
      const days = week.locator('button[aria-pressed]');
      await days.nth(6).waitFor();
      for (const theme of themes) {
        await wear(page, theme);
        await assertClean(traveller);
      }
      await wear(page, 'light');
      assert.deepEqual([...(await targetProblems(page)), ...(await namingProblems(page))], []);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      assert.deepEqual(await layoutProblems(page), [], 'at 200 % text');
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      const busiest = await days.evaluateAll((all) =>
        all.map((day) => Number(day.querySelector('b')?.textContent ?? 0)),
      );
      assert.ok(Math.max(...busiest) > 30, `a day has more than a page of times: ${busiest.join(', ')}`);

      await press(page, week.getByRole('button', { name: t('booking.week.after') }));
      await settled(page);
      await press(page, days.nth(4));
      await page.waitForFunction(() => /from=(\S+?)&to=\1/.test(window.location.href));
      await page.locator('button[aria-pressed=true]').first().waitFor();
      assert.equal(await days.nth(4).evaluate((day) => day === document.activeElement), true);
      await press(page, page.getByRole('button', { name: t('dayPart.short.evening'), exact: true }));
      await page.waitForFunction(() => window.location.href.includes('dayParts=evening'));
      await settled(page);
      await assertClean(traveller);
    },
  );
}
