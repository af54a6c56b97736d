import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { assertClean } from '../looks/clean.ts';
import { freeTimes, givePhone, referenceIn } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { press, tabTo, typeIn, use } from '../screens/keyboard.ts';
import { bookAppointment, chooseOtherTime, seekOtherTime } from '../screens/appointments.ts';

const arrive = async ({ page, t }: Traveller, key: string): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1, name: t(key) });
  await heading.waitFor();
  assert.ok(
    await heading.evaluate((element) => element === element.ownerDocument.activeElement),
    `The title of ${key} has the focus.`,
  );
};

/** From home to the page of an appointment, by Tab, arrows and Enter alone. @returns the words of the page */
const bookByKeyboard = async (traveller: Traveller): Promise<string> => {
  const { page, t } = traveller;
  await press(page, page.getByRole('link', { name: t('home.book') }));
  await arrive(traveller, 'booking.title');
  await tabTo(page, page.locator('[name=raisonVisite]'));
  await page.keyboard.type(t('reason.cold-flu').slice(0, 6));
  await typeIn(page, 'postalCode', 'H2X');
  await press(page, page.getByRole('button', { name: t('booking.search') }));
  await arrive(traveller, 'booking.slots.title');
  await press(page, freeTimes(traveller).first());
  await arrive(traveller, 'review.title');
  for (const [name, text] of [
    ['firstName', 'Maëlle'],
    ['lastName', 'D’Amours'],
    ['birthDate', '19541228'],
  ] as const)
    await typeIn(page, name, text);
  await givePhone(traveller);
  await press(page, page.getByRole('button', { name: t('review.confirm') }));
  await arrive(traveller, 'confirmed.title');
  await press(page, page.getByRole('link', { name: t('confirmed.see') }));
  await arrive(traveller, 'appointment.title');
  return page.locator('main').innerText();
};

journey(
  'by keyboard alone, a patient books, moves and confirms an appointment, and its reference stays (product §4 reschedule, product §4 confirm-attendance, product §8 accessible-keyboard)',
  { lang: 'fr', width: 390 },
  async (traveller) => {
    const { page, t } = traveller;
    await signUpToBook(traveller, newcomer());
    const before = await bookByKeyboard(traveller);
    const reference = referenceIn(before);
    await assertClean(traveller);

    await press(page, page.getByRole('link', { name: t('move.start'), exact: true }));
    await arrive(traveller, 'move.title');
    await assertClean(traveller);
    await tabTo(page, page.getByRole('radio', { name: t('booking.where.clinic') }));
    await page.keyboard.press('ArrowDown');
    await press(page, page.getByRole('button', { name: t('booking.search') }));
    await arrive(traveller, 'booking.slots.title');
    await page.getByText(t('move.band.kept')).waitFor();
    await freeTimes(traveller).nth(3).waitFor();
    await assertClean(traveller);
    await press(page, freeTimes(traveller).nth(3));
    await arrive(traveller, 'move.review');
    await assertClean(traveller);
    await press(page, page.getByRole('button', { name: t('move.confirm') }));
    await arrive(traveller, 'move.done');
    await assertClean(traveller);
    assert.equal(await page.locator('main s').count(), 1, 'The old time is struck out.');

    await press(page, page.getByRole('link', { name: t('confirmed.see') }));
    await arrive(traveller, 'appointment.title');
    assert.equal(referenceIn(await page.locator('main').innerText()), reference);
    assert.equal(await page.getByRole('button', { name: t('attendance.confirm') }).count(), 0);
    await traveller.clinic('remind', reference);
    await page.reload();
    await press(page, page.getByRole('button', { name: t('attendance.confirm') }));
    await page.getByText(t('attendance.done')).waitFor();
    await page.getByText(t('appointment.status.confirmed')).waitFor();
    await assertClean(traveller);
  },
);

journey(
  'on desktop, a patient moves an appointment, an old link to the review page moves nothing, and the appointment page prints on one sheet (product §4 reschedule, product §4 visit-page)',
  { lang: 'en', width: 1280 },
  async (traveller) => {
    const { page, t } = traveller;
    await signUpToBook(traveller, newcomer());
    const reference = await bookAppointment(traveller, 0);
    await seekOtherTime(traveller);
    await chooseOtherTime(traveller, 4);
    const check = page.url();
    await assertClean(traveller);
    await page.getByRole('button', { name: t('move.confirm') }).dblclick();
    await arrive(traveller, 'move.done');
    await page.goto('about:blank');
    await page.goto(check);
    await page.getByText(t('review.nothing')).waitFor();
    await page.getByRole('heading', { level: 1, name: t('booking.slots.title') }).waitFor();
    await page
      .getByRole('link', { name: t('header.appointments'), exact: true })
      .first()
      .click();
    await arrive(traveller, 'appointment.list.title');
    await page.getByRole('article').waitFor();
    assert.equal(await page.getByRole('article').count(), 1, 'There is one visit, moved once.');
    await assertClean(traveller);
    await page
      .getByRole('article')
      .getByRole('link', { name: t('appointment.details') })
      .click();
    await arrive(traveller, 'appointment.title');
    assert.equal(referenceIn(await page.locator('main').innerText()), reference);
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    assert.equal(sheets.length, 1, 'The page of a visit prints on one sheet.');
  },
);

/** A time at which nobody else comes, some days from now, as clinics type it. */
const lateIn = (days: number): string => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T21:50`;

/** What the clinic does by hand shows on the page that is open. */
const walkWithTheClinic = async (traveller: Traveller): Promise<void> => {
  const { page, t, clinic, lang } = traveller;
  await signUpToBook(traveller, newcomer());
  const reference = lang === 'fr' ? referenceIn(await bookByKeyboard(traveller)) : await bookAppointment(traveller, 0);
  await clinic('move', reference, lateIn(lang === 'fr' ? 9 : 10));
  await page
    .getByRole('alert')
    .filter({ hasText: t('news.moved') })
    .waitFor();
  await page
    .locator('main')
    .getByText(lang === 'fr' ? /21\s+h\s+50/ : /9:50\sp\.m\./)
    .first()
    .waitFor();
  await page.getByRole('link', { name: t('move.another') }).waitFor();
  await page
    .getByRole('alert')
    .filter({ hasText: t('news.moved.stands') })
    .waitFor();
  await assertClean(traveller);
  await use(traveller, page.getByRole('button', { name: t('attendance.accept') }));
  await page.getByText(t('attendance.done')).waitFor();

  await clinic('cancel', reference);
  await page.locator('main').getByText(t('news.cancelled'), { exact: true }).waitFor();
  await page.locator('main').getByText(t('appointment.status.cancelledByClinic')).waitFor();
  assert.equal(
    await page.getByRole('link', { name: t('move.start'), exact: true }).count(),
    0,
    'What is cancelled cannot be moved.',
  );
  await assertClean(traveller);
  await use(traveller, page.getByRole('link', { name: t('appointment.bookAnother') }));
  await arrive(traveller, 'booking.title');
};

journey(
  'by keyboard alone, an open appointment page shows by itself that the clinic moved and then cancelled it, and what to do next (product §4 clinic-changes)',
  { lang: 'fr', width: 390 },
  walkWithTheClinic,
);
journey(
  'on desktop in English with a mouse, an open appointment page shows by itself that the clinic moved and then cancelled it, and what to do next (product §4 clinic-changes)',
  { lang: 'en', width: 1280 },
  walkWithTheClinic,
);
