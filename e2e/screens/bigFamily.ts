import assert from 'node:assert/strict';

import type { Traveller } from '../fixtures/journey.ts';
import { openInside } from '../looks/settled.ts';
import { introduceFromHome } from './account.ts';
import { bookAppointment } from './appointments.ts';
import { signUpToBook } from './confirmEmail.ts';
import { addChild, arriveAt, chooseTimeFor, dayInQuebec, pressButton } from './family.ts';
import { logOut, newcomer } from './frontDoor.ts';
import { press } from './keyboard.ts';
import { findTime } from './slots.ts';

const children = ['Alice', 'Benoît', 'Clara', 'David'].map((firstName, at) => {
  const age = 3 + 2 * at;
  return { firstName, lastName: 'Côté-Roy', age, birthDate: dayInQuebec({ years: -age }) };
});

const noLook = (): Promise<void> => Promise.resolve();

const bookForChild = async (traveller: Traveller, name: string, age: number): Promise<void> => {
  const { page, t } = traveller;
  await openInside(page, '/app/dependents');
  await pressButton(page, t('dependents.actFor', { name }));
  await page.getByText(t('dependents.actingFor', { name }), { exact: true }).waitFor();
  await openInside(page, '/app/home');
  await chooseTimeFor(traveller, name, async () => press(page, await findTime(traveller, { mode: 'in-person', age })));
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
  assert.match(await bookAppointment(traveller), /\S/);
  for (const child of children) {
    await openInside(page, '/app/home');
    await addChild(traveller, child, noLook);
  }
  for (const { firstName, lastName, age } of children) await bookForChild(traveller, `${firstName} ${lastName}`, age);
  const [tooManyTries = ''] = t('errors.tooManyRequests').split('.'); // how long to wait stands after it
  assert.equal(await page.getByText(tooManyTries).count(), 0);
};

/** Two parents, one after the other, each with an account and four children. */
export const careForTwoFamilies = async (traveller: Traveller): Promise<void> => {
  await careForAll(traveller);
  await openInside(traveller.page, '/app/home');
  await logOut(traveller);
  await careForAll(traveller);
};
