import type { Traveller } from '../fixtures/journey.ts';
import { untilFound } from '../fixtures/patience.ts';
import { openInside } from '../looks/settled.ts';
import { freeTimes, searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { logIn, newcomer } from '../screens/frontDoor.ts';
import { somebodyElse } from '../screens/others.ts';
import { demoPatient } from '../screens/everyScreen.ts';
import type { See } from '../screens/passing.ts';
import { walkMoves, walkStaff } from './changeStates.ts';
import { walkElsewhere, walkEnding, walkSecondStep } from './endingStates.ts';
import { walkGuest, walkMailedLink } from './guestStates.ts';
import { walkLeaving, walkRefusedInvitation } from './leavingStates.ts';
import { walkAlert, walkReading } from './newsStates.ts';

/** What a person reads who has nothing yet. */
const walkEmpty = async ({ see, ...traveller }: Walk): Promise<void> => {
  await signUpToBook(traveller, newcomer());
  for (const name of ['home', 'appointments', 'dependents', 'mailbox-archived']) {
    await openInside(traveller.page, name === 'mailbox-archived' ? '/app/mailbox?folder=archived' : `/app/${name}`);
    await see(traveller, `app-${name}-empty`);
  }
};

type Walk = Traveller & { see: See };

/** The wrong password; then each list, which the network fails to bring. */
const walkRefused = async ({ see, ...traveller }: Walk): Promise<void> => {
  const { page, t } = traveller;
  await openInside(page, '/login');
  await page.locator('[name=username]').fill(demoPatient.login);
  await page.locator('[name=password]').fill('Sapin-Givre-48');
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await page.getByRole('alert').first().waitFor();
  await see(traveller, 'login-refused');
  await logIn(traveller, demoPatient);
  await page.route('**/api/appointment/**', (route) => route.abort());
  await page.reload();
  await openInside(page, '/app/appointments');
  await see(traveller, 'app-appointments-failed');
  await page.unroute('**/api/appointment/**');
};

const walkActing = async ({ see, ...traveller }: Walk): Promise<void> => {
  const { page, t } = traveller;
  await logIn(traveller, demoPatient);
  await openInside(page, '/app/dependents');
  await page.getByRole('button', { name: t('dependents.actFor', { name: 'Théo Castonguay' }) }).click();
  await page
    .getByText(t('dependents.actingFor', { name: 'Théo Castonguay' }))
    .first()
    .waitFor();
  for (const name of ['home', 'appointments', 'mailbox']) {
    await openInside(page, `/app/${name}`);
    await see(traveller, `app-${name}-acting`);
  }
};

/** A time that another person takes from the list, and a hold that ends. */
const walkLost = async ({ see, ...traveller }: Walk): Promise<void> => {
  const { page, t } = traveller;
  const other = await somebodyElse(traveller);
  await signUpToBook(other, newcomer());
  await signUpToBook(traveller, newcomer());
  await page.clock.install();
  await searchNear(traveller, 'H2X');
  await freeTimes(traveller).first().waitFor();
  await searchNear(other, 'H2X');
  await takeTime(other, 0);
  await page
    .getByText(t('live.taken_one', { count: 1 }))
    .first()
    .waitFor();
  await see(traveller, 'booking-times-lost');
  await other.page.context().close();
  await takeTime(traveller, 1);
  // An answer that arrives meanwhile sets the page to the time of the server again.
  await untilFound(async () => {
    await page.clock.runFor(301_000);
    const over = page.getByText(t('hold.over')).waitFor({ timeout: 1_000 }); // it is drawn a frame later
    return over.then(() => true).catch(() => undefined);
  }, 'the end of the hold');
  await page.clock.resume();
  await see(traveller, 'booking-check-over');
};

/** The search, with its filters open, and two of them chosen. */
const walkFilters = async ({ see, ...traveller }: Walk): Promise<void> => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X');
  await freeTimes(traveller).first().waitFor();
  await page.locator('summary', { hasText: t('booking.filters') }).click();
  await see(traveller, 'booking-times-filters');
  await page.locator('summary', { hasText: t('booking.clinics') }).click();
  await page.getByLabel(t('booking.filter.clinics.find')).fill('m');
  await page.locator('[name=clinicIds]').first().check();
  await page.locator('[name=weekdays]').first().check();
  const label = t('booking.clinics');
  const said = page.getByText(t('picker.said', { label, text: t('picker.chosen_one', { count: 1 }) }));
  await said.waitFor({ state: 'attached' });
  await said.waitFor({ state: 'detached' });
  await see(traveller, 'booking-times-choices');
};

/**
 * What an address says when it is empty, refused, failed, lost, or opened for somebody else; then without an account.
 */
export const walkStates = async (traveller: Traveller, see: See): Promise<void> => {
  for (const walk of [walkEmpty, walkRefused, walkActing, walkFilters, walkLost]) {
    await openInside(traveller.page, '/logout');
    await traveller.page.getByRole('button', { name: traveller.t('login.submit'), exact: true }).waitFor();
    await walk({ ...traveller, see });
  }
  const apart = [
    walkMailedLink,
    walkReading,
    walkAlert,
    walkGuest,
    walkMoves,
    walkLeaving,
    walkRefusedInvitation,
    walkEnding,
    walkSecondStep,
    walkStaff,
    walkElsewhere, // no time is free after it
  ];
  for (const walk of apart) {
    const other = await somebodyElse(traveller);
    await other.page.setViewportSize({ width: 390, height: 844 });
    await walk(other, (at, name) => see(at, name));
    await other.page.context().close();
  }
};
