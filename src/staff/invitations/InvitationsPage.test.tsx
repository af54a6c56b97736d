// Holds: product §8 staff
import { screen, within } from '@testing-library/react';

import { addStaff, findDay, renderStaff, signInAs } from '../../testing/renderStaff';
import { clinics, offerSlots } from '../../testing/slots';
import { server } from '../../testing/underTest';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

type User = Awaited<ReturnType<typeof renderStaff>>['user'];

const openInvitations = async () => {
  const known = await addStaff({ name: 'Nadia Roy', clinicId: here.plateau });
  const opened = await renderStaff();
  await signInAs(opened.user, known);
  await findDay(/, le /);
  await opened.router.navigate(`/slots?clinic=${here.plateau}`);
  await opened.user.click(await screen.findByRole('link', { name: 'Inviter une personne' }));
  await findDay('GMF du Plateau, invitations');
  await screen.findByLabelText(/^Prénom/);
  return opened;
};

const typeIn = async (user: User, firstName: string) => {
  await user.type(screen.getByLabelText(/^Numéro/), 'TREH 5053 0219');
  await user.type(screen.getByLabelText(/^Date de naissance/), '1950-03-02');
  await user.type(screen.getByLabelText(/^Prénom/), firstName);
  await user.type(screen.getByLabelText(/^Nom/), 'Tremblay');
  await user.type(screen.getByLabelText(/^Courriel/), 'huguette@exemple.ca');
};

const invite = (user: User) => user.click(screen.getByRole('button', { name: 'Envoyer l’invitation' }));

it('a person is invited, stands in the list, gets a new code, and the invitation is taken back', async () => {
  await offerSlots({ clinicId: here.plateau, times: ['09:15'], inDays: 3 });
  const { user } = await openInvitations();
  expect(screen.getByRole('heading', { name: 'Aucune invitation ouverte' })).toBeVisible();
  await typeIn(user, 'Huguette');
  await invite(user);
  expect(await screen.findByText('Invitation envoyée : 1 place gardée.')).toBeVisible();
  expect(screen.getByLabelText(/^Prénom/)).toHaveValue('');

  const card = within(await screen.findByRole('region', { name: 'Huguette Tremblay' }));
  expect(card.getByText('Pas encore utilisée')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Envoyer un nouveau code, Huguette Tremblay' }));
  await user.click(await screen.findByRole('button', { name: 'Envoyer le code' }));
  expect(await screen.findByText('Nouveau code envoyé à Huguette Tremblay.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reprendre l’invitation, Huguette Tremblay' }));
  await user.click(await screen.findByRole('button', { name: 'Reprendre' }));
  expect(await screen.findByRole('heading', { name: 'Aucune invitation ouverte' })).toBeVisible();
  expect(await server().sql(`select id from slots where status = 'set-aside'`)).toEqual([]);
});

it('what is missing is said at its field; where no slot is free nothing that was typed is lost', async () => {
  await server().sql(`update slots set status = 'entered-in-error' where status = 'free'`);
  const { user } = await openInvitations();
  await invite(user);
  expect(await screen.findByLabelText(/^Prénom/)).toHaveAccessibleDescription(/./);
  await typeIn(user, 'Odile');
  await invite(user);
  expect(await screen.findByText(/^Aucune place libre de cette sorte/)).toBeVisible();
  expect(screen.getByLabelText(/^Prénom/)).toHaveValue('Odile');
});
