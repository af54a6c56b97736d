import type { Traveller } from '../fixtures/journey.ts';
import { oneTimeCode } from '../fixtures/oneTimeCode.ts';
import { untilFound } from '../fixtures/patience.ts';
import { press, typeIn } from './keyboard.ts';

/** Where the receptionist of the demo works. */
export const staffClinic = 'GMF des Trois-Érables';

/** As `npm start` prints them. */
const receptionist = { login: 'accueil.boreal', password: 'Erable-Matin-52' };

/** Each code signs in once: the next sign-in waits for the next code. */
let spent = '';

const nextCode = ({ page, url }: Traveller): Promise<string> =>
  untilFound(async () => {
    const text = await (await page.request.get(`${url}/dev/staff-code`)).text();
    const code = /<p>(\d{6})<\/p>/.exec(text)?.[1];
    if (code === undefined || code === spent) return undefined;
    spent = code;
    return code;
  }, 'a new code');

type Credentials = { login: string; password: string };

const enter = async ({ page }: Traveller, { login, password }: Credentials, code: string): Promise<void> => {
  await typeIn(page, 'login', login);
  await typeIn(page, 'password', password);
  await typeIn(page, 'code', code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: new RegExp(staffClinic) }).waitFor();
};

/** Signs in a second receptionist of the clinic, whom the operator adds. */
export const signInColleague = async (traveller: Traveller, name: string): Promise<void> => {
  const { clinic, lang, page, url } = traveller;
  const login = `accueil.${Date.now()}`;
  const post = ['--name', name, '--clinic', staffClinic, '--role', 'reception', '--lang', lang];
  const printed = await clinic('add-staff', login, ...post);
  const [, password = ''] = /^Password: (.+)$/m.exec(printed) ?? [];
  const [, secret = ''] = /[?&]secret=([A-Z2-7]+)/.exec(printed) ?? [];
  await page.goto(`${url}/staff`);
  await page.locator('[name=login]').waitFor();
  await enter(traveller, { login, password }, oneTimeCode(secret));
};

/** The sign-in of the staff, looked at once it stands → the day of the clinic, by the keyboard alone. */
export const signInAtClinic = async (traveller: Traveller, onPage: () => Promise<void>): Promise<void> => {
  const { page, url } = traveller;
  await page.goto(`${url}/staff`);
  await page.locator('[name=login]').waitFor();
  await onPage();
  await enter(traveller, receptionist, await nextCode(traveller));
};

/** The appointments of the day that still wait for somebody. */
export const waitingRows = ({ page }: Traveller) => page.getByRole('row').filter({ has: page.getByRole('button') });

export const openDate = async ({ page }: Traveller, date: string): Promise<void> => {
  await page.locator('[name=date]').fill(date);
  await page.locator('main form [type=submit]').click();
  await page.waitForFunction((wanted) => window.location.hash.includes(wanted), date);
};

/** The question before an appointment is cancelled. */
export const askToCancelFirst = async (traveller: Traveller): Promise<void> => {
  await waitingRows(traveller).first().getByRole('button').last().click();
  await traveller.page.getByRole('alertdialog').waitFor();
};

/** The entry of the navigation, with how many wait. */
export const threadsEntry = ({ page, t }: Traveller, waiting: number) =>
  page.getByRole('link', { name: t('staff.nav.threads.count_other', { count: waiting }) });

/** Navigation → « À répondre », by the keyboard. */
export const openThreads = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await press(
    page,
    page
      .getByRole('navigation', { name: t('staff.nav') })
      .getByRole('link')
      .last(),
  );
  const name = t('staff.threads.title', { clinic: staffClinic });
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

/** « À répondre » → the conversation of this subject. */
export const openConversation = async ({ page }: Traveller, subject: string): Promise<void> => {
  await press(page, page.getByRole('link', { name: subject }));
  await page.getByRole('heading', { level: 1, name: subject }).waitFor();
  await page.locator('[name=body]').waitFor();
};

export const sendAnswer = ({ page, t }: Traveller): Promise<void> =>
  press(page, page.getByRole('button', { name: t('staff.thread.send') }));
