// Holds: product §8 staff
import { screen, waitFor, within } from '@testing-library/react';

import { liveRegions, statusSaying, unsaid } from '../../testing/portalSteps';
import { clinics, dayFromNow } from '../../testing/slots';
import { bookThere, daysRead, following, openDayAt, rowAt } from '../../testing/staffSteps';
import { server } from '../../testing/underTest';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

const openDay = async () => {
  const opened = await openDayAt(here.plateau, dayFromNow(1));
  await following();
  return opened;
};

const said = (text: string) => liveRegions().filter(({ textContent }) => textContent.includes(text));

beforeEach(() =>
  server().sql(`update appointments set status = 'cancelled', cancelled_by = 'patient' where status = 'booked'`),
);

it('an appointment that a patient books appears without a reload, is said once, and what was said goes again', async () => {
  await openDay();
  await bookThere(here.plateau, '10:15');
  expect(await statusSaying('Un rendez-vous a été ajouté.')).toBeInTheDocument();
  await rowAt('10:15');
  await unsaid('Un rendez-vous a été ajouté.');
});

it('a booking of another day says nothing on this one', async () => {
  await openDay();
  const seen = daysRead();
  await bookThere(here.plateau, '10:45', 2);
  await waitFor(() => {
    expect(daysRead()).toBeGreaterThan(seen);
  });
  expect(said('Un rendez-vous a été ajouté.')).toEqual([]);
});

it('what a receptionist did is said by name, and not again as news', async () => {
  await bookThere(here.plateau, '14:15');
  const { user } = await openDay();
  await user.click(within(await rowAt('14:15')).getByRole('button', { name: /^Annuler/ }));
  await user.click(await screen.findByRole('button', { name: 'Annuler et offrir la place de nouveau' }));
  await statusSaying('Alice Tremblay : rendez-vous annulé.'.replace(' :', '\u00a0:'));
  expect(await screen.findByText('Annulé')).toBeVisible();
  expect(said('Un rendez-vous a été annulé.')).toEqual([]);
});

it('a session that ends while the day is open leads to the sign-in, and no patient stays on screen', async () => {
  await bookThere(here.plateau, '15:15');
  await openDay();
  await rowAt('15:15');
  await server().sql('delete from staff_sessions');
  await bookThere(here.plateau, '15:45');
  expect(await screen.findByText(/^Votre session est terminée/)).toBeVisible();
  expect(screen.queryByText('Alice Tremblay')).not.toBeInTheDocument();
});
