import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { messagesOf, type Lang } from '../fixtures/text.ts';
import { settled } from '../looks/settled.ts';
import { startTranslator } from '../looks/translator.ts';
import { translatableValues } from '../looks/translatable.ts';
import { walkEveryScreen } from '../screens/everyScreen.ts';

/** What stays in the language that was left. */
const switchLanguage = async ({ page }: Traveller, to: Lang): Promise<string[]> => {
  const from = messagesOf(to === 'fr' ? 'en' : 'fr');
  const place = new URL(page.url()).pathname === '/staff' ? 'banner' : 'contentinfo';
  await page
    .getByRole(place)
    .getByRole('button', { name: from('footer.language'), exact: true })
    .click();
  await page.locator(`html[lang^=${to}]`).waitFor({ state: 'attached' });
  await settled(page);
  return page.evaluate(() => window.unseenChanges?.() ?? ['is not translated']);
};

for (const lang of ['fr', 'en'] satisfies Lang[]) {
  journey(
    'every screen that the browser translates changes whole when the language does, and keeps hours, dates and numbers',
    { lang, width: 390, timeout: 600_000 },
    async (traveller) => {
      const found: string[] = [];
      let seen = 0;
      await walkEveryScreen(traveller, async (at, name) => {
        // No switch can be pressed behind an open dialog.
        if ((await at.page.locator('dialog[open]').count()) > 0) return;
        seen += 1;
        found.push(...(await translatableValues(at, name)).map((value) => `${name} lets “${value}” be translated`));
        await at.page.evaluate(startTranslator);
        const unseen = [
          ...(await switchLanguage(at, lang === 'fr' ? 'en' : 'fr')),
          ...(await switchLanguage(at, lang)),
        ];
        found.push(...unseen.map((change) => `${name} ${change}`));
      });
      console.log(`${seen} screens in ${lang}, ${found.length} texts that stay old or must not change`);
      assert.deepEqual(found, []);
    },
  );
}
