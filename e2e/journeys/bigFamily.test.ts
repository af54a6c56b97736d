import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { openInside } from '../looks/settled.ts';
import { introduceFromHome } from '../screens/account.ts';
import { bookAppointment } from '../screens/appointments.ts';
import { freeTimes } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { addChild, arriveAt, chooseTimeFor, dayInQuebec, pressButton } from '../screens/family.ts';
import { logOut, newcomer } from '../screens/frontDoor.ts';
import { press } from '../screens/keyboard.ts';

const children = ['Alice', 'Benoît', 'Clara', 'David'].map((firstName, at) => ({
  firstName,
  lastName: 'Côté-Roy',
  birthDate: dayInQuebec({ years: -3 - 2 * at }),
}));

const noLook = (): Promise<void> => Promise.resolve();

const bookForChild = async (traveller: Traveller, name: string, at: number): Promise<void> => {
  const { page, t } = traveller;
  await openInside(page, '/app/dependents');
  await pressButton(page, t('dependents.actFor', { name }));
  await page.getByText(t('dependents.actingFor', { name })).waitFor();
  await openInside(page, '/app/home');
  await chooseTimeFor(traveller, name, () => press(page, freeTimes(traveller).nth(at)));
  await arriveAt(traveller, t('review.title'));
  await pressButton(page, t('review.confirm.for', { name }));
  await arriveAt(traveller, t('confirmed.title'));
};

/** One visit for the parent and one for each child. */
const careForAll = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await introduceFromHome(traveller);
  await openInside(page, '/app/home');
  assert.match(await bookAppointment(traveller, 0), /\S/);
  for (const child of children) {
    await openInside(page, '/app/home');
    await addChild(traveller, child, noLook);
  }
  for (const [at, { firstName, lastName }] of children.entries())
    await bookForChild(traveller, `${firstName} ${lastName}`, 2 + at);
  assert.equal(await page.getByText(t('errors.tooManyRequests')).count(), 0);
};

const walk = async (traveller: Traveller): Promise<void> => {
  await careForAll(traveller);
  await openInside(traveller.page, '/app/home');
  await logOut(traveller);
  await careForAll(traveller);
};

for (const setting of [
  { lang: 'fr', width: 390, timeout: 15 * stateTimeout },
  { lang: 'en', width: 1280, timeout: 15 * stateTimeout },
] as const) {
  journey(
    'two parents with accounts of their own add their four children and book for everybody in one sitting, and meet no limit (product §4 rate-limits)',
    setting,
    walk,
  );
}
