import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { bookAppointment, chooseOtherTime, seekOtherTime } from '../screens/appointments.ts';
import { freeTimes } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';

const times = {
  fr: /\d{1,2}\u00a0h\b(?:\u00a0\d\d)?(?: \([^)]*\))?/g,
  en: /\d{1,2}:\d\d\u00a0[ap]\.m\.(?: \([^)]*\))?/g,
};
const zones = { fr: '(heure de l’Est)', en: '(Eastern Time)' };

/** Buttons of free times stand under a line that names the zone of them all; labels are parts of the day. */
const timesTold = async ({ page, lang }: Traveller): Promise<string[]> => {
  const text = await page.locator('main').evaluate((main) => {
    const copy = document.createElement('main');
    copy.append(...[...main.childNodes].map((node) => node.cloneNode(true)));
    for (const part of copy.querySelectorAll('[id^="place-"], label')) part.remove();
    return copy.textContent;
  });
  return text.match(times[lang]) ?? [];
};

const assertAllNamed = async (traveller: Traveller, atLeast: number): Promise<void> => {
  const told = await timesTold(traveller);
  assert.ok(told.length >= atLeast, `${told.length} times: ${told.join(', ')}`);
  assert.deepEqual(
    told.filter((time) => !time.endsWith(zones[traveller.lang])),
    [],
  );
};

const titled = ({ page, t }: Traveller, key: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: t(key) }).waitFor();

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t, lang } = traveller;
  await signUpToBook(traveller, newcomer());
  await bookAppointment(traveller, 0);
  await assertAllNamed(traveller, 2);

  await page.getByRole('link', { name: t('appointment.cancel') }).click();
  await titled(traveller, 'cancel.title');
  await assertAllNamed(traveller, 2);
  await page.getByRole('link', { name: t('cancel.keep') }).click();
  await titled(traveller, 'appointment.title');

  await seekOtherTime(traveller);
  await freeTimes(traveller).nth(4).waitFor();
  await assertAllNamed(traveller, 1);
  await page.locator('main').getByText(zones[lang]).first().waitFor();
  await chooseOtherTime(traveller, 4);
  await assertAllNamed(traveller, 2);
  await page.getByRole('button', { name: t('move.confirm') }).click();
  await titled(traveller, 'move.done');
  await assertAllNamed(traveller, 2);
};

journey(
  'on a device in Tokyo, every time of an appointment, of its cancel page and of both steps of moving names the clinic’s zone (product §8 zones)',
  { lang: 'fr', width: 390, timeZone: 'Asia/Tokyo' },
  walk,
);

journey(
  'on a device in Vancouver, every time of an appointment, of its cancel page and of both steps of moving names the clinic’s zone (product §8 zones)',
  { lang: 'en', width: 1280, timeZone: 'America/Vancouver' },
  walk,
);
