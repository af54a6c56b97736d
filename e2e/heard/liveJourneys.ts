import type { Traveller } from '../fixtures/journey.ts';
import { openInside } from '../looks/settled.ts';
import { askNear, confirm, freeTimes, introduceOneself, searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { somebodyElse } from '../screens/others.ts';
import { holdStarts, type LiveRecord } from './liveRecord.ts';

export type Journey = (traveller: Traveller, record: LiveRecord) => Promise<void>;

export const found = /^\d+ (?:heures? libres?|available times?)/;
const cancelledByClinic = / (?:a annulé votre rendez-vous|cancelled your appointment)\.$/;

const search: Journey = async (traveller, { at }) => {
  const { page, t } = traveller;
  await page.getByRole('link', { name: t('home.book') }).click();
  await page.locator('[name=raisonVisite]').waitFor();
  await at('the search opens');
  await askNear(traveller, 'H2X 1Y4');
  await freeTimes(traveller).first().waitFor();
  await at('the search ends', found);
};

const filters: Journey = async ({ page, t }, { at }) => {
  await page.locator('summary', { hasText: t('booking.filters') }).click();
  await page.locator('summary', { hasText: t('booking.clinics') }).click();
  await at('the list of clinics opens');
  await page.getByLabel(t('booking.filter.clinics.find')).fill('érables');
  await at('a name is typed', /\d (?:résultat|result)/);
  await page.locator('[name=clinicIds]').first().check();
  await at('a clinic is chosen', /\d (?:choix|chosen)/);
  await page.getByRole('button', { name: t('booking.filters.apply') }).click();
  await at('the filters are applied', found);
};

const lost: Journey = async (traveller, { at }) => {
  const { page, t } = traveller;
  await openInside(page, '/app/home');
  await searchNear(traveller, 'H2X 1Y4');
  await freeTimes(traveller).first().waitFor();
  await at('the search ends', found);
  const other = await somebodyElse(traveller);
  await signUpToBook(other, newcomer());
  await searchNear(other, 'H2X 1Y4');
  await takeTime(other, 0);
  await at('somebody else takes a time', new RegExp(`^${t('live.taken_one', { count: 1 }).slice(0, 12)}`));
  await other.page.context().close();
};

const message: Journey = async (traveller, { at }) => {
  const { page, t } = traveller;
  await takeTime(traveller, 1);
  await at('the hold starts', holdStarts);
  await introduceOneself(traveller);
  const reference = await confirm(traveller);
  await at('the appointment is confirmed');
  await page.getByRole('link', { name: t('confirmed.see') }).click();
  await traveller.clinic('cancel', reference);
  await at('the clinic cancels the appointment', cancelledByClinic);
  await openInside(page, '/app/mailbox');
  await page.locator('main a[href*="/mailbox/"]:not([href$="/new"])').first().click();
  await page.waitForFunction(() => /mailbox\/[\w-]{4,}/.test(window.location.hash));
  await at('a message is read');
};

const offline: Journey = async ({ page, t }, { at }) => {
  await openInside(page, '/app/home');
  await at('the page opens');
  await page.context().setOffline(true);
  await page.getByText(t('offline.title'), { exact: true }).waitFor();
  await at('the network goes', new RegExp(t('offline.title')));
  await page.context().setOffline(false);
  await page.getByText(t('offline.title'), { exact: true }).waitFor({ state: 'detached' });
  await at('the network is back', new RegExp(t('offline.over')));
};

const hold: Journey = async (traveller, { at, second }) => {
  const { page, t } = traveller;
  await openInside(page, '/app/home');
  await page.clock.install();
  await searchNear(traveller, 'H2X 1Y4');
  await freeTimes(traveller).first().waitFor();
  await at('the search ends', found);
  await takeTime(traveller, 1);
  await at('the hold starts', holdStarts);
  const over = t('hold.over').slice(0, 12);
  for (let isOver = false; !isOver;) isOver = (await second()).some(({ text }) => text.startsWith(over));
  await page.clock.runFor(30_000);
  await at('half a minute later');
};

/** The clock of a page stays replaced: the last one needs it. */
export const liveJourneys = { search, filters, 'slot-lost': lost, message, offline, hold } satisfies Record<
  string,
  Journey
>;
