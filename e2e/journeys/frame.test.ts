import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { openInside } from '../looks/settled.ts';
import { logIn } from '../screens/frontDoor.ts';
import { press } from '../screens/keyboard.ts';

const demoPatient = { login: 'demo.boreal', password: 'Sapin-Givre-47' };
const addresses = ['/app/home', '/app/appointments', '/app/mailbox', '/app/dependents', '/app/account'];

const heightOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);

/** The part of the window that the header and a bar at its bottom take, from 0 to 1. */
const shareOfFrame = async (page: Page): Promise<number> => {
  const bar = page.locator('nav[data-room=bar]');
  const taken =
    (await heightOf(page, '#portal header:has(nav)')) + ((await bar.count()) > 0 ? await heightOf(page, 'nav') : 0);
  return taken / (page.viewportSize()?.height ?? 1);
};

const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

const navigationOf = ({ page, t }: Traveller) => page.getByRole('navigation', { name: t('header.nav'), exact: true });

journey(
  'on a phone the header takes at most 56 px and the footer 320 px, on every page, and nothing moves when the unread count changes',
  { lang: 'fr', width: 390 },
  async (traveller) => {
    const { page } = traveller;
    await page.goto(`${traveller.url}/#/login`);
    await logIn(traveller, demoPatient);
    for (const address of addresses) {
      await openInside(page, address);
      assert.ok(
        (await heightOf(page, '#portal header:has(nav)')) <= 56,
        `${address}: ${await heightOf(page, '#portal header:has(nav)')} px of header`,
      );
      assert.ok((await heightOf(page, 'footer')) <= 320, `${address}: ${await heightOf(page, 'footer')} px of footer`);
    }
    const places = () =>
      navigationOf(traveller)
        .locator('li')
        .evaluateAll((items) => items.map((item) => JSON.stringify(item.getBoundingClientRect())));
    const before = await places();
    const badge = navigationOf(traveller).locator('[aria-hidden=true]').filter({ hasText: /^\d+$/ });
    await badge.evaluate((element) => {
      element.textContent = '100';
    });
    assert.deepEqual(await places(), before);
  },
);

journey(
  'with letters twice as large, at 320 px as at 390 px, at most 15 % of the window is frame, and one button opens the navigation',
  { lang: 'fr', width: 390 },
  async (traveller) => {
    const { page, t } = traveller;
    await page.goto(`${traveller.url}/#/login`);
    await logIn(traveller, demoPatient);
    await enlarge(page);
    for (const size of [
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await page.locator('nav[data-room=menu]').waitFor();
      const share = await shareOfFrame(page);
      assert.ok(share <= 0.15, `${Math.round(share * 100)} % at ${size.width} px`);
    }
    await navigationOf(traveller)
      .getByRole('button', { name: t('header.menu'), exact: true })
      .click();
    await navigationOf(traveller)
      .getByRole('link', { name: t('header.appointments'), exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: t('appointment.list.title'), exact: true }).waitFor();
    assert.equal(await navigationOf(traveller).getByRole('link').count(), 0, 'the menu closes with the page it led to');
  },
);

journey(
  'the last entry of the phone’s bar opens the others by keyboard, and Escape closes them and returns the focus',
  { lang: 'en', width: 390 },
  async (traveller) => {
    const { page, t } = traveller;
    await page.goto(`${traveller.url}/#/login`);
    await logIn(traveller, demoPatient);
    const navigation = navigationOf(traveller);
    const more = navigation.getByRole('button', { name: t('header.more'), exact: true });
    assert.equal(await navigation.getByRole('link').count(), 3);
    await press(page, more);
    assert.equal(await more.getAttribute('aria-expanded'), 'true');
    for (const key of ['header.people', 'header.account', 'header.logout'])
      await navigation.getByRole('link', { name: t(key), exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    assert.equal(await more.getAttribute('aria-expanded'), 'false');
    await more.and(page.locator(':focus')).waitFor();
  },
);
