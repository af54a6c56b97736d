import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import type { Traveller } from '../fixtures/journey.ts';
import { messagesOf } from '../fixtures/text.ts';

/** The report, filled, agreed to and sent → the copy of its file that the device was given. */
export const reportProblem = async (
  { page, t }: Traveller,
  note: string,
): Promise<{ name: string; text: string; reference: string }> => {
  await page.locator('[name=note]').fill(note);
  await page.locator('[name=consent]').check();
  await page.getByRole('button', { name: t('report.send'), exact: true }).click();
  await page.getByRole('heading', { level: 2, name: t('report.reference'), exact: true }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('report.copyFile'), exact: true }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const reference = /portal-trace-[\d-]+-(\w{8})\.json/.exec(download.suggestedFilename())?.[1] ?? '';
  return { name: download.suggestedFilename(), text, reference };
};

/** The portal of support staff, by its own settings; every call that it sends to a server is told. */
export const openSupportPortal = async (
  { page: theirs, url }: Traveller,
  called: (address: string) => void,
): Promise<Page> => {
  const browser = theirs.context().browser();
  if (browser === null) throw new Error('The browser has gone.');
  const context = await browser.newContext({
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.on('request', (request) => {
    if (/\/api\//.test(request.url())) called(request.url());
  });
  await page.route('**/assets/config.json', async (route) => {
    const settings: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: Object.assign({}, settings, { supportTools: true }) });
  });
  await page.goto(`${url}/#/support/replay`);
  return page;
};

/** Support staff choose the file that a patient sent. */
export const openReplay = async (staff: Page, { name, text }: { name: string; text: string }): Promise<void> => {
  await staff
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await staff.getByText(messagesOf('fr')('replay.banner')).waitFor();
};

/** The step that the bar names is drawn a moment later. */
export const replayShows = (page: Page, title: string): Promise<void> =>
  page
    .locator('h1:visible')
    .and(page.getByRole('heading', { name: title, exact: true }))
    .waitFor();

/** The title of the screen that is replayed. */
export const replayedTitle = (page: Page): Promise<string> => page.locator('h1:visible').innerText();
