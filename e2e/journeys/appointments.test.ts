import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { beginning } from '../fixtures/text.ts';
import { assertClean } from '../looks/clean.ts';
import { givePhone, referenceIn } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { inNavigation, press, tabTo, typeIn, use } from '../screens/keyboard.ts';
import { bookAppointment, chooseOtherTime, seekOtherTime } from '../screens/appointments.ts';
import { findTime } from '../screens/slots.ts';

/** The page whose title these words are, and which has the focus: it goes there a moment after the title shows. */
const arrive = ({ page, t }: Traveller, key: string): Promise<void> =>
  page
    .getByRole('heading', { level: 1, name: t(key), exact: true })
    .and(page.locator(':focus'))
    .waitFor();

/** From home to the page of an appointment, by Tab, arrows and Enter alone. @returns the words of the page */
const bookByKeyboard = async (traveller: Traveller): Promise<string> => {
  const { page, t } = traveller;
  await press(page, page.getByRole('link', { name: t('home.book'), exact: true }));
  await arrive(traveller, 'booking.title');
  await tabTo(page, page.locator('[name=raisonVisite]'));
  await page.keyboard.type(t('reason.cold-flu').slice(0, 6));
  await typeIn(page, 'postalCode', 'H2X');
  await press(page, page.getByRole('button', { name: t('booking.search'), exact: true }));
  await arrive(traveller, 'booking.places.title');
  await press(page, await findTime(traveller));
  await arrive(traveller, 'review.title');
  for (const [name, text] of [
    ['firstName', 'Maëlle'],
    ['lastName', 'D’Amours'],
    ['birthDate', '19541228'],
  ] as const)
    await typeIn(page, name, text);
  await givePhone(traveller);
  await press(page, page.getByRole('button', { name: t('review.confirm'), exact: true }));
  await arrive(traveller, 'confirmed.title');
  await press(page, page.getByRole('link', { name: t('confirmed.see'), exact: true }));
  await arrive(traveller, 'appointment.title');
  return page.locator('main').innerText();
};

/** How the name of a button begins that also says when the appointment is. */
const dated = ({ t }: Traveller, key: string): string => t('common.labelled', { label: t(key), text: '' });

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
    await page.getByText(t('move.band.kept'), { exact: true }).waitFor();
    await assertClean(traveller);
    await tabTo(page, page.getByRole('radio', { name: t('booking.where.clinic'), exact: true }));
    await page.keyboard.press('ArrowDown');
    await press(page, page.getByRole('button', { name: t('booking.search'), exact: true }));
    await arrive(traveller, 'booking.places.title');
    const other = await findTime(traveller);
    await assertClean(traveller);
    await press(page, other);
    await arrive(traveller, 'move.review');
    await assertClean(traveller);
    await press(page, page.getByRole('button', { name: t('move.confirm'), exact: true }));
    await arrive(traveller, 'move.done');
    await assertClean(traveller);
    assert.equal(await page.locator('main s').count(), 1, 'The old time is struck out.');

    await press(page, page.getByRole('link', { name: t('confirmed.see'), exact: true }));
    await arrive(traveller, 'appointment.title');
    assert.equal(referenceIn(await page.locator('main').innerText()), reference);
    const coming = page.getByRole('button', { name: beginning(dated(traveller, 'attendance.confirm')) });
    assert.equal(await coming.count(), 0);
    await traveller.clinic('remind', reference);
    await page.reload();
    await press(page, coming);
    await page.getByText(t('attendance.done')).waitFor();
    await page.getByText(t('appointment.status.confirmed'), { exact: true }).waitFor();
    await assertClean(traveller);
  },
);

journey(
  'on desktop, a patient moves an appointment, an old link to the review page moves nothing, and the appointment page prints on one sheet (product §4 reschedule, product §4 visit-page)',
  { lang: 'en', width: 1280 },
  async (traveller) => {
    const { page, t } = traveller;
    await signUpToBook(traveller, newcomer());
    const reference = await bookAppointment(traveller);
    await seekOtherTime(traveller);
    await chooseOtherTime(traveller);
    const check = page.url();
    await assertClean(traveller);
    await page.getByRole('button', { name: t('move.confirm'), exact: true }).dblclick();
    await arrive(traveller, 'move.done');
    await page.goto('about:blank');
    await page.goto(check);
    await page.getByText(t('review.nothing')).waitFor();
    await page.getByRole('heading', { level: 1, name: t('booking.places.title'), exact: true }).waitFor();
    await inNavigation(traveller, 'header.appointments').click();
    await arrive(traveller, 'appointment.list.title');
    await page.getByRole('article').waitFor();
    assert.equal(await page.getByRole('article').count(), 1, 'There is one visit, moved once.');
    await assertClean(traveller);
    await page
      .getByRole('article')
      .getByRole('link', { name: beginning(t('appointment.details.of', { date: '' })) })
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
  const reference = lang === 'fr' ? referenceIn(await bookByKeyboard(traveller)) : await bookAppointment(traveller);
  await clinic('move', reference, lateIn(lang === 'fr' ? 9 : 10));
  await page
    .getByRole('alert')
    .filter({ hasText: t('news.moved') })
    .waitFor();
  await page
    .locator('main')
    .filter({ hasText: lang === 'fr' ? /21\s+h\s+50/ : /9:50\sp\.m\./ })
    .waitFor();
  await page.getByRole('link', { name: t('move.another'), exact: true }).waitFor();
  await assertClean(traveller);
  await use(traveller, page.getByRole('button', { name: beginning(dated(traveller, 'attendance.accept')) }));
  await page.getByText(t('attendance.done')).waitFor();

  await clinic('cancel', reference);
  await page
    .getByRole('alert')
    .filter({ hasText: t('news.cancelled') })
    .waitFor();
  await page.locator('main').getByText(t('appointment.status.cancelledByClinic'), { exact: true }).waitFor();
  assert.equal(
    await page.getByRole('link', { name: t('move.start'), exact: true }).count(),
    0,
    'What is cancelled cannot be moved.',
  );
  await assertClean(traveller);
  await use(traveller, page.getByRole('alert').getByRole('link', { name: t('move.another'), exact: true }));
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
