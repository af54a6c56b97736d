// Holds: product §8 staff
import { journey, type Traveller } from '../fixtures/journey.ts';
import { assertClean, assertCleanOnBoth } from '../looks/clean.ts';
import { openSlotsOf } from '../screens/alerts.ts';
import { somebodyElse } from '../screens/bookAtClinic.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { press } from '../screens/keyboard.ts';
import { findTime } from '../screens/slots.ts';
import { signInAtClinic, speakAtClinic, staffClinic } from '../screens/staff.ts';
import { openDayOfSlot, openSlotsPage } from '../screens/staffSlots.ts';

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const patient = await somebodyElse(traveller);
  await signUpToBook(patient, newcomer());
  await openSlotsOf(patient, staffClinic);
  const listed = await findTime(patient);
  const place = (await listed.getAttribute('id')) ?? '';
  const slot = page.locator(`[id="${place.replace('place-', 'slot-')}"]`);
  const dialog = page.getByRole('alertdialog');

  await signInAtClinic(traveller, () => Promise.resolve());
  await speakAtClinic(traveller);
  await openSlotsPage(traveller);
  await openDayOfSlot(traveller, place.replace('place-', ''));
  await assertCleanOnBoth(traveller);
  await press(page, slot);
  await dialog.waitFor();
  await assertCleanOnBoth(traveller);
  await page.keyboard.press('Space');
  await press(page, dialog.getByRole('button', { name: t('staff.slots.withdraw.confirm'), exact: true }));
  await slot.getByText(t('staff.slots.state.withdrawn'), { exact: true }).waitFor();
  await listed.getByText(patient.t('booking.slot.taken'), { exact: true }).waitFor();

  await press(page, slot);
  await dialog.waitFor();
  await assertClean(traveller);
  await press(page, dialog.getByRole('button', { name: t('staff.slots.offer.confirm'), exact: true }));
  await slot.getByText(t('staff.slots.state.free'), { exact: true }).waitFor();
  await listed.and(patient.page.locator(':not([aria-disabled])')).click();
  await patient.page.getByRole('heading', { level: 1, name: patient.t('review.title'), exact: true }).waitFor();
};

for (const lang of ['fr', 'en'] as const)
  journey(
    `${lang}: by the keyboard alone, a receptionist withdraws a free time, which a patient’s open list marks as taken in place, and offers it again, which frees it there`,
    { lang, width: 1280 },
    walk,
  );
