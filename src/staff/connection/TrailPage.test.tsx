// Holds: product §8 staff
import { screen, within } from '@testing-library/react';

import { addStaff, findDay, renderStaff, signInAs } from '../../testing/renderStaff';
import { clinics, dayFromNow, offerSlots } from '../../testing/slots';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

const openAs = async (role: 'reception' | 'manager') => {
  const known = await addStaff({ name: 'Maude Aubin', clinicId: here.plateau, role });
  const opened = await renderStaff();
  await signInAs(opened.user, known);
  await findDay(/GMF du Plateau/);
  return opened;
};

it('a manager reads, from the page of the connection, what the staff did today, and on another day', async () => {
  await offerSlots({ clinicId: here.plateau, times: ['10:15', '10:45'], inDays: 1, professional: 'Dr Brume' });
  const { user, router, address } = await openAs('manager');
  await router.navigate(`/slots?clinic=${here.plateau}&date=${dayFromNow(1)}`);
  await user.click(await screen.findByRole('button', { name: 'Retirer les 2 places libres, Dr Brume' }));
  await user.click(await screen.findByRole('radio', { name: 'Absence' }));
  await user.click(screen.getByRole('button', { name: 'Retirer' }));
  await screen.findByText('2 places retirées.');

  await user.click(screen.getByRole('link', { name: 'Connexion' }));
  await user.click(await screen.findByRole('link', { name: 'Voir ce que le personnel a fait' }));
  await findDay('GMF du Plateau, journal du personnel');
  const log = within(await screen.findByRole('list', { name: 'Journal du personnel' }));
  expect(log.getByText('Places retirées, 2 fois')).toBeVisible();
  expect(log.getByText('Maude Aubin')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Jour précédent' }));
  expect(await screen.findByRole('heading', { name: 'Rien ce jour-là' })).toBeVisible();
  expect(address()).toContain(`date=${dayFromNow(-1)}`);
});

it('who is no manager opens no log', async () => {
  const { router } = await openAs('reception');
  await router.navigate(`/connection/trail?clinic=${here.plateau}`);
  expect(await screen.findByRole('heading', { name: 'Page réservée' })).toBeVisible();
});
