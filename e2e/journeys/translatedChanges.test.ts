import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { openInside, settled } from '../looks/settled.ts';
import { startTranslator } from '../looks/translator.ts';
import { confirm, introduceOneself, searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { openMailbox, openThread, waiting } from '../screens/mailbox.ts';
import { timesListed } from '../screens/slots.ts';

const subjects = { fr: ['Avant la visite', 'Info'], en: ['Before the visit', 'News'] } as const;

/** What is read, less the time that is left. */
const readPage = async ({ page }: Pick<Traveller, 'page'>): Promise<string[]> => {
  await settled(page);
  return page.evaluate(() => {
    const linesOf = (part: HTMLElement) => part.innerText.split('\n').map((line) => line.trim());
    const partsOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const passing = new Set(partsOf('[role=timer]').flatMap(linesOf));
    return [document.title, ...partsOf('header, nav, main').flatMap(linesOf)].filter(
      (line) => line !== '' && !passing.has(line),
    );
  });
};

/** The page has changed since the translator came. @param same what brings it, and a new page, to the same state */
const assertLikeNew = async (traveller: Traveller, what: string, same: () => Promise<void>): Promise<void> => {
  const { page } = traveller;
  await same();
  const changed = await readPage(traveller);
  assert.deepEqual(await page.evaluate(() => window.unseenChanges?.()), [], `${what} stays old`);
  await page.reload();
  await same();
  assert.deepEqual(changed, await readPage(traveller), `${what} is not what a new page says`);
  await page.evaluate(startTranslator);
};

const search = '/app/appointments/new';

const walkErrors = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await openInside(page, search);
  await page.evaluate(startTranslator);
  const complain = async () => {
    await page.getByRole('button', { name: t('booking.search'), exact: true }).click();
    await page.getByRole('alert').waitFor();
  };
  await assertLikeNew(traveller, 'an error', complain);
};

const walkHold = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await openInside(page, '/app/home');
  await page.evaluate(startTranslator);
  await searchNear(traveller, 'H2X 1Y4');
  await timesListed(traveller);
  await takeTime(traveller);
  await openInside(page, search);
  const near = page.getByRole('radio', { name: t('booking.where.near'), exact: true });
  const held = page.getByRole('heading', { name: t('hold.title'), exact: true });
  await assertLikeNew(traveller, 'a hold', async () => {
    await near.check();
    await held.waitFor();
  });
  await page.getByRole('button', { name: t('hold.release'), exact: true }).click();
  await assertLikeNew(traveller, 'the end of a hold', async () => {
    await near.check();
    await held.waitFor({ state: 'detached' });
  });
};

const walkMessages = async (traveller: Traveller): Promise<void> => {
  const { page, t, lang, clinic } = traveller;
  await openInside(page, '/app/home');
  await searchNear(traveller, 'H2X 1Y4');
  await takeTime(traveller);
  await introduceOneself(traveller);
  const reference = (await confirm(traveller)).replace(/[^A-Z0-9]/g, '');
  await openMailbox(traveller, 0);
  await page.evaluate(startTranslator);
  const [first, second] = subjects[lang];
  for (const subject of [first, second]) await clinic('message', reference, subject, subject);
  await waiting(traveller, 2);
  await assertLikeNew(traveller, 'a list that grew', () => waiting(traveller, 2));
  await openThread(traveller, first);
  await page.getByRole('link', { name: t('mailbox.title'), exact: true }).click();
  await waiting(traveller, 1);
  await assertLikeNew(traveller, 'a count', () => waiting(traveller, 1));
};

for (const lang of ['fr', 'en'] as const)
  journey(
    'an error, a hold, a list and a count that change on a translated page say what a new page says',
    { lang, width: 390, timeout: 300_000 },
    async (traveller) => {
      await signUpToBook(traveller, newcomer());
      await walkErrors(traveller);
      await walkHold(traveller);
      await walkMessages(traveller);
    },
  );
