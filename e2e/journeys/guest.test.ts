// Holds: product §4 express, product §4 express-manage
import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { axeProblems } from '../looks/axe.ts';
import { assertLooksWell } from '../looks/looksWell.ts';
import { referenceIn } from '../screens/booking.ts';
import {
  bookByCode,
  findAppointment,
  introduceGuest,
  keepTime,
  lookWithoutAccount,
  guest,
  titled,
  type Guest,
} from '../screens/guest.ts';
import { mailTo } from '../screens/invitation.ts';
import { press, tabTo, typeIn } from '../screens/keyboard.ts';
import { mailedAddress } from '../screens/recovery.ts';
import { timesListed } from '../screens/slots.ts';

/** Neither the address nor what the browser keeps says who the person is, or which appointment is theirs. */
const assertNothingKept = async (
  { page }: Traveller,
  { birthDate, email, lastName }: Guest,
  reference: string,
): Promise<void> => {
  const kept = await page.evaluate(() =>
    [
      window.location.href,
      document.title,
      ...Object.entries<string>(sessionStorage),
      ...Object.entries<string>(localStorage),
    ].join('\n'),
  );
  for (const said of [birthDate, email, lastName, reference])
    assert.ok(!kept.includes(said), 'Something of the person stands where it can be read.');
};

const move = async (traveller: Traveller, onPage: () => Promise<void>): Promise<void> => {
  const { page, t } = traveller;
  await press(page, page.getByRole('link', { name: t('move.start'), exact: true }));
  await titled(traveller, 'move.title');
  await press(page, page.getByRole('button', { name: t('booking.search'), exact: true }));
  await titled(traveller, 'booking.places.title');
  await keepTime(traveller, 'move.review');
  await onPage();
  await press(page, page.getByRole('button', { name: t('move.confirm'), exact: true }));
  await titled(traveller, 'appointment.title');
  await page.getByText(t('move.before')).waitFor();
  await onPage();
};

const cancel = async (traveller: Traveller, onPage: () => Promise<void>): Promise<void> => {
  const { page, t } = traveller;
  await press(page, page.getByRole('link', { name: t('appointment.cancel'), exact: true }));
  await titled(traveller, 'cancel.title');
  await onPage();
  await press(page, page.getByRole('button', { name: t('cancel.confirm'), exact: true }));
  await titled(traveller, 'cancel.done.title');
  await onPage();
};

journey(
  'by keyboard alone, a guest books a slot with an emailed code, moves and cancels it, and the browser keeps nothing personal',
  { lang: 'fr', width: 390 },
  async (traveller) => {
    const { page, t } = traveller;
    const onPage = () => assertLooksWell(traveller);
    const person = guest();
    await lookWithoutAccount(traveller, onPage);
    await keepTime(traveller, 'guest.name.title');
    await introduceGuest(traveller, person, async () => {
      assert.deepEqual(await axeProblems(page), []);
    });
    const reference = await bookByCode(traveller, person, onPage);
    await assertNothingKept(traveller, person, reference);
    await press(page, page.getByRole('link', { name: t('guest.manage.open'), exact: true }));
    await titled(traveller, 'guest.manage.open');
    await onPage();
    await findAppointment(traveller, reference, person);
    assert.equal(referenceIn(await page.locator('main').innerText()), reference);
    await onPage();
    await move(traveller, onPage);
    await assertNothingKept(traveller, person, reference);
    await cancel(traveller, onPage);
    await page.reload();
    await titled(traveller, 'guest.manage.open');
    await page.getByText(t('guest.manage.again')).waitFor();
  },
);

/** Searches again, from where a reload led. */
const searchAgain = async ({ page, t }: Traveller): Promise<void> => {
  await tabTo(page, page.locator('[name=raisonVisite]'));
  await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('button', { name: t('booking.search'), exact: true }));
};

/** Gives a birth date for a reference, over what stands there. */
const guess = async ({ page, t }: Traveller, birthDate: string): Promise<void> => {
  await tabTo(page, page.locator('[name=birthDate]'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(birthDate);
  const answered = page.waitForResponse(/nosession\/api\/manage$/);
  await press(page, page.getByRole('button', { name: t('appointmentLink.open'), exact: true }));
  await answered;
};

/** The mailed link → the birth date → the appointment; the key is gone from the address before. */
const openMailed = async (traveller: Traveller, { birthDate, email }: Guest): Promise<void> => {
  const { page } = traveller;
  const address = await mailedAddress(traveller, { email }, '/nosession/visit');
  await page.goto(address);
  await titled(traveller, 'appointmentLink.title');
  assert.ok(!page.url().includes(address.slice(-20)), 'The key stands in the address.');
  await typeIn(page, 'birthDate', birthDate);
  await page.keyboard.press('Enter');
  await titled(traveller, 'appointment.title');
};

/**
 * Five wrong dates lock the reference, for the right one as well; the person who booked gets an email, and their link still
 * opens.
 */
const lockReference = async (traveller: Traveller, reference: string, person: Guest): Promise<void> => {
  const { page, t, url } = traveller;
  await page.goto(`${url}/#/nosession/manage`);
  await titled(traveller, 'guest.manage.open');
  await typeIn(page, 'reference', reference);
  for (let tries = 1; tries <= 5; tries += 1) await guess(traveller, '1977-01-01');
  await page
    .getByRole('alert')
    .filter({ hasText: t('express.notRecognised') })
    .waitFor();
  await assertLooksWell(traveller);
  await guess(traveller, person.birthDate);
  await page
    .getByRole('alert')
    .filter({ hasText: t('express.locked') })
    .waitFor();
  await assertLooksWell(traveller);
  await mailTo(traveller, person.email, 4); // the code, the appointment, the reminder, the lock
  await openMailed(traveller, person);
};

journey(
  'by keyboard alone, a reload returns a guest to the search; the emailed link confirms with the birth date; five wrong dates lock the reference (product §8 visit-links)',
  { lang: 'en', width: 390 },
  async (traveller) => {
    const { page, t } = traveller;
    const nothing = async () => undefined;
    const person = guest();
    await lookWithoutAccount(traveller, nothing);
    await keepTime(traveller, 'guest.name.title');
    await page.reload();
    await titled(traveller, 'booking.title');
    await page.getByText(t('guest.reasonFirst')).waitFor();
    await assertLooksWell(traveller);
    await searchAgain(traveller);
    await timesListed(traveller);
    await keepTime(traveller, 'guest.name.title');
    await introduceGuest(traveller, person, async () => {
      assert.deepEqual(await axeProblems(page), []);
    });
    const reference = await bookByCode(traveller, person, () => assertLooksWell(traveller));
    await traveller.clinic('remind', reference);
    await openMailed(traveller, person);
    const shown = await page.locator('main').innerText();
    assert.ok(referenceIn(shown) === reference && !shown.includes(person.lastName));
    await press(page, page.getByRole('button', { name: t('attendance.confirm'), exact: true }));
    await page.getByText(t('appointment.status.confirmed'), { exact: true }).waitFor();
    await assertLooksWell(traveller);
    await lockReference(traveller, reference, person);
    await assertNothingKept(traveller, person, reference);
  },
);
