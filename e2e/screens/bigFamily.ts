import assert from 'node:assert/strict';

import type { Traveller } from '../fixtures/journey.ts';
import { openInside } from '../looks/settled.ts';
import { introduceFromHome } from './account.ts';
import { bookAppointment } from './appointments.ts';
import { freeTimes } from './booking.ts';
import { signUpToBook } from './confirmEmail.ts';
import { addChild, arriveAt, chooseTimeFor, dayInQuebec, pressButton } from './family.ts';
import { logOut, newcomer } from './frontDoor.ts';
import { press } from './keyboard.ts';

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

/** One visit for the parent and one for each child, from this place of the list on. */
const careForAll = async (traveller: Traveller, from: number): Promise<void> => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await introduceFromHome(traveller);
  await openInside(page, '/app/home');
  assert.match(await bookAppointment(traveller, from), /\S/);
  for (const child of children) {
    await openInside(page, '/app/home');
    await addChild(traveller, child, noLook);
  }
  for (const [at, { firstName, lastName }] of children.entries())
    await bookForChild(traveller, `${firstName} ${lastName}`, from + 2 + at);
  assert.equal(await page.getByText(t('errors.tooManyRequests').split('{{')[0] ?? '').count(), 0);
};

/** Clinics of the demo are small: late in a week, one of them has no room left for two families of newcomers. */
const nextClinic = 16;

/** Two parents, one after the other, each with four children. */
export const careForTwoFamilies = async (traveller: Traveller): Promise<void> => {
  await careForAll(traveller, 0);
  await openInside(traveller.page, '/app/home');
  await logOut(traveller);
  await careForAll(traveller, nextClinic);
};
