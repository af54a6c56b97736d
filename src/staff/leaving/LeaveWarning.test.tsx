// Holds: product §8 staff
import { screen, waitFor, within } from '@testing-library/react';

import { addStaff, findDay, signInAs } from '../../testing/renderStaff';
import { dayFromNow } from '../../testing/slots';
import { bookThere, openDayAt, rowAt } from '../../testing/staffSteps';
import {
  answerField,
  askClinic,
  clinicOfThreads,
  colleagueTakes,
  openThread,
  sendButton,
  threadsLink,
  writeAgain,
} from '../../testing/threadSteps';
import { server } from '../../testing/underTest';

const here = clinicOfThreads();

const question = () => screen.findByRole('alertdialog', { name: 'Quitter sans envoyer?' });

const choose = async (name: 'Continuer à écrire' | 'Quitter sans envoyer') =>
  within(await question()).getByRole('button', { name });

const begun = async () => {
  const threadId = await askClinic(here.plateau);
  const opened = await openThread(here.plateau);
  await opened.user.type(opened.text, 'Oui, mais');
  return { threadId, ...opened };
};

it('who leaves a half-written answer by a link is asked first, stays with the text, or leaves knowingly', async () => {
  const { user, text, address } = await begun();
  await user.click(await threadsLink());
  await user.click(await choose('Continuer à écrire'));
  expect(text).toHaveValue('Oui, mais');
  await user.click(await threadsLink());
  await user.click(await choose('Quitter sans envoyer'));
  await findDay(/, à répondre$/);
  expect(address()).toMatch(/^\/threads\?/);
});

it('« Back » asks, too, and so does the tab that closes', async () => {
  const { router, text } = await begun();
  await router.navigate(-1);
  await question();
  expect(text).toHaveValue('Oui, mais');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

it('who signs out over a half-written answer is asked first, and nothing of it is left for the next person', async () => {
  const { user } = await begun();
  const signOut = () => user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  await signOut();
  await user.click(await choose('Continuer à écrire'));
  await signOut();
  await user.click(await choose('Quitter sans envoyer'));
  await signInAs(user, await addStaff({ clinicId: here.plateau, name: 'Omar Haddad' }));
  await user.click(await threadsLink());
  await user.click(await screen.findByRole('link', { name: /^Une question/ }));
  expect(await answerField()).toHaveValue('');
});

it('nobody is asked about a text that was emptied, or sent', async () => {
  const { user, text } = await begun();
  await user.clear(text);
  await user.click(await threadsLink());
  await findDay(/, à répondre$/);
  await user.click(await screen.findByRole('link', { name: /^Une question/ }));
  await user.type(await answerField(), 'Oui.');
  await user.click(sendButton());
  await screen.findByText(/réponse envoyée\.$/);
  await user.click(await threadsLink());
  await findDay(/, à répondre$/);
});

it('an answer outlives a session that ends while it is typed, and does not count as read what came meanwhile', async () => {
  const { known, threadId, user } = await begun();
  await server().sql('delete from staff_sessions');
  await user.click(sendButton());
  expect(await screen.findByText(/^Votre session est terminée/)).toBeVisible();
  await writeAgain(threadId, 'Et pour l’eau?');
  await signInAs(user, known);
  await user.click(await threadsLink());
  await user.click(await screen.findByRole('link', { name: /^Une question/ }));
  expect(await answerField()).toHaveValue('Oui, mais');
  expect(screen.getByText(/Cette conversation a changé pendant que vous écriviez/)).toBeVisible();
});

it('a colleague who takes the conversation takes nothing of the text', async () => {
  const { threadId, text } = await begun();
  await colleagueTakes(here.plateau, threadId);
  expect(await screen.findByText(/commencez par vous en occuper à sa place/)).toBeVisible();
  expect(text).toHaveValue('Oui, mais');
});

it('a half-written message to a patient of the day is asked about as well, and one that was sent is not', async () => {
  await bookThere(here.plateau, '20:15');
  const { user } = await openDayAt(here.plateau, dayFromNow(1));
  await user.click(within(await rowAt('20:15')).getByRole('link', { name: /^Écrire/ }));
  await user.type(await screen.findByLabelText('Objet'), 'Votre carte');
  await user.click(screen.getByRole('link', { name: 'Retour à la journée' }));
  await user.click(await choose('Continuer à écrire'));
  await user.type(screen.getByLabelText('Votre message à Alice Tremblay'), 'Apportez-la.');
  await user.click(screen.getByRole('button', { name: 'Envoyer le message' }));
  expect(await screen.findByText(/^Alice Tremblay\s: message envoyé\.$/)).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
