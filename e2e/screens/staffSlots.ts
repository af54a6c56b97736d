import { staffSlots } from '../../contract/staffSlots.ts';
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

/** The day of this slot, this week or the next, asked of the server. */
const dayOf = async ({ page, url }: Traveller, slotId: string): Promise<string> => {
  const clinic = new URL(page.url().replace('#', '')).searchParams.get('clinic') ?? '';
  for (const days of [0, 7]) {
    const from = new Date(Date.now() + (days - 1) * 86_400_000).toISOString().slice(0, 10);
    const answered = await page.request.get(`${url}/staff/api/slots`, {
      params: { clinic, from },
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    const found = staffSlots.parse(await answered.json()).slots.find((slot) => slot.slotId === slotId);
    if (found !== undefined) return found.startsAt.slice(0, 10);
  }
  throw new Error(`No slot ${slotId} in two weeks.`);
};

/** The day of this slot, typed into the form. */
export const openDayOfSlot = async (traveller: Traveller, slotId: string): Promise<void> => {
  const { page, t } = traveller;
  const date = await dayOf(traveller, slotId);
  await page.locator('[name=date]').fill(date);
  await use(traveller, page.getByRole('button', { name: t('staff.day.show'), exact: true }));
  await page.waitForURL((address) => address.hash.includes(date));
  await page.locator(`[id="slot-${slotId}"]`).waitFor();
};
