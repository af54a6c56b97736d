import { staffSlots, type StaffSlot } from '../../contract/staffSlots.ts';
import type { Traveller } from '../fixtures/journey.ts';
import { press, use } from './keyboard.ts';
import { staffClinic } from './staff.ts';

/** Navigation → the slots of this week. */
export const openSlotsPage = async ({ page, t }: Traveller): Promise<void> => {
  await press(
    page,
    page
      .getByRole('navigation', { name: t('staff.nav'), exact: true })
      .getByRole('link', { name: t('staff.nav.slots'), exact: true }),
  );
  const name = t('staff.slots.title', { clinic: staffClinic });
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.getByRole('group', { name: t('staff.slots.days'), exact: true }).waitFor();
};

/** The slot that is asked for, this week or the next, asked of the server. */
const findSlot = async (
  { page, url }: Traveller,
  find: (slots: readonly StaffSlot[]) => StaffSlot | undefined,
): Promise<StaffSlot> => {
  const clinic = new URL(page.url().replace('#', '')).searchParams.get('clinic') ?? '';
  for (const days of [0, 7]) {
    const from = new Date(Date.now() + (days - 1) * 86_400_000).toISOString().slice(0, 10);
    const answered = await page.request.get(`${url}/staff/api/slots`, {
      params: { clinic, from },
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    const found = find(staffSlots.parse(await answered.json()).slots);
    if (found !== undefined) return found;
  }
  throw new Error('No such slot in two weeks.');
};

/** @returns the id of the earliest slot that is free */
export const earliestFree = async (traveller: Traveller): Promise<string> => {
  const { slotId } = await findSlot(
    traveller,
    (slots) =>
      slots
        .filter(({ state }) => state === 'free')
        .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0],
  );
  return slotId;
};

/** The page of the slots → the form that adds some, each day of the week. */
export const openSeries = async ({ page, t }: Traveller): Promise<void> => {
  await press(page, page.getByRole('link', { name: t('staff.series.link'), exact: true }));
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const day = page.locator(`[name=weekdays][value="${weekday}"]`);
    await day.waitFor();
    if (await day.isChecked()) continue;
    await day.focus();
    await page.keyboard.press('Space');
  }
};

/** The day of this slot, typed into the form. */
export const openDayOfSlot = async (traveller: Traveller, slotId: string): Promise<void> => {
  const { page, t } = traveller;
  const found = await findSlot(traveller, (slots) => slots.find((slot) => slot.slotId === slotId));
  const date = found.startsAt.slice(0, 10);
  await page.locator('[name=date]').fill(date);
  await use(traveller, page.getByRole('button', { name: t('staff.day.show'), exact: true }));
  await page.waitForURL((address) => address.hash.includes(date));
  await page.locator(`[id="slot-${slotId}"]`).waitFor();
};
