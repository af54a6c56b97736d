// Holds: product §8 staff
import { journey, type Traveller } from '../fixtures/journey.ts';
import { assertCleanOnBoth } from '../looks/clean.ts';
import { somebodyElse, takeTimeAt } from '../screens/bookAtClinic.ts';
import { press } from '../screens/keyboard.ts';
import { signInAtClinic, speakAtClinic, staffClinic } from '../screens/staff.ts';
import { openSlotsPage } from '../screens/staffSlots.ts';

const firstNames = { fr: 'Rosalie', en: 'Thomas' };

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, lang, t } = traveller;
  const patient = await somebodyElse(traveller);
  const { date, confirmIt } = await takeTimeAt(patient, staffClinic, firstNames[lang]);
  await confirmIt();
  await patient.page.goto(`${patient.url}/#/app/appointments`);

  await signInAtClinic(traveller, () => Promise.resolve());
  await speakAtClinic(traveller);
  await openSlotsPage(traveller);
  await page.locator('[name=date]').fill(date);
  await press(page, page.getByRole('button', { name: t('staff.day.show'), exact: true }));
  await page.waitForURL((address) => address.hash.includes(date));
  await press(page, page.getByRole('button', { name: t('staff.slots.close.button'), exact: true }));
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  await assertCleanOnBoth(traveller);
  await page.keyboard.press('Space');
  await press(page, dialog.getByRole('button', { name: t('staff.slots.close.confirm'), exact: true }));
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: t('staff.slots.close.button'), exact: true }).waitFor({ state: 'detached' });
  await assertCleanOnBoth(traveller);

  await patient.page
    .locator('main')
    .getByText(patient.t('appointment.status.cancelledByClinic'), { exact: true })
    .waitFor();
};

for (const lang of ['fr', 'en'] as const)
  journey(
    `${lang}: by the keyboard alone, a receptionist closes a day, and the open list of a patient says that the clinic cancelled`,
    { lang, width: 1280 },
    walk,
  );
