// Holds: product §8 staff
import { screen, waitFor, within } from '@testing-library/react';

import { addStaff, findDay, renderStaff, signInAs } from '../../testing/renderStaff';
import { clinics, dayFromNow, offerSlots } from '../../testing/slots';
import { begin, bookSlot } from '../../testing/staffSteps';
import { server, type Fault } from '../../testing/underTest';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

beforeEach(() =>
  server().sql(`update slots set status = 'entered-in-error' where status in ('free', 'busy-unavailable')`),
);

/** Two free slots, two appointments and a slot that waits for an invited person, on one day. */
const openDay = async (inDays: number) => {
  const slots = await offerSlots({
    clinicId: here.plateau,
    times: ['09:15', '09:45', '10:15', '10:45', '11:15'],
    inDays,
    professional: 'Dre Aube',
  });
  await bookSlot(slots[0] ?? '');
  await bookSlot(slots[1] ?? '');
  await server().sql(`update slots set status = 'set-aside' where id = $1`, [slots[4] ?? '']);
  const known = await addStaff({ name: 'Nadia Roy', clinicId: here.plateau });
  const opened = await renderStaff();
  await signInAs(opened.user, known);
  await findDay(/GMF du Plateau/);
  await opened.router.navigate(`/slots?clinic=${here.plateau}&date=${dayFromNow(inDays)}`);
  await opened.user.click(await screen.findByRole('button', { name: 'Fermer cette journée' }));
  return { ...opened, slots };
};

const statuses = async (slots: readonly string[]) => {
  const rows = await server().sql(
    `select slots.status, visit.status as visit from slots left join appointments as visit on visit.slot_id = slots.id
     where slots.id = any($1::uuid[]) order by slots.starts_at`,
    [slots],
  );
  return rows.map(({ status, visit }) => `${String(status)} ${String(visit)}`);
};

const closeFor = async (user: Awaited<ReturnType<typeof openDay>>['user'], reason: string) => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('radio', { name: reason }));
  await user.click(dialog.getByRole('button', { name: 'Fermer la journée' }));
};

it('a day is closed for a reason: its free slots are withdrawn and its appointments cancelled, and the page says so', async () => {
  const { user, slots } = await openDay(2);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^2 places libres, 1 place sur invitation, 2 rendez-vous\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fermer la journée' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Choisissez une raison.');
  await closeFor(user, 'Absence');
  expect(await screen.findByText('Journée fermée : 3 places retirées, 2 rendez-vous annulés.')).toBeVisible();
  expect(await statuses(slots)).toEqual([
    'busy-unavailable cancelled',
    'busy-unavailable cancelled',
    'busy-unavailable null',
    'busy-unavailable null',
    'busy-unavailable null',
  ]);
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Fermer cette journée' })).not.toBeInTheDocument();
  });
});

it('an appointment that has begun meanwhile is left and counted, and the others are closed', async () => {
  const { user, slots } = await openDay(3);
  await begin(slots[0] ?? '');
  await closeFor(user, 'Autre raison');
  expect(await screen.findByText(/3 places retirées, 1 rendez-vous annulé\. 1 n’a pas changé/)).toBeVisible();
  expect((await statuses(slots))[0]).toBe('busy booked');
});

it('where the network fails half-way the dialog says so, and closing once more closes the rest', async () => {
  const { user, slots } = await openDay(4);
  server().fault = ({ url }): Fault => (url.endsWith('/cancel') ? 'lost before' : undefined);
  await closeFor(user, 'Absence');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByRole('alert')).toBeVisible();
  server().fault = null;
  await user.click(dialog.getByRole('button', { name: 'Fermer la journée' }));
  expect(await screen.findByText(/^Journée fermée/)).toBeVisible();
  expect((await statuses(slots)).every((status) => status.startsWith('busy-unavailable'))).toBe(true);
});
