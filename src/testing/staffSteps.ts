import { screen, waitFor } from '@testing-library/react';

import { addStaff, findDay, renderStaff, signInAs } from './renderStaff';
import { offerSlots } from './slots';
import { sentTo, server } from './underTest';

/** A patient books this slot, from a browser of their own, and is then called Alice Tremblay. */
export const bookSlot = async (slot: string): Promise<void> => {
  await server().run('src/testing/elsewhere.mjs', 'reserveElsewhere', slot);
  const at = 'where slot_id = $1';
  await server().sql(
    `update patients set first_name = 'Alice', last_name = 'Tremblay', birth_date = now() - interval '41 years 6 months'
     where id = (select patient_id from appointments ${at})`,
    [slot],
  );
  await server().sql(`update appointments set contact_phone = '514 555-0142' ${at}`, [slot]);
};

export const bookThere = async (clinicId: string, time: string, inDays = 1): Promise<string> => {
  const [slot = ''] = await offerSlots({ clinicId, times: [time], inDays });
  await bookSlot(slot);
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
export const rowAt = (time: string): Promise<HTMLElement> => {
  const hour = time.replace(/^0?(\d+):(\d+)$/, '$1\\sh\\s$2');
  return screen.findByRole('row', { name: new RegExp(`^${hour}`) });
};

/** Once the stream of the clinic is open. */
export const following = (): Promise<void> =>
  waitFor(() => {
    expect(sentTo('/staff/api/events')).not.toHaveLength(0);
  });

export const daysRead = (): number => sentTo('/staff/api/day').length;
