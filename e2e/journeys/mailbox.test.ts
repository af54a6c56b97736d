import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { beginning } from '../fixtures/text.ts';
import { assertClean } from '../looks/clean.ts';
import { confirm, introduceOneself, searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { typeIn } from '../screens/keyboard.ts';
import {
  openMailbox,
  openSent,
  openThread,
  pressSend,
  secondTab,
  threadOf,
  waiting,
  writeAnswer,
} from '../screens/mailbox.ts';

const messages = {
  fr: { subject: 'Avant la visite', body: 'Apportez vos mesures.', answer: 'Voici mes mesures.' },
  en: { subject: 'Before the visit', body: 'Bring your measurements.', answer: 'Here are my measurements.' },
} as const;

/**
 * By the keyboard alone: a message arrives while the list is open, is read in another tab, and is answered with a file
 * although the session was lost meanwhile.
 */
const walkTheMailbox = async (traveller: Traveller): Promise<void> => {
  const { page, t, lang, clinic } = traveller;
  const { answer, body, subject } = messages[lang];
  const person = newcomer();
  await signUpToBook(traveller, person);
  await searchNear(traveller, 'H2X 1Y4');
  await takeTime(traveller);
  await introduceOneself(traveller);
  const reference = (await confirm(traveller)).replace(/[^A-Z0-9]/g, '');

  await openMailbox(traveller, 0);
  const other = { ...traveller, page: await secondTab(traveller) };
  await waiting(other, 0);
  await clinic('message', reference, 'Info', body);
  await waiting(other, 1);
  await clinic('message', reference, subject, body);
  await waiting(traveller, 2);
  await waiting(other, 2);
  await assertClean(traveller);
  await openThread(other, subject);
  await other.page.getByText(body, { exact: true }).waitFor();
  await waiting(traveller, 1);
  assert.equal(await page.evaluate(() => sessionStorage.getItem('unread')), '1');
  await other.page.close();

  await openThread(traveller, subject);
  await writeAnswer(traveller, answer);
  await page.context().clearCookies({ name: 'session' });
  await pressSend(traveller);
  await page.locator('[name=username]').waitFor();
  await typeIn(page, 'username', person.login);
  await typeIn(page, 'password', person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: subject, exact: true }).waitFor();
  assert.equal(await page.locator('[name=body]').inputValue(), answer);
  await pressSend(traveller);
  const mine = page.getByRole('article', { name: t('mailbox.me'), exact: true });
  await mine.getByText(answer, { exact: true }).waitFor();
  await mine.getByRole('link', { name: beginning('Mesures.pdf (') }).waitFor();
  await assertClean(traveller);
  await openSent(traveller);
  await threadOf(traveller, subject).waitFor();
};

journey(
  'by keyboard alone, a person receives a message, reads it in another tab, and answers with a file after the session was lost (product §4 counter, product §4 send)',
  { lang: 'fr', width: 390 },
  walkTheMailbox,
);
journey(
  'on desktop in English, a person receives a message, reads it in another tab, and answers with a file after the session was lost (product §4 counter, product §4 send)',
  { lang: 'en', width: 1280 },
  walkTheMailbox,
);
