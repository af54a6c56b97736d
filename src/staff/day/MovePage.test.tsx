// Holds: product §8 staff
import { screen, waitFor, within } from '@testing-library/react';

import { addReceptionist, renderStaff, signInAs } from '../../testing/renderStaff';
import { clinics, dayFromNow, offerSlots } from '../../testing/slots';
import { sentTo, server } from '../../testing/underTest';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

const reserve = (slot: string) => server().run('src/testing/elsewhere.mjs', 'reserveElsewhere', slot);

const rowAt = (hour: number) => screen.findByRole('row', { name: new RegExp(`^${hour}\\sh`) });

/** An appointment at one hour, and a free slot at the next. */
const openMove = async (hour: number) => {
  const times = [hour, hour + 1].map((each) => `${String(each).padStart(2, '0')}:15`);
  const [slot = '', other = ''] = await offerSlots({ clinicId: here.plateau, times });
  await reserve(slot);
  const known = await addReceptionist({ clinicId: here.plateau });
  const opened = await renderStaff(`/day?clinic=${here.plateau}&date=${dayFromNow(1)}`);
  await signInAs(opened.user, known);
  await opened.user.click(within(await rowAt(hour)).getByRole('link', { name: /^Déplacer/ }));
  await screen.findByRole('heading', { level: 1, name: /^Déplacer le rendez-vous de/ });
  return { ...opened, slot, other };
};

const openingAt = (hour: number) => screen.findByRole('button', { name: new RegExp(`^${hour}\\sh\\s15`) });

const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Déplacer ce rendez-vous?' }));

const statusOf = async (slot: string) => (await server().sql('select status from slots where id = $1', [slot]))[0];

beforeEach(() => server().sql(`update slots set status = 'busy-unavailable' where status = 'free'`));

it('reception moves an appointment within its day, is told so by name, and is back on its row', async () => {
  const { other, slot, user } = await openMove(8);
  await user.click(await openingAt(9));
  await user.click((await dialog()).getByRole('button', { name: 'Déplacer et offrir l’ancienne place' }));
  expect(await screen.findByText(/rendez-vous déplacé, /)).toBeVisible();
  const row = await rowAt(9);
  await user.tab();
  expect(within(row).getByRole('button', { name: /^Rappeler/ })).toHaveFocus();
  expect([await statusOf(slot), await statusOf(other)]).toEqual([{ status: 'free' }, { status: 'busy' }]);
});

it('a slot that another person takes meanwhile leaves the list, and a move to it is refused, told, and nothing is moved', async () => {
  const { other, slot, user } = await openMove(11);
  await user.click(await openingAt(12));
  await dialog();
  await reserve(other);
  await user.click((await dialog()).getByRole('button', { name: 'Déplacer sans offrir l’ancienne place' }));
  expect(await screen.findByText(/Cette place vient d’être prise ou retirée/)).toBeVisible();
  const told = screen.getAllByRole('alert').find(({ textContent }) => textContent.includes('Cette place'));
  await waitFor(() => {
    expect(told).toHaveFocus();
  });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Aucune place libre cette semaine-là' })).toBeVisible();
  expect([await statusOf(slot), await statusOf(other)]).toEqual([{ status: 'busy' }, { status: 'busy' }]);
});

it('the openings of the week after stand behind a link, and keeping the present time moves nothing', async () => {
  const { user } = await openMove(14);
  await user.click(await openingAt(15));
  await user.click((await dialog()).getByRole('button', { name: 'Garder l’heure actuelle' }));
  expect(sentTo('/move')).toHaveLength(0);
  const weeks = within(screen.getByRole('navigation', { name: 'Semaines' })).getAllByRole('link');
  await user.click(weeks[1] ?? document.body);
  expect(await screen.findByRole('heading', { name: 'Aucune place libre cette semaine-là' })).toBeVisible();
});
