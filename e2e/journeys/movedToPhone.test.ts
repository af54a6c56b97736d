// Holds: product §4 profile, product §8 staff, product §4 access-log
import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { beginning } from '../fixtures/text.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { assertClean } from '../looks/clean.ts';
import { openFromOverview } from '../screens/account.ts';
import { saveNumber } from '../screens/appointments.ts';
import { confirm, introduceOneself, referenceIn, searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { arriveAt } from '../screens/family.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { inNavigation, press, use } from '../screens/keyboard.ts';
import { findTime } from '../screens/slots.ts';
import { receptionist } from '../screens/staff.ts';

const age = 71;

/** Books in person. @returns the reference, and a time by telephone that stays free */
const bookInPerson = async (traveller: Traveller) => {
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X 1Y4');
  const byPhone = await (await findTime(traveller, { mode: 'phone', age })).getAttribute('id');
  await takeTime(traveller, { mode: 'in-person', age });
  await introduceOneself(traveller);
  return { reference: referenceIn(await confirm(traveller)), slotId: byPhone?.replace('place-', '') ?? '' };
};

/** The notice → the appointment, which says first how it has changed. */
const readNews = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const notice = page.getByRole('region', { name: t('live.visit.moved'), exact: true });
  await notice.waitFor();
  await assertClean(traveller);
  await use(traveller, notice.getByRole('link', { name: t('live.visit.see'), exact: true }));
  await arriveAt(traveller, t('appointment.title'));
  await page.getByText(t('news.moved.now.phone'), { exact: true }).waitFor();
  await page.getByText(t('news.moved.was.in-person'), { exact: true }).waitFor();
  await assertClean(traveller);
};

const giveNumber = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await press(page, page.getByText(t('appointment.number.change'), { exact: true }));
  await saveNumber(traveller);
  await assertClean(traveller);
};

const agree = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await use(traveller, page.getByRole('button', { name: beginning(t('attendance.accept')) }));
  await page.getByText(t('attendance.done'), { exact: true }).waitFor();
  await assertClean(traveller);
};

/** The list of who looked opens on what others did, and names who moved the appointment. */
const seeWhoMovedIt = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await openFromOverview(traveller, 'accessLog.title');
  const others = page.getByRole('button', { name: t('accessLog.others'), exact: true });
  await others.waitFor();
  assert.equal(await others.getAttribute('aria-pressed'), 'true');
  await page.getByRole('listitem').filter({ hasText: receptionist.name }).waitFor();
  assert.equal(
    await page
      .getByRole('listitem')
      .filter({ has: page.getByText(t('accessLog.actor.me'), { exact: true }) })
      .count(),
    0,
  );
  await assertClean(traveller);
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { reference, slotId } = await bookInPerson(traveller);
  await use(traveller, inNavigation(traveller, 'header.home'));
  const said = await traveller.clinic('move', reference, slotId, '--as', receptionist.login);
  assert.match(said, /No number to call is known/);
  await readNews(traveller);
  await giveNumber(traveller);
  await agree(traveller);
  await seeWhoMovedIt(traveller);
};

for (const [lang, width] of [
  ['fr', 390],
  ['en', 1280],
] as const)
  journey(
    'a person whose appointment the clinic moves to the phone reads so first, gives a number, agrees, and sees who moved it',
    { lang, width, timeout: 8 * stateTimeout },
    walk,
  );
