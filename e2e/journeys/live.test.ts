import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { confirm, introduceOneself, searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { inNavigation } from '../screens/keyboard.ts';
import { timesListed } from '../screens/slots.ts';

const postalCode = 'H2X 1Y4';

/** Somebody else, in a browser of their own. */
const somebodyElse = async (traveller: Traveller): Promise<Traveller> => {
  const context = await traveller.page
    .context()
    .browser()
    ?.newContext({ locale: 'fr-CA', timezoneId: 'America/Toronto', serviceWorkers: 'block' });
  if (context === undefined) throw new Error('There is no browser.');
  context.setDefaultTimeout(stateTimeout);
  const page = await context.newPage();
  await page.goto(traveller.url);
  return { ...traveller, page };
};

/** Another tab of the same browser, at the home page. */
const anotherTab = async ({ page, t, url }: Traveller): Promise<Page> => {
  const tab = await page.context().newPage();
  await tab.goto(`${url}/#/app/home`);
  await tab.getByRole('link', { name: t('home.book'), exact: true }).waitFor();
  return tab;
};

journey(
  'an open list marks a slot in place when another person takes it, and offers it again once it is released (product §8 live-stream)',
  { lang: 'fr', width: 390 },
  async (traveller) => {
    const other = await somebodyElse(traveller);
    await signUpToBook(traveller, newcomer());
    await signUpToBook(other, newcomer());
    await searchNear(traveller, postalCode);
    await searchNear(other, postalCode);
    await timesListed(traveller);
    const taken = await takeTime(other);
    const slot = traveller.page.locator(`[id="${taken}"]`);
    await slot.getByText(traveller.t('booking.slot.taken'), { exact: true }).waitFor();
    const before = await slot.boundingBox();
    assert.equal(await slot.getAttribute('aria-disabled'), 'true');

    await other.page.goBack();
    await other.page.getByRole('button', { name: other.t('hold.release'), exact: true }).click();
    await slot.and(traveller.page.locator(':not([aria-disabled])')).waitFor();
    assert.deepEqual(await slot.boundingBox(), before, 'nothing moved');
    await other.page.context().close();
    await slot.click();
    await traveller.page.getByRole('heading', { level: 1, name: traveller.t('review.title'), exact: true }).waitFor();
  },
);

journey(
  'two tabs share one stream: a message of the clinic updates the counter of both, and both end together (product §8 live-tabs)',
  { lang: 'en', width: 1280 },
  async (traveller) => {
    const { clinic, page, t } = traveller;
    const streams: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().includes('/api/events') && !request.url().includes('clinicIds')) streams.push(request.url());
    });
    await signUpToBook(traveller, newcomer());
    const tab = await anotherTab(traveller);
    await searchNear(traveller, postalCode);
    await takeTime(traveller);
    await introduceOneself(traveller);
    const reference = (await confirm(traveller)).replace(/[^A-Z0-9]/g, '');
    await clinic('message', reference, 'Before the visit', 'Bring your measurements.');
    const counted = t('header.unread_one', { count: 1 });
    for (const each of [tab, page]) {
      await each
        .getByRole('navigation', { name: t('header.nav'), exact: true })
        .getByRole('link', { name: `${t('header.messages')} (${counted})`, exact: true })
        .waitFor();
      assert.equal(await each.evaluate(() => sessionStorage.getItem('unread')), '1');
    }
    await tab
      .getByRole('link', { name: `${t('home.appointments')}, ${t('home.appointments.hint')}`, exact: true })
      .waitFor();
    assert.equal(streams.length, 1, 'one tab of the browser listens');

    await inNavigation({ page: tab, t }, 'header.logout').click();
    await page.getByRole('button', { name: t('login.submit'), exact: true }).waitFor();
    assert.equal(await page.evaluate(() => sessionStorage.getItem('unread')), null);
  },
);
