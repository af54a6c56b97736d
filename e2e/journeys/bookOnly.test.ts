// Holds: spec §1 delegated, product §4 history
import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { assertClean } from '../looks/clean.ts';
import { openInside, settled } from '../looks/settled.ts';
import { introduceFromHome } from '../screens/account.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { addChild, arriveAt, chooseTimeFor, dayInQuebec, pressButton, pressLink } from '../screens/family.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { press, tabTo } from '../screens/keyboard.ts';
import { findTime } from '../screens/slots.ts';

const child = { firstName: 'Élise-Anne', lastName: 'D’Août-Roy' };
const name = `${child.firstName} ${child.lastName}`;

/** Of what one may do for the child, only to book is kept. */
const keepBooking = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await pressLink(page, t('common.labelled', { label: t('dependents.levels.open'), text: name }));
  await arriveAt(traveller, t('dependents.levels.title', { name }));
  for (const level of ['history', 'messages']) {
    await tabTo(page, page.locator(`[name=scopes][value=${level}]`));
    await page.keyboard.press('Space');
  }
  await assertClean(traveller);
  await pressButton(page, t('dependents.levels.confirm', { name }));
  await page.getByText(t('dependents.levels.done'), { exact: true }).waitFor();
};

/** A sentence, and nothing that failed. */
const saysNoAccess = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await page.getByText(t('appointment.list.noAccess'), { exact: true }).waitFor();
  await settled(page);
  assert.equal(await page.getByRole('button', { name: t('common.retry'), exact: true }).count(), 0);
  assert.equal(await page.getByRole('alert').count(), 0);
  await assertClean(traveller);
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await introduceFromHome(traveller);
  await openInside(page, '/app/home');
  await addChild(traveller, { ...child, birthDate: dayInQuebec({ years: -9 }) }, () => settled(page));
  await openInside(page, '/app/dependents');
  await keepBooking(traveller);
  await pressButton(page, t('dependents.actFor', { name }));
  await page.getByText(t('dependents.actingFor', { name }), { exact: true }).waitFor();
  await openInside(page, '/app/home');
  await saysNoAccess(traveller);
  await chooseTimeFor(traveller, name, async () =>
    press(page, await findTime(traveller, { mode: 'in-person', age: 9 })),
  );
  await arriveAt(traveller, t('review.title'));
  await pressButton(page, t('review.confirm.for', { name }));
  await arriveAt(traveller, t('confirmed.title'));
  await page.getByText(t('confirmed.next.unseen'), { exact: true }).waitFor();
  await assertClean(traveller);
  await pressLink(page, t('confirmed.home'));
  await saysNoAccess(traveller);
  await openInside(page, '/app/appointments');
  await saysNoAccess(traveller);
};

for (const [lang, width] of [
  ['fr', 390],
  ['en', 1280],
] as const)
  journey(
    'somebody who may only book for a child books by keyboard alone, and is told in a sentence what they may not see',
    { lang, width, timeout: 8 * stateTimeout },
    walk,
  );
