// Holds: product §8 staff
import { screen, within } from '@testing-library/react';

import { statusSaying } from '../../testing/portalSteps';
import {
  askClinic,
  clinicOfThreads,
  colleagueAnswers,
  colleagueTakes,
  openThread,
  readByPatient,
  sendButton,
  threadsLink,
  writeAgain,
} from '../../testing/threadSteps';
import { server } from '../../testing/underTest';

const here = clinicOfThreads();

const asked = 'Dois-je être à jeun?';

it('a receptionist answers: the patient reads it, the list empties, and the focus is at what says so', async () => {
  const threadId = await askClinic(here.plateau);
  const { user, text } = await openThread(here.plateau);
  await user.type(text, 'Oui, à jeun.');
  await user.click(sendButton());
  expect(await screen.findByText(/^Camille Tremblay\s: réponse envoyée\.$/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(text).toHaveValue('');
  expect(await readByPatient(threadId)).toEqual([asked, 'Oui, à jeun.']);
  expect(await threadsLink('$')).toBeVisible();
  expect(document.title).toBe('Conversation – Espace clinique');
});

it('who answers after a colleague is told so, keeps what was typed, and may send it knowingly', async () => {
  const threadId = await askClinic(here.plateau);
  const { user, text } = await openThread(here.plateau);
  await user.type(text, 'Non.');
  await colleagueAnswers(here.plateau, threadId, 'Oui.');
  expect(await statusSaying('Une autre personne a répondu à cette conversation.')).toBeInTheDocument();
  expect(screen.getByText(/Cette conversation a changé pendant que vous écriviez/)).toBeVisible();
  await user.click(sendButton());
  expect(await screen.findByText(/^Une autre personne vient de répondre/)).toBeVisible();
  expect(text).toHaveValue('Non.');
  expect(await readByPatient(threadId)).toEqual([asked, 'Oui.']);
  await user.click(sendButton());
  expect(await screen.findByText(/réponse envoyée\.$/)).toBeVisible();
  expect(await readByPatient(threadId)).toEqual([asked, 'Oui.', 'Non.']);
});

it('a message that the patient adds is shown and said while an answer is typed, and is read before it leaves', async () => {
  const threadId = await askClinic(here.plateau);
  const { user, text } = await openThread(here.plateau);
  await user.type(text, 'Oui.');
  await writeAgain(threadId, 'Et pour l’eau?');
  expect(await statusSaying('Un nouveau message s’est ajouté à cette conversation.')).toBeInTheDocument();
  expect(screen.getByText('Et pour l’eau?')).toBeVisible();
  await user.click(sendButton());
  expect(await screen.findByText(/^Un message s’est ajouté depuis que vous avez lu/)).toBeVisible();
  expect(text).toHaveValue('Oui.');
});

it('who takes a conversation has it, keeps the focus there, and gives it back', async () => {
  await askClinic(here.plateau);
  const { user } = await openThread(here.plateau);
  await user.click(screen.getByRole('button', { name: 'M’en occuper' }));
  expect(await statusSaying('Vous vous occupez de cette conversation.')).toBeInTheDocument();
  const giveBack = await screen.findByRole('button', { name: 'Remettre à l’équipe' });
  expect(document.body).not.toHaveFocus();
  await user.click(giveBack);
  expect(await screen.findByRole('button', { name: 'M’en occuper' })).toBeVisible();
});

it('what a colleague takes is said at once with their name; a text that was refused for it is sent once it is taken over', async () => {
  const threadId = await askClinic(here.plateau);
  const { user, text } = await openThread(here.plateau);
  await user.type(text, 'Oui.');
  await colleagueTakes(here.plateau, threadId);
  expect(await statusSaying('Omar Haddad s’en occupe')).toBeInTheDocument();
  await user.click(sendButton());
  expect(await screen.findByText(/^Une autre personne s’occupe de cette conversation/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'M’en occuper à sa place' }));
  await screen.findByRole('button', { name: 'Remettre à l’équipe' });
  await user.click(sendButton());
  expect(await screen.findByText(/réponse envoyée\.$/)).toBeVisible();
  expect(await readByPatient(threadId)).toEqual([asked, 'Oui.']);
});

it('a conversation is closed without an answer after a question, and nobody waits for it any more', async () => {
  await askClinic(here.plateau);
  const { user } = await openThread(here.plateau);
  await user.click(screen.getByRole('button', { name: 'Classer sans répondre' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Classer sans répondre?' }));
  expect(dialog.getByRole('button', { name: 'Garder la conversation' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Classer sans répondre' }));
  expect(await screen.findByText('Cette conversation n’attend plus de réponse.')).toBeVisible();
  expect(await threadsLink('$')).toBeVisible();
});

it('a file that came with a message is fetched whole, and a page in its place is not kept as one', async () => {
  await askClinic(here.plateau, { withFile: true });
  const { user } = await openThread(here.plateau);
  const link = screen.getByRole('link', { name: /ordonnance\.pdf/ });
  server().fault = ({ url }) =>
    url.includes('/staff/api/attachments/')
      ? { instead: new Response('<html>', { headers: { 'content-type': 'text/html' } }) }
      : undefined;
  await user.click(link);
  expect(await screen.findByRole('alert')).toHaveTextContent('a répondu à notre place');
});

it('the icon of a file is drawn, though patients get it only after the login', async () => {
  await askClinic(here.plateau, { withFile: true });
  await openThread(here.plateau);
  // eslint-disable-next-line testing-library/no-node-access -- an icon is hidden from every reader: only its path tells that it is drawn
  expect(screen.getByRole('link', { name: /ordonnance\.pdf/ }).querySelector('path')).toHaveAttribute('d');
});
