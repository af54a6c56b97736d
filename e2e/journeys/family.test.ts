// Holds: product §8 add-dependent, product §4 fourteenth-birthday, product §8 agreeing
import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { beginning, type Lang } from '../fixtures/text.ts';
import { axeProblems } from '../looks/axe.ts';
import { layoutProblems } from '../looks/layout.ts';
import { openInside, settled } from '../looks/settled.ts';
import { introduceFromHome } from '../screens/account.ts';
import { referenceIn } from '../screens/booking.ts';
import {
  addChild,
  arriveAt,
  changeInOtherTab,
  changeOf,
  chooseTimeFor,
  dayInQuebec,
  pressButton,
  pressLink,
  turnFourteen,
} from '../screens/family.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { press, tabTo } from '../screens/keyboard.ts';
import { secondTab } from '../screens/mailbox.ts';
import { findTime } from '../screens/slots.ts';

const child = { firstName: 'Élise-Anne', lastName: 'D’Août-Roy' };
const name = `${child.firstName} ${child.lastName}`;

/** No name in the title of the page as it stands, and nothing to complain of. */
const look = async ({ page }: Pick<Traveller, 'page'>): Promise<void> => {
  assert.doesNotMatch(await page.title(), /lise|Roy/);
  await settled(page);
  assert.deepEqual([...(await axeProblems(page)), ...(await layoutProblems(page))], []);
};

const actFor = async ({ page, t }: Traveller): Promise<void> => {
  await pressButton(page, t('dependents.actFor', { name }));
  await page.getByText(t('dependents.actingFor', { name }), { exact: true }).waitFor();
};

/**
 * The child is added a day before the fourteenth birthday, and booked for; a lock in another tab ends the booking,
 * kindly. @returns the id of the child's record
 */
const bookForTheChild = async (traveller: Traveller): Promise<string> => {
  const { page, t } = traveller;
  await addChild(traveller, { ...child, birthDate: dayInQuebec({ years: -14, days: 1 }) }, () => look(traveller));
  await actFor(traveller);
  const tab = await secondTab(traveller);
  await openInside(tab, '/app/dependents');
  const take = async () => {
    await press(page, await findTime(traveller, { mode: 'in-person', age: 13 }));
  };
  await chooseTimeFor(traveller, name, take);
  await arriveAt(traveller, t('review.title'));
  await look(traveller);
  await changeInOtherTab(traveller, { tab, act: 'lock', person: name });
  await arriveAt(traveller, t('dependents.lost.title', { name }));
  await look(traveller);
  await changeInOtherTab(traveller, { tab, act: 'unlock', person: name });
  const record =
    /dependents\/([^/]+)\/lock/.exec(
      (await tab.getByRole('link', { name: changeOf(traveller, 'lock', name), exact: true }).getAttribute('href')) ??
        '',
    )?.[1] ?? '';
  await tab.close();

  await pressLink(page, t('dependents.lost.see'));
  await arriveAt(traveller, t('dependents.title'));
  await settled(page); // on arrival the focus goes to the title
  await actFor(traveller);
  await openInside(page, '/app/home');
  await chooseTimeFor(traveller, name, take);
  await pressButton(page, t('review.confirm.for', { name }));
  await arriveAt(traveller, t('confirmed.title'));
  await look(traveller);
  await traveller.clinic('remind', referenceIn(await page.locator('main').innerText()));
  return record;
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await introduceFromHome(traveller);
  await openInside(page, '/app/home');
  const young = await turnFourteen(traveller, await bookForTheChild(traveller));

  await openInside(page, '/app/dependents');
  await page.reload();
  await page.getByText(t('dependents.state.lockedByAge')).waitFor();
  await look(traveller);
  await press(page, page.getByRole('link', { name: changeOf(traveller, 'ask', name), exact: true }));
  await arriveAt(traveller, t('dependents.ask.title', { name }));
  await look(traveller);

  await openInside(young.page, '/app/appointments');
  await young.page.reload();
  await young.page.getByRole('article').waitFor(); // what was booked stands, in the file of its own person
  await openInside(young.page, '/app/dependents');
  await look(young);
  await press(
    young.page,
    young.page.getByRole('region').getByRole('link', { name: beginning(t('delegates.answer.open', { name: '' })) }),
  );
  await look(young);
  for (const level of ['book', 'history']) {
    await tabTo(young.page, young.page.locator(`[name=scopes][value=${level}]`));
    await young.page.keyboard.press('Space');
  }
  await press(young.page, young.page.locator('main form [type=submit]'));
  await young.page.getByText(t('delegates.share.done'), { exact: true }).waitFor();
  await look(young);

  await openInside(page, '/app/dependents');
  await pressButton(page, t('dependents.actFor', { name }));
  await openInside(page, '/app/appointments');
  await page.getByRole('article').waitFor();
  await page
    .getByRole('button', { name: beginning(t('attendance.confirm.for', { of: t('person.of.elided', { name }) })) })
    .waitFor();
  await look(traveller);

  await openInside(young.page, '/app/dependents');
  await pressLink(young.page, t('delegates.withdraw.open'));
  await young.page.getByRole('link', { name: t('delegates.withdraw.keep'), exact: true }).waitFor();
  await look(young);
  await press(young.page, young.page.locator('main').getByRole('button'));
  await young.page.getByText(t('delegates.withdraw.done'), { exact: true }).waitFor();
  await page
    .getByRole('heading', { level: 1, name: beginning(t('dependents.lost.title', { name: '' })) })
    .or(page.getByRole('heading', { level: 1, name: t('dependents.lost.title.someone'), exact: true }))
    .waitFor();
  await young.page.context().close();
};

for (const { lang, width } of [
  { lang: 'fr', width: 390 },
  { lang: 'en', width: 1280 },
] satisfies { lang: Lang; width: 390 | 1280 }[]) {
  journey(
    'a parent adds a child and books for her by keyboard alone; at fourteen she decides, shares access again and withdraws it',
    { lang, width },
    walk,
  );
}
