import type { Firefox } from '../fixtures/firefox.ts';
import type { Messages } from '../fixtures/text.ts';
import { freshCode, receptionist } from './staff.ts';

export const demoPatient = { login: 'demo.boreal', password: 'Sapin-Givre-47' };

const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** The XPath of what says this and nothing else. */
export const saying = (element: string, text: string): string => `//${element}[normalize-space()=${quoted(text)}]`;

/** The login page → home, as the patient of the demo. */
export const signIn = async (firefox: Firefox, url: string, t: Messages): Promise<void> => {
  await firefox.goTo(`${url}/#/login`);
  await firefox.fill('username', demoPatient.login);
  await firefox.fill('password', demoPatient.password);
  await firefox.press(saying('button', t('login.submit')));
  await firefox.see(saying('main//a', t('home.book')));
};

/** A time in person: by telephone, the clinic would ask for a number. */
export const freeTime = (t: Messages): string =>
  `(//main//button[starts-with(@id, "place-") and not(@aria-disabled) and contains(@aria-label, ${quoted(t('mode.in-person'))})])[1]`;

/** Home → a time → the appointment → cancelled. */
export const bookAndCancel = async (firefox: Firefox, t: Messages): Promise<void> => {
  await firefox.press(saying('main//a', t('home.book')));
  await firefox.press(saying('button', t('booking.who.next'))); // for oneself
  await firefox.press('//*[@name="raisonVisite"]/option[@value="cold-flu"]');
  await firefox.press(saying('label', t('booking.where.near')));
  await firefox.fill('postalCode', 'H2X 1Y4');
  await firefox.press(saying('button', t('booking.search')));
  await firefox.press(freeTime(t));
  await firefox.press(saying('button', t('review.confirm')));
  await firefox.see(saying('h1', t('confirmed.title')));
  await firefox.press(saying('a', t('confirmed.see')));
  await firefox.press(saying('a', t('appointment.cancel')));
  await firefox.press(saying('button', t('cancel.confirm')));
  await firefox.see(saying('h1', t('cancel.done.title')));
};

/** The free times of a clinic, opened by their address, where nobody asks for whom → the first of them → booked. */
export const bookFirstTime = async (firefox: Firefox, t: Messages): Promise<void> => {
  await firefox.press('//*[@name="raisonVisite"]/option[@value="cold-flu"]');
  await firefox.press(saying('button', t('booking.search')));
  await firefox.press(freeTime(t));
  await firefox.press(saying('button', t('review.confirm')));
  await firefox.see(saying('h1', t('confirmed.title')));
};

/** The sign-in of the staff → the day of the clinic. */
export const signInAtClinic = async (firefox: Firefox, url: string, t: Messages): Promise<void> => {
  await firefox.fill('login', receptionist.login);
  await firefox.fill('password', receptionist.password);
  await firefox.fill('code', await freshCode(url, receptionist.login));
  await firefox.press(saying('button', t('login.submit')));
  await firefox.see('//*[@name="date"]');
};
