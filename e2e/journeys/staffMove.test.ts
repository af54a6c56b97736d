// Holds: product §8 staff
import { journey, type Traveller } from '../fixtures/journey.ts';
import { assertClean } from '../looks/clean.ts';
import { somebodyElse, takeTimeAt } from '../screens/bookAtClinic.ts';
import { press, typeIn } from '../screens/keyboard.ts';
import { openDay, openFromRow, rowOf, signInAtClinic, speakAtClinic, staffClinic } from '../screens/staff.ts';

const firstNames = { fr: 'Rosalie', en: 'Thomas' };

const write = async (traveller: Traveller, name: string): Promise<void> => {
  const { page, t } = traveller;
  await openFromRow(traveller, name, 'write');
  await assertClean(traveller);
  await typeIn(page, 'subject', '811');
  await typeIn(page, 'body', '9-1-1');
  await press(page, page.getByRole('button', { name: t('staff.write.send'), exact: true }));
  await rowOf(traveller, name).waitFor();
};

/** The earliest opening that the page lists. */
const move = async (traveller: Traveller, name: string): Promise<void> => {
  const { page, t } = traveller;
  await openFromRow(traveller, name, 'move');
  await page.getByRole('group', { name: t('staff.move.weeks'), exact: true }).waitFor();
  const earliest = page.locator('main section:nth-of-type(1) button:nth-child(1)');
  await earliest.waitFor();
  await assertClean(traveller);
  await press(page, earliest);
  const dialog = page.getByRole('alertdialog', { name: t('staff.move.confirm'), exact: true });
  await dialog.waitFor();
  await assertClean(traveller);
  await press(page, dialog.getByRole('button', { name: t('staff.move.offer'), exact: true }));
  await dialog.waitFor({ state: 'detached' });
  await page.locator('[name=date]').waitFor();
};

const walk = async (traveller: Traveller): Promise<void> => {
  const name = firstNames[traveller.lang];
  const patient = await somebodyElse(traveller);
  const { date, confirmIt } = await takeTimeAt(patient, staffClinic, name);
  await confirmIt();
  await signInAtClinic(traveller, () => Promise.resolve());
  await speakAtClinic(traveller);
  await openDay(traveller, date);
  await write(traveller, name);
  await move(traveller, name);
  await patient.page.getByText(patient.t('live.visit.moved'), { exact: true }).waitFor();
  await patient.page.goto(`${patient.url}/#/app/mailbox`);
  await patient.page.getByRole('link').filter({ hasText: '811' }).waitFor();
};

for (const lang of ['fr', 'en'] as const)
  journey(
    `${lang}: by keyboard alone, a receptionist writes to a patient and moves their appointment from the day, and the patient sees both`,
    { lang, width: 1280 },
    walk,
  );
