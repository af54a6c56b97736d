import assert from 'node:assert/strict';

import type { Locator } from 'playwright-core';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { stopsBetween } from '../heard/stops.ts';
import { openInside, settled } from '../looks/settled.ts';
import { confirm, introduceOneself, searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { titled } from '../screens/guest.ts';
import { timesListed } from '../screens/slots.ts';

const mostStops = 60;

const wish = { mode: 'in-person', age: 71 } as const;

/** Somebody whom the clinic knows, home again after a booking. */
const comeBack = async (traveller: Traveller): Promise<void> => {
  const person = newcomer();
  await signUpToBook(traveller, person);
  await searchNear(traveller, 'H2X 1Y4');
  await takeTime(traveller, wish);
  await introduceOneself(traveller);
  await confirm(traveller);
  await traveller.clinic('verify', person.login);
};

/** How often one goes on from the title of the page, where one arrives, to the line that one is looking for. */
const stopsTo = async ({ page }: Traveller, isWanted: (line: string) => boolean): Promise<number> => {
  await settled(page);
  return stopsBetween(page, (line) => /^heading, .*, level 1$/.test(line), isWanted);
};

/** What no jump by headings reaches: a card without a heading, or times under the heading of others. */
const beyondJumps = (page: Traveller['page']): Promise<string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')];
    const before = (element: Element) =>
      headings.findLast((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    const cards = [...document.querySelectorAll('main article')]
      .filter((card) => card.querySelector('h2, h3, h4') === null)
      .map((card) => `a card without a heading: ${card.textContent}`);
    const groups = [...new Set([...document.querySelectorAll('[id^=place-]')].map((slot) => slot.closest('section')))];
    const opened = groups.map((group) => group && before(group.querySelector('[id^=place-]') ?? group));
    const hidden = groups.filter((_group, at) => opened.indexOf(opened[at]) < at);
    return [...cards, ...hidden.map((group) => `times under the heading of others: ${group?.textContent ?? ''}`)];
  });

/** The time that the list begins with. */
const earliest = async (traveller: Traveller): Promise<Locator> => {
  const { page } = traveller;
  await timesListed(traveller);
  const [id = ''] = await page
    .locator('main [id^="place-"]:not([aria-disabled])')
    .evaluateAll((times) => times.map((time) => time.id));
  return page.locator(`[id="${id}"]`);
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t, lang } = traveller;
  await comeBack(traveller);
  await openInside(page, '/app/appointments');
  const beyond = await beyondJumps(page);
  await openInside(page, '/app/home');
  const again = page.locator('main a[href*="step=places"]');
  const [name = ''] = (await again.innerText()).split(/[\n,]/);
  beyond.push(...(await beyondJumps(page)));
  const toAgain = await stopsTo(traveller, (line) => line.startsWith('link, ') && line.includes(name));
  await again.click();
  await titled(traveller, 'booking.places.title');
  const slot = await earliest(traveller);
  const label = ((await slot.getAttribute('aria-label')) ?? '').replace(/\s/g, ' ');
  beyond.push(...(await beyondJumps(page)));
  const toTime = await stopsTo(traveller, (line) => line.startsWith(`button, ${label}`));
  await slot.click();
  await titled(traveller, 'review.title');
  const toConfirm = await stopsTo(traveller, (line) => line === `button, ${t('review.confirm')}`);
  await confirm(traveller);
  const stops = [toAgain, toTime, toConfirm];
  const all = stops.reduce((sum, count) => sum + count, 0);
  console.log(`${all} stops by ear in ${lang}: ${stops.join(' + ')}`);
  assert.ok(all <= mostStops, `${all} stops: ${stops.join(' + ')}`);
  assert.deepEqual(beyond, []);
};

for (const lang of ['fr', 'en'] as const)
  journey(
    'a returning patient goes by ear from home to a confirmed appointment in at most sixty stops, and every card and every group of times is one jump by headings away (decision 70)',
    { lang, width: 390, timeout: 8 * stateTimeout },
    walk,
  );
