import type { Traveller } from '../../fixtures/journey.ts';
import { somebodyElse, takeTimeAt } from '../../screens/bookAtClinic.ts';
import type { See } from '../../screens/passing.ts';
import { openDay, rowOf, signInAtClinic, speakAtClinic, staffClinic } from '../../screens/staff.ts';

/** The question before staff cancel an appointment, and their screen at a desk. */
export const walkStaffActs = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const patient = await somebodyElse(traveller);
  const name = traveller.lang === 'fr' ? 'Anne-Marie' : 'Margaret';
  const { date, confirmIt } = await takeTimeAt(patient, staffClinic, name);
  await confirmIt();
  await patient.page.context().close();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAtClinic(traveller, async () => undefined);
  await speakAtClinic(traveller);
  await openDay(traveller, date);
  const row = rowOf(traveller, name);
  await row.waitFor();
  await see(traveller, 'staff-day-desk');
  await row
    .getByRole('button')
    .filter({ hasText: t('staff.act.cancel') })
    .click();
  await page.getByRole('alertdialog').waitFor();
  await see(traveller, 'staff-day-cancel');
};
