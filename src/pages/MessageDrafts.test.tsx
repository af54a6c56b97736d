// Holds: product §4 send
import { screen } from '@testing-library/react';

import { addChild } from '../testing/children';
import { messagesFrom, withMessages } from '../testing/messages';
import { title } from '../testing/portalSteps';
import { server } from '../testing/underTest';

describe('the draft of a message', () => {
  it('a message begun is there again after a look at another page, until it is sent', async () => {
    const { router, user } = await withMessages('/app/mailbox/new');
    await user.type(await screen.findByLabelText(/^Message/), 'Dois-je être à jeun?');
    await router.navigate('/app/home');
    await title('Bonjour');
    await router.navigate('/app/mailbox/new');
    expect(await screen.findByLabelText(/^Message/)).toHaveValue('Dois-je être à jeun?');
    await router.navigate('/app/home');
    await title('Bonjour');
    await router.navigate('/app/mailbox/new');
    await user.type(await screen.findByLabelText(/^Objet/), 'Une question');
    await user.click(screen.getByRole('button', { name: 'Envoyer le message' }));
    await title('Une question');
    await router.navigate('/app/mailbox/new');
    expect(await screen.findByLabelText(/^Message/)).toHaveValue('');
    expect(screen.getByLabelText(/^Objet/)).toHaveValue('');
  });

  it('text written about one person stays out of a message about another', async () => {
    const { login, router, user } = await withMessages('/app/mailbox/new');
    const childId = await addChild(login, 'Léa');
    await server().run('src/testing/messagesElsewhere.mjs', 'letAppointmentBePast', childId, messagesFrom.plateau);
    expect(await screen.findByRole('button', { name: 'Envoyer le message' })).toBeVisible();
    await router.navigate('/app/dependents');
    await user.click(await screen.findByRole('button', { name: 'Agir pour Léa Roy' }));
    await router.navigate('/app/mailbox/new');
    await user.type(await screen.findByLabelText('Objet'), 'La toux de Léa');
    expect(screen.getByRole('button', { name: 'Envoyer le message pour Léa Roy' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Revenir à mon profil' }));
    expect(await screen.findByRole('button', { name: 'Envoyer le message' })).toBeVisible();
    expect(screen.getByLabelText('Objet')).toHaveValue('');
  });
});
