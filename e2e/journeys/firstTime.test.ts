import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { dealLongestDays } from '../fixtures/longest.ts';
import { openInside, settled } from '../looks/settled.ts';
import { bookAppointment, seekOtherTime } from '../screens/appointments.ts';
import { searchNear } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { timesListed } from '../screens/slots.ts';

/** Whether nothing covers the edges of the first time in the list, and where it ends. */
const firstTime = (page: Page) =>
  page.evaluate(() => {
    const time = document.querySelector('main [id^="place-"]');
    const { left, right, top, bottom } = time?.getBoundingClientRect() ?? new DOMRect();
    const [middle, half] = [(left + right) / 2, (top + bottom) / 2];
    const edges = [
      [left + 3, half],
      [right - 3, half],
      [middle, top + 3],
      [middle, bottom - 3],
    ] as const;
    const isSeen = edges.every(([x, y]) => time?.contains(document.elementFromPoint(x, y)) === true);
    return { isSeen, bottom: Math.round(bottom), window: window.innerHeight };
  });

const assertSeen = async (traveller: Traveller): Promise<void> => {
  await timesListed(traveller);
  await settled(traveller.page);
  await traveller.page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const { isSeen, ...where } = await firstTime(traveller.page);
  assert.ok(isSeen, `The first time is not fully on the screen: ${JSON.stringify(where)}.`);
};

const walk = async (traveller: Traveller): Promise<void> => {
  await traveller.dealLongestNames();
  await dealLongestDays(traveller.page);
  await traveller.page.reload();
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X 1Y4');
  await assertSeen(traveller);
  await openInside(traveller.page, '/app/home');
  await bookAppointment(traveller);
  await seekOtherTime(traveller);
  await assertSeen(traveller);
};

for (const lang of ['fr', 'en'] as const) {
  for (const width of [390, 360] as const)
    journey(
      'the first free time is on the screen of a phone without scrolling, also for a move and with the longest names',
      { lang, width },
      walk,
    );
  journey(
    'the first free time is on the screen of the cheapest phone on another clock than the clinic, whose zone it names',
    { lang, width: 360, timeZone: 'America/Vancouver' },
    walk,
  );
}
