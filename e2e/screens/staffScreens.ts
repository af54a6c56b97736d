import type { Traveller } from '../fixtures/journey.ts';
import { settled } from '../looks/settled.ts';
import { takeTimeAt } from './bookAtClinic.ts';
import type { See } from './passing.ts';
import { openDay, openFromRow, rowOf, signInAtClinic, speakAtClinic, staffClinic } from './staff.ts';

const firstNames = { fr: 'Rosalie', en: 'Thomas' };

/** What the staff of a clinic see: a patient, who is signed out, books there first. */
export const walkThroughStaff = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const name = firstNames[traveller.lang];
  const { date, confirmIt } = await takeTimeAt(traveller, staffClinic, name);
  await confirmIt();
  await signInAtClinic(traveller, () => see(traveller, 'staff-sign-in'));
  await speakAtClinic(traveller);
  await openDay(traveller, date);
  await rowOf(traveller, name).waitFor();
  await see(traveller, 'staff-day');
  await openFromRow(traveller, name, 'write');
  await see(traveller, 'staff-write');
  await page.goBack();
  await openFromRow(traveller, name, 'move');
  await page.getByRole('group', { name: t('staff.move.weeks'), exact: true }).waitFor();
  await settled(page);
  await see(traveller, 'staff-move');
};
