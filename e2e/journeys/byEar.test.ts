import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import type { Lang } from '../fixtures/text.ts';
import { stopsBetween } from '../heard/stops.ts';
import { openInside, settled } from '../looks/settled.ts';
import { bookAppointment } from '../screens/appointments.ts';
import { askNear, confirm, freeTimes, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';

const postalCode = 'H2X 1Y4';

/** README says how many it takes now; the test prints them. */
const most = { again: { stops: 60, taps: 3 }, anew: { stops: 75, taps: 6 } };

/** The list of reasons opens with one, and a reason is chosen with another: the browser draws it, and tells no page. */
const tapsOnList = 2;

declare global {
  interface Window {
    taps: number;
  }
}

const countTaps = (page: Traveller['page']): Promise<void> =>
  page.evaluate(() => {
    window.taps = 0;
    window.addEventListener('pointerdown', () => (window.taps += 1), true);
  });

/** How often one goes on from the title of the page, where one arrives, to the line that one is looking for. */
const stopsTo = async ({ page }: Pick<Traveller, 'page'>, isWanted: (line: string) => boolean): Promise<number> => {
  await settled(page);
  return stopsBetween(page, (line) => /^heading, .*, level 1$/.test(line), isWanted);
};

/** What no jump by headings reaches: an article without a heading, a group of times under the heading of another. */
const beyondJumps = (page: Traveller['page']): Promise<string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')];
    const before = (element: Element) =>
      headings.findLast((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    const cards = [...document.querySelectorAll('main article')]
      .filter((card) => card.querySelector('h2, h3, h4') === null)
      .map((card) => `a card without a heading: ${card.textContent}`);
    const groups = [...new Set([...document.querySelectorAll('[id^=place-]')].map((slot) => slot.parentElement))];
    const opened = groups.map((group) => group && before(group));
    return [
      ...cards,
      ...groups
        .filter((_group, at) => opened.indexOf(opened[at]) < at)
        .map((group) => `times under the heading of others: ${group?.textContent ?? ''}`),
    ];
  });

const isFirst = async (traveller: Traveller): Promise<(line: string) => boolean> => {
  const name = (await freeTimes(traveller).first().getAttribute('aria-label')) ?? '';
  return (line) => line.startsWith(`button, ${name}`);
};

/** From the results to the confirmation: the first free time, then what is checked. */
const takeFirst = async (traveller: Traveller): Promise<number[]> => {
  const { t } = traveller;
  await freeTimes(traveller).first().waitFor();
  const toTime = await stopsTo(traveller, await isFirst(traveller));
  await takeTime(traveller, 0);
  const toConfirm = await stopsTo(traveller, (line) => line === `button, ${t('review.confirm')}`);
  await confirm(traveller);
  return [toTime, toConfirm];
};

/** Says what it took, and demands that it is no more than that. */
const demandAtMost = async (
  { page, lang }: Traveller,
  way: keyof typeof most,
  { stops, unseenTaps }: { stops: number[]; unseenTaps: number },
): Promise<void> => {
  const all = stops.reduce((sum, count) => sum + count, 0);
  const taps = unseenTaps + (await page.evaluate(() => window.taps));
  console.log(`${way}: ${all} stops by ear in ${lang}: ${stops.join(' + ')}; ${taps} taps`);
  assert.ok(all <= most[way].stops, `${way}: ${all} stops: ${stops.join(' + ')}`);
  assert.ok(taps <= most[way].taps, `${way}: ${taps} taps`);
};

for (const lang of ['fr', 'en'] satisfies Lang[]) {
  journey(
    'a returning patient goes from home to a confirmed appointment in three taps, or at most sixty stops by ear; a new search takes six taps, or at most 75 stops; and every card and every group of times is one jump by headings away',
    { lang, width: 390 },
    async (traveller) => {
      const { page, t } = traveller;
      await signUpToBook(traveller, newcomer());
      await bookAppointment(traveller, 3);
      await openInside(page, '/app/appointments');
      const beyond = await beyondJumps(page);
      await openInside(page, '/app/home');
      await page.getByRole('article').first().waitFor();
      beyond.push(...(await beyondJumps(page)));

      const again = t('home.again', { who: '' });
      await countTaps(page);
      await page.getByRole('link', { name: again }).waitFor();
      const toAgain = await stopsTo(traveller, (line) => line.startsWith(`link, ${again}`));
      await page.getByRole('link', { name: again }).click();
      await page.getByRole('heading', { level: 1, name: t('booking.slots.title') }).waitFor();
      await demandAtMost(traveller, 'again', { stops: [toAgain, ...(await takeFirst(traveller))], unseenTaps: 0 });

      await openInside(page, '/app/home');
      await page.getByRole('article').first().waitFor();
      await page.evaluate(() => (window.taps = 0));
      const toBook = await stopsTo(traveller, (line) => line === `link, ${t('home.book')}`);
      await page.getByRole('link', { name: t('home.book'), exact: true }).click();
      await page.locator('[name=raisonVisite]').waitFor();
      const toSearch = await stopsTo(traveller, (line) => line === `button, ${t('booking.search')}`);
      await askNear(traveller, postalCode);
      await freeTimes(traveller).first().waitFor();
      beyond.push(...(await beyondJumps(page)));
      await demandAtMost(traveller, 'anew', {
        stops: [toBook, toSearch, ...(await takeFirst(traveller))],
        unseenTaps: tapsOnList,
      });
      assert.deepEqual(beyond, []);
    },
  );
}
