// Holds: product §8 staff
import { journey, type Traveller } from '../fixtures/journey.ts';
import { assertClean } from '../looks/clean.ts';
import { referenceIn } from '../screens/booking.ts';
import { somebodyElse, takeTimeAt } from '../screens/bookAtClinic.ts';
import { use } from '../screens/keyboard.ts';
import {
  openDay,
  openToday,
  receptionist,
  rowOf,
  signInAtClinic,
  speakAtClinic,
  staffClinic,
} from '../screens/staff.ts';

const firstNames = { fr: 'Rosalie', en: 'Thomas' };

/** A table on the screen of a desk, cards on a tablet. */
const lookAtBoth = async (traveller: Traveller): Promise<void> => {
  const { page } = traveller;
  await assertClean(traveller);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('table').waitFor({ state: 'detached' });
  await assertClean(traveller);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('table').waitFor();
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { lang, letAppointmentBegin, t } = traveller;
  const name = firstNames[lang];
  const patient = await somebodyElse(traveller);
  const { date, confirmIt } = await takeTimeAt(patient, staffClinic, name);

  await signInAtClinic(traveller, () => assertClean(traveller));
  await speakAtClinic(traveller);
  await openDay(traveller, date);
  const row = rowOf(traveller, name);
  await row.waitFor({ state: 'detached' });

  const reference = referenceIn(await confirmIt());
  await row.waitFor();
  await row.getByText(t('staff.state.booked'), { exact: true }).waitFor();
  await lookAtBoth(traveller);

  await letAppointmentBegin(reference);
  await openToday(traveller);
  const arrival = row.getByRole('button').filter({ hasText: t('staff.act.arrived') });
  await arrival.waitFor();
  await use(traveller, arrival);
  await row.getByText(t('staff.state.checked-in'), { exact: true }).waitFor();
  await assertClean(traveller);

  await patient.page.goto(`${patient.url}/#/app/account/access`);
  const log = patient.page.getByRole('listitem').filter({ hasText: receptionist.name });
  await log.filter({ hasText: patient.t('accessLog.action.day.read') }).waitFor();
  await log.filter({ hasText: patient.t('accessLog.action.reservation.arrived') }).waitFor();
};

for (const lang of ['fr', 'en'] as const)
  journey(
    `${lang}: a receptionist sees a booking arrive on the day without a reload and marks the arrival, and the patient reads who looked`,
    { lang, width: 1280 },
    walk,
  );
