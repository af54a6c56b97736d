// Holds: product §8 staff
import { screen, waitFor, within } from '@testing-library/react';

import { liveRegions, statusSaying } from '../../testing/portalSteps';
import { addReceptionist, renderStaff, signInAs } from '../../testing/renderStaff';
import { clinics, offerSlots } from '../../testing/slots';
import { sentTo, server } from '../../testing/underTest';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

let hour = 8;

const ask = async (more: { subject?: string; withFile?: boolean } = {}): Promise<string> => {
  hour += 1;
  const [slot = ''] = await offerSlots({ clinicId: here.plateau, times: [`${String(hour).padStart(2, '0')}:15`] });
  return String(
    await server().run('src/testing/staffElsewhere.mjs', 'askClinic', { clinicId: here.plateau, slot, ...more }),
  );
};

const writeAgain = (threadId: string, body: string) =>
  server().run('src/testing/staffElsewhere.mjs', 'writeAgain', threadId, body);

const colleagueDoes = (threadId: string, answer?: string) =>
  server().run('src/testing/staffElsewhere.mjs', 'colleagueDoes', { clinicId: here.plateau, threadId, answer });

const readByPatient = (threadId: string) => server().run('src/testing/staffElsewhere.mjs', 'readByPatient', threadId);

const open = async (path = '/threads') => {
  const known = await addReceptionist({ clinicId: here.plateau });
  const opened = await renderStaff(`${path}?clinic=${here.plateau}`);
  await signInAs(opened.user, known);
  await screen.findByRole('heading', { level: 1, name: /^GMF du Plateau, le / });
  await waitFor(() => {
    expect(sentTo('/staff/api/events')).not.toHaveLength(0);
  });
  return { ...opened, known };
};

const openList = async () => {
  const opened = await open();
  await opened.user.click(await screen.findByRole('link', { name: /^À répondre/ }));
  await screen.findByRole('heading', { level: 1, name: 'GMF du Plateau, à répondre' });
  return opened;
};

const openThread = async (subject = 'Une question') => {
  const opened = await openList();
  await opened.user.click(await screen.findByRole('link', { name: new RegExp(`^${subject}`) }));
  await screen.findByRole('heading', { level: 1, name: subject });
  return { ...opened, text: await screen.findByLabelText('Votre réponse à Camille Tremblay') };
};

const send = () => screen.getByRole('button', { name: 'Envoyer la réponse' });

beforeEach(() => server().sql('update clinic_threads set waiting_since = null, taken_by = null'));

it('the list says who waits, about what, with a file or not, and who has it', async () => {
  await ask({ withFile: true });
  await openList();
  const list = within(await screen.findByRole('list', { name: 'Conversations qui attendent une réponse' }));
  const row = within(list.getByRole('listitem'));
  for (const told of [/^Camille Tremblay, \d+ ans$/, /^Depuis \d/, /1 fichier joint/, 'Personne ne s’en occupe encore'])
    expect(row.getByText(told)).toBeVisible();
  expect(row.getByRole('link', { name: /Camille Tremblay, \d+ ans, Depuis \d/ })).toBeVisible();
});

it('a message that arrives counts in the navigation and is said once, on any page', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'À répondre (0)' })).toBeVisible();
  await ask();
  expect(await screen.findByRole('link', { name: 'À répondre (1)' })).toBeVisible();
  const said = () => liveRegions().filter(({ textContent }) => textContent.includes('Un nouveau message attend'));
  expect(said()).toHaveLength(1);
  expect(said()[0]).toHaveTextContent(/^Un nouveau message attend une réponse\.$/);
});

it('a receptionist answers: the patient reads it, the list empties, and the focus is at what says so', async () => {
  const threadId = await ask();
  const { user, text } = await openThread();
  await user.type(text, 'Oui, à jeun.');
  await user.click(send());
  await waitFor(() => {
    expect(screen.getByText('Votre réponse est dans la messagerie de Camille Tremblay.')).toBeVisible();
  });
  const told = screen.getAllByRole('status').find(({ textContent }) => textContent.includes('dans la messagerie'));
  expect(told).toHaveFocus();
  expect(text).toHaveValue('');
  expect(await readByPatient(threadId)).toEqual(['Dois-je être à jeun?', 'Oui, à jeun.']);
  expect(await screen.findByRole('link', { name: 'À répondre (0)' })).toBeVisible();
});

