import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { messagesOf } from '../fixtures/text.ts';
import { axeProblems } from '../looks/axe.ts';
import { openInside, settled } from '../looks/settled.ts';
import { confirm, introduceOneself, searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer, type Newcomer } from '../screens/frontDoor.ts';
import { timesListed } from '../screens/slots.ts';
import { openReplay, openSupportPortal, replayedTitle, reportProblem } from '../screens/report.ts';

/** What is the patient’s own, and their browser’s. */
const theirOwn = async ({ page }: Traveller, person: Newcomer, reference: string): Promise<string[]> => {
  const cookies = (await page.context().cookies()).map(({ value }) => value).filter((value) => value.length > 8);
  const bare = reference.replace(/\s/gu, '');
  return [
    person.login,
    person.email,
    person.password,
    person.nam,
    person.nam.replaceAll(' ', ''),
    'Maëlle',
    'Amours-Roy',
    '1954-12-28',
    bare,
    reference,
    'cold-flu',
    'H2X',
    ...cookies,
  ];
};

/**
 * Steps back through the whole trace, and looks where a page opened. @returns the titles of its screens, the first one
 * first, each once in a row
 */
const walkBack = async (staff: Page, steps: number): Promise<string[]> => {
  const messages = messagesOf('fr');
  const titles: string[] = [];
  const step = staff
    .getByRole('region', { name: messages('replay.banner'), exact: true })
    .getByRole('status')
    .locator('code');
  for (let at = steps; at > 0; at -= 1) {
    if ((await step.innerText()) === 'nav/changed') {
      await settled(staff);
      const title = await replayedTitle(staff);
      if (titles[0] !== title) titles.unshift(title);
    }
    await staff.getByRole('button', { name: messages('replay.previous'), exact: true }).click();
    await staff.getByText(messages('replay.step', { at: at - 1, of: steps })).waitFor();
  }
  return titles;
};

/** Books, reports and keeps a copy of the file; then staff sees what the patient saw, and nothing of whom. */
const reportAndReplay = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await signUpToBook(traveller, person);
  await searchNear(traveller, 'H2X 1Y4');
  await timesListed(traveller);
  await takeTime(traveller);
  await introduceOneself(traveller);
  const reference = await confirm(traveller);

  await page.getByRole('link', { name: t('footer.report'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('report.title'), exact: true }).waitFor();
  await page.getByText(t('report.see')).click();
  await page.getByRole('region', { name: t('report.content'), exact: true }).waitFor();
  assert.deepEqual(await axeProblems(page), []);
  const {
    text,
    name,
    reference: number,
  } = await reportProblem(traveller, `Maëlle D’Amours-Roy, ${person.nam}: nothing happens.`);
  assert.match(name, /^portal-trace-\d{4}-\d\d-\d\d-[A-Z0-9]{8}\.json$/);
  await page.getByText(number, { exact: true }).waitFor();
  assert.deepEqual(await axeProblems(page), []);
  assert.deepEqual(
    (await theirOwn(traveller, person, reference)).filter((own) => text.includes(own)),
    [],
    'Nothing of the patient is in the file.',
  );
  await openInside(page, '/support/replay');
  await page.getByRole('heading', { level: 1, name: t('error.msg.pagenotfound'), exact: true }).waitFor();

  const called: string[] = [];
  const staff = await openSupportPortal(traveller, (address) => called.push(address));
  await openReplay(staff, { name, text });
  const steps: unknown = JSON.parse(String(Reflect.get(Object(JSON.parse(text)), 'payload')));
  assert.ok(Array.isArray(steps) && steps.length > 10);
  const titles = await walkBack(staff, steps.length);
  const seen = [t('booking.places.title'), t('review.title'), t('confirmed.title'), t('report.title')];
  assert.deepEqual(
    titles.filter((title) => seen.includes(title)),
    seen,
    `The screens of the patient, in their order. There were: ${titles.join(', ')}`,
  );
  assert.deepEqual(called, [], 'A replay speaks to no server.');
  await staff.context().close();
};

journey(
  'a patient books, reports a problem and keeps the trace; support staff replay the same screens from it, without a server and without any patient data',
  { lang: 'fr', width: 390 },
  reportAndReplay,
);
journey(
  'on desktop in English, a patient books, reports a problem and keeps the trace, and support staff replay it',
  { lang: 'en', width: 1280 },
  reportAndReplay,
);
