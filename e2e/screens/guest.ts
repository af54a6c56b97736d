import type { Traveller } from '../fixtures/journey.ts';
import { untilFound } from '../fixtures/patience.ts';
import { referenceIn } from './booking.ts';
import { press, tabTo, typeIn } from './keyboard.ts';
import { findTime } from './slots.ts';

/** Somebody without an account, known by nothing but a mailbox. */
export type Guest = { firstName: string; lastName: string; birthDate: string; email: string };

let count = 0;

export const guest = (): Guest => {
  count += 1;
  return {
    firstName: 'Élise',
    lastName: 'Ouellet-D’Amours',
    birthDate: '1988-02-29',
    email: `elise.${count}.${Date.now()}@exemple.ca`,
  };
};

/** The page whose title these words are. */
export const titled = ({ page, t }: Traveller, key: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: t(key), exact: true }).waitFor();

/** The login → the area without an account → the questions of the search → the free times. */
export const lookWithoutAccount = async (traveller: Traveller, onPage: () => Promise<void>): Promise<void> => {
  const { page, t } = traveller;
  await press(page, page.getByRole('link', { name: `${t('login.express')}, ${t('login.express.hint')}`, exact: true }));
  await titled(traveller, 'guest.title');
  await onPage();
  await press(page, page.getByRole('link', { name: `${t('booking.title')}, ${t('guest.book.hint')}`, exact: true }));
  await titled(traveller, 'booking.title');
  await tabTo(page, page.locator('[name=raisonVisite]'));
  await page.keyboard.press('ArrowDown');
  await typeIn(page, 'postalCode', 'H2X');
  await page.keyboard.press('Enter');
  await titled(traveller, 'booking.places.title');
};

/** A free time → the page with this title: the device works a moment in between. */
export const keepTime = async (traveller: Traveller, next: string): Promise<void> => {
  await press(traveller.page, await findTime(traveller));
  await titled(traveller, next);
  await traveller.page.getByRole('timer').waitFor();
};

const answer = async (
  traveller: Traveller,
  question: string,
  give: () => Promise<void>,
  onPage: () => Promise<void>,
): Promise<void> => {
  const { page, t } = traveller;
  await titled(traveller, `guest.${question}.title`);
  await onPage();
  await give();
  await press(page, page.getByRole('button', { name: t('booking.who.next'), exact: true }));
};

/** The five questions, without a card → the page to check. */
export const introduceGuest = async (
  traveller: Traveller,
  { firstName, lastName, birthDate, email }: Guest,
  onPage: () => Promise<void>,
): Promise<void> => {
  const { page } = traveller;
  await answer(
    traveller,
    'name',
    async () => {
      await typeIn(page, 'firstName', firstName);
      await typeIn(page, 'lastName', lastName);
    },
    onPage,
  );
  await answer(traveller, 'birthDate', () => typeIn(page, 'birthDate', birthDate), onPage);
  await answer(
    traveller,
    'card',
    async () => {
      await tabTo(page, page.locator('[name=card][value=yes]'));
      await page.keyboard.press('ArrowDown');
    },
    onPage,
  );
  await answer(
    traveller,
    'contact',
    async () => {
      await typeIn(page, 'email', email);
      await typeIn(page, 'phone', '514 555-0199');
    },
    onPage,
  );
  await answer(traveller, 'language', async () => undefined, onPage);
  await titled(traveller, 'review.title');
};

/** The six digits of the newest mail, as the person reads them in their mailbox. */
const mailedCode = ({ page, url }: Traveller, { email }: Guest): Promise<string> => {
  return untilFound(async () => {
    const answered = await page.request.get(`${url}/dev/mail.json?to=${encodeURIComponent(email)}`);
    return /"text":"[^"]*?\b(\d{6})\b/.exec(await answered.text())?.[1];
  }, `a code by mail to ${email}`);
};

/** The page to check → the mailed code → the confirmation. @returns the reference */
export const bookByCode = async (traveller: Traveller, person: Guest, onPage: () => Promise<void>): Promise<string> => {
  const { page, t } = traveller;
  await onPage();
  await press(page, page.getByRole('button', { name: t('guest.check.submit'), exact: true }));
  await titled(traveller, 'guest.code.title');
  await onPage();
  await typeIn(page, 'code', await mailedCode(traveller, person));
  await page.keyboard.press('Enter');
  await titled(traveller, 'confirmed.title');
  await onPage();
  return referenceIn(await page.locator('main').innerText());
};

/** A reference and a birth date → the appointment. */
export const findAppointment = async (traveller: Traveller, reference: string, { birthDate }: Guest): Promise<void> => {
  const { page } = traveller;
  await titled(traveller, 'guest.manage.open');
  await typeIn(page, 'reference', reference);
  await typeIn(page, 'birthDate', birthDate);
  await page.keyboard.press('Enter');
  await titled(traveller, 'appointment.title');
};
