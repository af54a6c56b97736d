import type { Traveller } from '../../fixtures/journey.ts';
import { somebodyElse } from '../../screens/bookAtClinic.ts';
import { searchNear, takeTime } from '../../screens/booking.ts';
import { signUpToBook } from '../../screens/confirmEmail.ts';
import { newcomer } from '../../screens/frontDoor.ts';
import { letHoldRunOut } from '../../screens/hold.ts';
import type { See } from '../../screens/passing.ts';
import { timesListed } from '../../screens/slots.ts';

/** The free times with their filters open. */
export const walkFilters = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X');
  await timesListed(traveller);
  await page.getByRole('button', { name: t('booking.filters'), exact: true }).click();
  await see(traveller, 'booking-times-filters');
};

/** A time that another person takes from the list. */
export const walkLost = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const other = await somebodyElse(traveller);
  await signUpToBook(other, newcomer());
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X');
  await timesListed(traveller);
  await searchNear(other, 'H2X');
  const taken = await takeTime(other);
  await page.locator(`[id="${taken}"]`).getByText(t('booking.slot.taken'), { exact: true }).waitFor();
  await see(traveller, 'booking-times-lost');
  await other.page.context().close();
};

/** A hold that ends while the page to check is open, and a list that says so. */
export const walkOver = async (traveller: Traveller, see: See): Promise<void> => {
  const { page } = traveller;
  await signUpToBook(traveller, newcomer());
  await page.clock.install();
  await searchNear(traveller, 'H2X');
  await takeTime(traveller);
  await letHoldRunOut(traveller);
  await see(traveller, 'booking-check-over');
};

/** The times that a person holds, from the list that they go back to. */
export const walkHeld = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X');
  await takeTime(traveller);
  await page.goBack();
  await page.getByRole('button', { name: t('hold.release'), exact: true }).waitFor();
  await see(traveller, 'booking-times-held');
};

/** Times that only their clinics book. */
export const walkElsewhere = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t, bookElsewhere } = traveller;
  await signUpToBook(traveller, newcomer());
  await bookElsewhere();
  await searchNear(traveller, 'H2X');
  await page
    .locator('main')
    .filter({ hasText: t('booking.elsewhere.link') })
    .waitFor();
  await see(traveller, 'booking-times-elsewhere');
};

/** A search that finds nothing. */
export const walkNone = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await traveller.withdrawSlots();
  await searchNear(traveller, 'H2X');
  await page.getByText(t('booking.empty'), { exact: true }).waitFor();
  await see(traveller, 'booking-times-none');
};