it('who answers after a colleague is told so, keeps what was typed, and may send it knowingly', async () => {
  const threadId = await ask();
  const { user, text } = await openThread();
  await user.type(text, 'Non.');
  await colleagueDoes(threadId, 'Oui.');
  expect(await statusSaying('Une autre personne a répondu à cette conversation.')).toBeInTheDocument();
  expect(screen.getByText(/Cette conversation a changé pendant que vous écriviez/)).toBeVisible();
  await user.click(send());
  expect(await screen.findByText(/Une autre personne vient de répondre : rien n’a été envoyé/)).toBeVisible();
  expect(text).toHaveValue('Non.');
  expect(await readByPatient(threadId)).toEqual(['Dois-je être à jeun?', 'Oui.']);
  await user.click(send());
  await screen.findByText('Votre réponse est dans la messagerie de Camille Tremblay.');
  expect(await readByPatient(threadId)).toEqual(['Dois-je être à jeun?', 'Oui.', 'Non.']);
});

it('a message that the patient adds is shown and said once while an answer is typed, and is read before it leaves', async () => {
  const threadId = await ask();
  const { user, text } = await openThread();
  await user.type(text, 'Oui.');
  await writeAgain(threadId, 'Et pour l’eau?');
  expect(await statusSaying('Un nouveau message s’est ajouté à cette conversation.')).toBeInTheDocument();
  expect(screen.getByText('Et pour l’eau?')).toBeVisible();
  await user.click(send());
  expect(await screen.findByText(/Cette conversation a changé depuis que vous l’avez lue/)).toBeVisible();
  expect(text).toHaveValue('Oui.');
});

it('who takes a conversation has it, keeps the focus there, and gives it back', async () => {
  await ask();
  const { user } = await openThread();
  await user.click(screen.getByRole('button', { name: 'M’en occuper' }));
  expect(await statusSaying('Vous vous occupez de cette conversation.')).toBeInTheDocument();
  const giveBack = await screen.findByRole('button', { name: 'Remettre à l’équipe' });
  expect(document.body).not.toHaveFocus();
  await user.click(giveBack);
  expect(await screen.findByRole('button', { name: 'M’en occuper' })).toBeVisible();
});

it('what a colleague takes is shown at once with their name, and may be taken over', async () => {
  const threadId = await ask();
  const { user } = await openThread();
  await colleagueDoes(threadId);
  await screen.findByText(/Omar Haddad s’occupe de cette conversation\./);
  await user.click(screen.getByRole('button', { name: 'M’en occuper à sa place' }));
  expect(await screen.findByRole('button', { name: 'Remettre à l’équipe' })).toBeVisible();
});

it('a conversation is filed without an answer after a question, and leaves the list', async () => {
  await ask();
  const { user } = await openThread();
  await user.click(screen.getByRole('button', { name: 'Classer sans répondre' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Classer sans répondre?' }));
  await user.click(dialog.getByRole('button', { name: 'Classer sans répondre' }));
  expect(await screen.findByText('Cette conversation n’attend plus de réponse.')).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: /^À répondre/ })[1] ?? send());
  expect(await screen.findByText('Personne n’attend de réponse')).toBeVisible();
});

it('an answer that is left half written is there again when the conversation is opened again', async () => {
  await ask();
  const { user, text } = await openThread();
  await user.type(text, 'Oui, mais');
  await user.click(screen.getAllByRole('link', { name: /^À répondre/ })[0] ?? send());
  await user.click(await screen.findByRole('link', { name: /^Une question/ }));
  expect(await screen.findByLabelText('Votre réponse à Camille Tremblay')).toHaveValue('Oui, mais');
});

it('an answer outlives a session that ends while it is typed, for the same person', async () => {
  await ask();
  const { known, user, text } = await openThread();
  await user.type(text, 'Oui, mais');
  await server().sql('delete from staff_sessions');
  await user.click(send());
  expect(await screen.findByText(/Votre session est terminée/)).toBeVisible();
  await signInAs(user, known);
  await user.click(await screen.findByRole('link', { name: /^À répondre/ }));
  await user.click(await screen.findByRole('link', { name: /^Une question/ }));
  expect(await screen.findByLabelText('Votre réponse à Camille Tremblay')).toHaveValue('Oui, mais');
});

it('nothing of a half written answer is left for the next person after signing out', async () => {
  await ask();
  const { user, text } = await openThread();
  await user.type(text, 'Oui, mais');
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  await signInAs(user, await addReceptionist({ clinicId: here.plateau, name: 'Omar Haddad' }));
  await user.click(await screen.findByRole('link', { name: /^À répondre/ }));
  await user.click(await screen.findByRole('link', { name: /^Une question/ }));
  expect(await screen.findByLabelText('Votre réponse à Camille Tremblay')).toHaveValue('');
});
