import { journey } from '../fixtures/journey.ts';

for (const hash of ['', '#/app/home', '#/nowhere'])
  journey(
    `Back leaves the portal from the page that “${hash}” leads to (spec §2 redirects)`,
    { lang: 'fr', width: 390 },
    async ({ page, url }) => {
      const before = `${url}/assets/icon.svg`;
      await page.goto(before);
      await page.goto(`${url}${hash}`);
      await page.waitForURL(/#\/(?:login|404)/);
      await page.locator('#portal:not([data-early])').waitFor({ state: 'attached' });
      await page.goBack();
      await page.waitForURL(before);
    },
  );
