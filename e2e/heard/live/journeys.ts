import type { Traveller } from '../../fixtures/journey.ts';
import { beginning, type Lang } from '../../fixtures/text.ts';
import { openInside } from '../../looks/settled.ts';
import { somebodyElse } from '../../screens/bookAtClinic.ts';
import { confirm, introduceOneself, searchNear, takeTime } from '../../screens/booking.ts';
import { signUpToBook } from '../../screens/confirmEmail.ts';
import { newcomer } from '../../screens/frontDoor.ts';
import { threadOf } from '../../screens/mailbox.ts';
import { timesListed } from '../../screens/slots.ts';
import type { LiveRecord } from './record.ts';

export type Journey = (traveller: Traveller, record: LiveRecord) => Promise<void>;

/** How many times there are. */
export const found = /^\d+ (?:heures? libres?|available times?)/;

/** The sentence that says for how long a time is held. */
export const holdStarts = ({ t }: Traveller): RegExp =>
  new RegExp(t('hold.said', { time: '.+' }).replace(/\s+/g, String.raw`\s+`));

/** Home of a new person; how one signs up is not said again. */
const atHome = async (traveller: Traveller, { forget }: LiveRecord): Promise<void> => {
  await signUpToBook(traveller, newcomer());
  await forget();
};

const search: Journey = async (traveller, { at }) => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await at('home opens');
  await page.getByRole('link', { name: t('home.book'), exact: true }).click();
  await page.locator('[name=raisonVisite]').waitFor();
  await at('the search opens');
  await openInside(page, '/app/home');
  await searchNear(traveller, 'H2X 1Y4');
  await timesListed(traveller);
  await at('the search ends', found);
};

const lost: Journey = async (traveller, record) => {
  const { at } = record;
  const { page, t } = traveller;
  await atHome(traveller, record);
  await searchNear(traveller, 'H2X 1Y4');
  await timesListed(traveller);
  await at('the search ends', found);
  const other = await somebodyElse(traveller);
  await signUpToBook(other, newcomer());
  await searchNear(other, 'H2X 1Y4');
  await takeTime(other);
  await at('somebody else takes a time', beginning(t('live.taken_one', { count: 1 })));
  await other.page.context().close();
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** What the server writes when a clinic cancels (server/src/domain/changeMessages.ts). */
const cancelledSubject: Record<Lang, string> = {
  fr: 'La clinique a annulé votre rendez-vous',
  en: 'The clinic has cancelled your appointment',
};

const booking: Journey = async (traveller, record) => {
  const { at } = record;
  const { page, t } = traveller;
  await atHome(traveller, record);
  await searchNear(traveller, 'H2X 1Y4');
  await timesListed(traveller);
  await at('the search ends', found);
  await takeTime(traveller);
  await at('the hold starts', holdStarts(traveller));
  await introduceOneself(traveller);
  const reference = (await confirm(traveller)).replace(/[^A-Z0-9]/g, '');
  await at('the appointment is confirmed');
  await traveller.clinic('cancel', reference);
  await at('the clinic cancels the appointment', new RegExp(t('live.visit.cancelled')));
  await openInside(page, '/app/mailbox');
  await at('the messages open');
  await threadOf({ page }, cancelledSubject[traveller.lang]).click();
  await page.waitForFunction(() => /mailbox\/[\w-]{4,}/.test(window.location.hash));
  await at('a message is read');
};

const offline: Journey = async ({ page, t }, { at }) => {
  await page.getByRole('button', { name: t('login.submit'), exact: true }).waitFor();
  await at('the page opens');
  await page.context().setOffline(true);
  await page.getByText(t('offline.title'), { exact: true }).waitFor();
  await at('the network goes', new RegExp(t('offline.title')));
  await page.context().setOffline(false);
  await page.getByText(t('offline.title'), { exact: true }).waitFor({ state: 'detached' });
  await at('the network is back');
};

/** A form that is sent empty, and then with a wrong password. */
const refused: Journey = async ({ page, t }, { at }) => {
  const submit = page.getByRole('button', { name: t('login.submit'), exact: true });
  await at('the page opens');
  await submit.click();
  await page.locator('[name=password][aria-invalid=true]').waitFor();
  await at('an empty form is sent');
  await page.locator('[name=username]').fill('demo.boreal');
  await page.locator('[name=password]').fill('Sapin-Givre-48');
  await submit.click();
  await page
    .getByRole('alert')
    .filter({ hasText: t('errors.invalidCredentials') })
    .waitFor();
  await at('a wrong password is sent');
};

const hold: Journey = async (traveller, record) => {
  const { at, second } = record;
  const { page, t } = traveller;
  await atHome(traveller, record);
  await page.clock.install();
  await searchNear(traveller, 'H2X 1Y4');
  await takeTime(traveller);
  await at('the hold starts', holdStarts(traveller));
  const over = beginning(t('hold.over'));
  for (let isOver = false; !isOver;) isOver = (await second()).some(({ text }) => over.test(text));
  await page.clock.runFor(30_000);
  await at('half a minute later');
};

/** Each with a browser and the free times of its own. */
export const journeys = { refused, search, 'slot-lost': lost, booking, offline, hold } satisfies Record<
  string,
  Journey
>;
