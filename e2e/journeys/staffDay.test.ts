// Holds: product §8 staff
import assert from 'node:assert/strict';

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

/** The links to the day before, today and the day after. */
const assertDaysInARow = async ({ page, t }: Traveller): Promise<void> => {
  const days = page.getByRole('navigation', { name: t('staff.day.nav'), exact: true }).getByRole('link');
  const tops = await days.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  assert.equal(tops.length, 3);
  assert.equal(new Set(tops).size, 1, `on a phone the days stand in one row, not at ${tops.join(', ')} px`);
};

/** A table on the screen of a desk, cards on a tablet and on a phone. */
const lookAtEach = async (traveller: Traveller): Promise<void> => {
  const { page } = traveller;
  await assertClean(traveller);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('table').waitFor({ state: 'detached' });
  await assertClean(traveller);
  await page.setViewportSize({ width: 390, height: 844 });
  await assertDaysInARow(traveller);
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
  await lookAtEach(traveller);

  await letAppointmentBegin(reference);
  await traveller.page.reload(); // no event tells it, and the day on the screen may be today
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
