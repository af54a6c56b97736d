// Holds: product §8 staff
import { screen, waitFor, within } from '@testing-library/react';

import { liveRegions } from '../../testing/portalSteps';
import { addStaff, findDay, renderStaff, signInAs } from '../../testing/renderStaff';
import { sentence } from '../../testing/sentence';
import { askClinic, clinicOfThreads, openClinic, openThreads, threadsLink } from '../../testing/threadSteps';
import { server } from '../../testing/underTest';

const here = clinicOfThreads();

it('the list says who waits, about what, in which language they read, with a file or not, and who has it', async () => {
  await askClinic(here.plateau, { withFile: true });
  await openThreads(here.plateau);
  const list = within(await screen.findByRole('list', { name: 'Conversations qui attendent une réponse' }));
  const row = within(list.getByRole('listitem'));
  for (const told of ['Camille Tremblay', /lit en français$/, '1 fichier joint'])
    expect(row.getByText(told)).toBeVisible();
  expect(row.getByText(sentence(/^Depuis \d/))).toBeVisible();
  expect(row.getByText('Personne ne s’en occupe encore')).toBeVisible();
  expect(row.getByRole('link', { name: /^Une question, Camille Tremblay, Depuis \d/ })).toBeVisible();
  expect(document.title).toBe('GMF du Plateau, à répondre – Espace clinique');
});

it('a message that arrives counts in the navigation, is said once on any page, and stands on the list without a reload', async () => {
  const { user } = await openClinic(here.plateau);
  await askClinic(here.plateau);
  const link = await threadsLink(' \\(1 conversation en attente\\)');
  const said = () => liveRegions().filter(({ textContent }) => textContent.includes('Un nouveau message attend'));
  expect(said()).toHaveLength(1);
  await user.click(link);
  expect(await screen.findByRole('link', { name: /^Une question/ })).toBeVisible();
  await askClinic(here.plateau);
  await waitFor(() => {
    expect(screen.getAllByRole('link', { name: /^Une question/ })).toHaveLength(2);
  });
});

it('a clinic where nobody waits says so', async () => {
  await openThreads(here.plateau);
  expect(await screen.findByRole('heading', { name: 'Personne n’attend de réponse' })).toBeVisible();
});

it('a list that cannot be read says why, and is read again on demand', async () => {
  await askClinic(here.plateau);
  const known = await addStaff({ clinicId: here.plateau });
  const { user, router } = await renderStaff('/');
  await signInAs(user, known);
  await findDay(/, le /);
  server().fault = ({ url }) => (url.includes('/staff/api/threads') ? 'lost before' : undefined);
  await router.navigate(`/threads?clinic=${here.plateau}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erreur');
  server().fault = null;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('link', { name: /^Une question/ })).toBeVisible();
});
