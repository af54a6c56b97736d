import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import type { Lang } from '../fixtures/text.ts';
import { axeProblems, everyRule } from './axe.ts';
import { narrowProblems } from './layout.ts';
import { targetProblems } from './targets.ts';
import { resize, type Theme, type Width } from './variants.ts';
import { wordingProblems } from './wording.ts';

/** In what all stories are looked at: every language in every theme at every width. */
export type Looks = { langs: readonly Lang[]; themes: readonly Theme[]; widths: readonly Width[] };

/** Answered from the disk: nothing listens there. */
const origin = 'https://workshop.invalid';

const openWorkshop = async (browser: Browser, folder: string, width: Width): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'America/Toronto' });
  const page = await context.newPage();
  await resize(page, width);
  await page.route(`${origin}/*`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${origin}/index.html`);
  await page.getByRole('list').waitFor();
  return page;
};

/** Shows one story, and waits until it shows something. */
const show = (page: Page, title: string, lang: Lang, theme: Theme): Promise<void> =>
  page.evaluate(
    async ([story, query, shown]) => {
      window.location.hash = `${story}?${query}`;
      const frame = () => new Promise(requestAnimationFrame);
      const until = performance.now() + 15_000;
      while (document.body.dataset['shown'] !== shown) {
        if (performance.now() > until) throw new Error(`${story} shows nothing.`);
        await frame();
      }
      await document.fonts.ready;
      await frame();
      await frame();
    },
    [title, `lang=${lang}&theme=${theme}`, `${title} ${lang} ${theme}`] as const,
  );

/** All that is wrong with the stories at one width. What is the same in every theme is looked at in the light one. */
async function* problemsAt(
  browser: Browser,
  folder: string,
  width: Width,
  { langs, themes }: Looks,
): AsyncGenerator<string> {
  const page = await openWorkshop(browser, folder, width);
  const said: string[] = [];
  page.on('pageerror', ({ message }) => {
    said.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  for (const title of await page.locator('a').allTextContents()) {
    for (const lang of langs) {
      for (const theme of themes) {
        await show(page, title, lang, theme);
        const found = [...said.splice(0), ...(await axeProblems(page, everyRule))];
        if (theme === 'light')
          found.push(
            ...(await wordingProblems(page, lang)),
            ...(await targetProblems(page)),
            ...(await narrowProblems(page)),
          );
        yield* found.map((problem) => `${title} (${lang}, ${theme}, ${width} px) ${problem}`);
      }
    }
  }
  await page.context().close();
}

/**
 * Looks at every story of the workshop: with axe in each theme, and once at its words, at what is too small to press
 * and at what does not fit in 320 px.
 * @param folder what `buildWorkshop` made
 * @returns one line a problem
 */
export const workshopProblems = async (browser: Browser, folder: string, looks: Looks): Promise<string[]> => {
  const found: string[] = [];
  for (const width of looks.widths)
    for await (const problem of problemsAt(browser, folder, width, looks)) found.push(problem);
  return found;
};
