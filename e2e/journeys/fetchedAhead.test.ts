import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { askNear } from '../screens/booking.ts';
import { timesListed } from '../screens/slots.ts';

/** Every link of the head that was ever there, by what it asks the browser for. */
const noteLinks = (): void => {
  const links = new Set<string>();
  Object.assign(window, { notedLinks: links });
  new MutationObserver(() => {
    for (const { rel, href } of document.querySelectorAll('link')) links.add(`${rel} ${href}`);
  }).observe(document, { childList: true, subtree: true, attributes: true });
};

const notedLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links: unknown = Reflect.get(window, 'notedLinks');
    return links instanceof Set ? [...links].map(String) : [];
  });

/** The directive by which every engine judges a link, Firefox too; `prefetch` falls to `default-src 'none'` there. */
const directives: Readonly<Record<string, string>> = {
  modulepreload: 'script-src',
  preload: 'connect-src',
  manifest: 'manifest-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, url } = traveller;
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !text.endsWith('blocked by Playwright')) complaints.push(text);
  });
  await page.addInitScript(noteLinks);
  await page.goto('about:blank');
  const later = page.waitForRequest(/assets\/i18n\/app\/\w\w\.json$/);
  const opened = await page.goto(`${url}/#/login`);
  assert.equal(await (await (await later).response())?.finished(), null, 'they came to their end');
  const policy = opened?.headers()['content-security-policy'] ?? '';
  await page.goto(`${url}/#/nosession?step=search`);
  await askNear(traveller, 'H2X 1Y4');
  await timesListed(traveller);

  const links = await notedLinks(page);
  const rels = new Set(links.map((link) => link.split(' ')[0] ?? ''));
  assert.ok(!rels.has('prefetch'), 'Firefox refuses it');
  assert.ok(rels.has('modulepreload'), 'the steps after the search are fetched ahead');
  for (const rel of rels) assert.match(policy, new RegExp(`${directives[rel] ?? `no directive for ${rel}`} 'self'`));
  assert.deepEqual(complaints, []);
};

for (const lang of ['fr', 'en'] as const)
  journey(
    'what later pages need is fetched ahead in ways that the policy allows in every engine, and the console stays silent (product §8 content-security)',
    { lang, width: 390 },
    walk,
  );

/** The pages that people come to from outside, and the key of a text that their scripts bring. */
const doors = [
  ['/nosession', 'guest.need'],
  ['/rvsp/auth', 'invitation.noCode'],
] as const;

const scriptsNamed = (page: Page): Promise<string[]> =>
  page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((all) => all.map((one) => String(Reflect.get(one, one.localName === 'link' ? 'href' : 'src'))));

/** A script that only a running script asks for never comes. */
const openWithFirstScripts = async (page: Page, address: string): Promise<void> => {
  const named = Promise.withResolvers<readonly string[]>();
  await page.goto('about:blank');
  await page.route(/\.js$/, async (route) => {
    if ((await named.promise).includes(route.request().url())) await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#portal h1').waitFor();
  named.resolve(await scriptsNamed(page));
};

for (const [lang, width] of [
  ['fr', 390],
  ['en', 1280],
] as const)
  journey(
    'a page that people come to from outside asks for every script that it needs before the first of them runs (decision 48)',
    { lang, width },
    async ({ page, t, url }) => {
      for (const [address, brought] of doors) {
        await openWithFirstScripts(page, `${url}/#${address}`);
        await page.getByText(t(brought), { exact: true }).waitFor();
        await page.unroute(/\.js$/);
      }
    },
  );
