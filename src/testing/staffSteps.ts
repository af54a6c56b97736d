import { screen, within } from '@testing-library/react';

import { addStaff, findDay, renderStaff, signInAs } from './renderStaff';
import { offerSlots } from './slots';
import { sentTo, server } from './underTest';

/** A patient books there, from a browser of their own. */
export const bookThere = async (clinicId: string, time: string, inDays = 1): Promise<string> => {
  const [slot = ''] = await offerSlots({ clinicId, times: [time], inDays });
  await server().run('src/testing/elsewhere.mjs', 'reserveElsewhere', slot);
  return slot;
};

/**
 * The appointment of this slot began a minute ago.
 * @returns the day of that, at the clinic
 */
export const begin = async (slot: string): Promise<string> => {
  const [row] = await server().sql(
    `update appointments a set starts_at = now() - interval '1 minute', ends_at = now() + interval '14 minutes'
     from clinics c where a.slot_id = $1 and c.id = a.clinic_id
     returning to_char(a.starts_at at time zone c.time_zone, 'YYYY-MM-DD') as day`,
    [slot],
  );
  return String(row?.['day']);
};

export const openDayAt = async (clinicId: string, date: string) => {
  const known = await addStaff({ name: 'Nadia Roy', clinicId });
  const opened = await renderStaff(`/day?clinic=${clinicId}&date=${date}`);
  await signInAs(opened.user, known);
  await findDay(/, le /);
  await screen.findByText(/^\d+ rendez-vous, /);
  return opened;
};

/** Of the patient at this hour, such as `09:15`. */
export const rowAt = async (time: string) => {
  const hour = time.replace(/^0?(\d+):(\d+)$/, '$1\\sh\\s$2');
  return within(await screen.findByRole('row', { name: new RegExp(`^${hour}`) }));
};

export const daysRead = (): number => sentTo('/staff/api/day').length;
