import { holdsAnswer } from '../../contract/appointments.ts';
import type { Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { openSlotsOf } from './alerts.ts';
import { confirm, introduceOneself, referenceIn, takeTime } from './booking.ts';
import { signUpToBook } from './confirmEmail.ts';
import { newcomer } from './frontDoor.ts';

/** Somebody else, in a browser of their own. */
export const somebodyElse = async (traveller: Traveller): Promise<Traveller> => {
  const { page, lang, url } = traveller;
  const context = await page
    .context()
    .browser()
    ?.newContext({ locale: `${lang}-CA`, timezoneId: 'America/Toronto', serviceWorkers: 'block' });
  if (context === undefined) throw new Error('There is no browser.');
  context.setDefaultTimeout(stateTimeout);
  const other = await context.newPage();
  await other.goto(url);
  return { ...traveller, page: other };
};

type Booking = { date: string; confirmIt: () => Promise<string> };

/** Signs up and takes a time of the clinic, up to its confirmation. `date`: of the time that is held. */
export const takeTimeAt = async (patient: Traveller, clinic: string, firstName: string): Promise<Booking> => {
  const { page } = patient;
  await signUpToBook(patient, newcomer());
  await openSlotsOf(patient, clinic);
  await takeTime(patient);
  await introduceOneself(patient);
  await page.locator('[name=firstName]').fill(firstName);
  const answered = await page.evaluate(async () =>
    (await fetch('/api/appointment/hold', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).text(),
  );
  const [held] = holdsAnswer.parse(JSON.parse(answered)).holds;
  if (held === undefined) throw new Error('No time is held.');
  return { date: held.space.start.slice(0, 10), confirmIt: () => confirm(patient) };
};

/** Signs up and books the first time of the clinic. @returns the reference */
export const bookFirstAt = async (patient: Traveller, clinic: string): Promise<string> => {
  await signUpToBook(patient, newcomer());
  await openSlotsOf(patient, clinic);
  await takeTime(patient, {});
  await introduceOneself(patient);
  return referenceIn(await confirm(patient));
};
