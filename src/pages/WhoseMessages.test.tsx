// Holds: product §4 counter, product §9 messages
import { screen, waitFor, within } from '@testing-library/react';

import { addChild } from '../testing/children';
import { messagesFrom } from '../testing/messages';
import { title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { signIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

const withChildsMessage = async () => {
  const { login } = await signIn();
  const child = await addChild(login, 'Léa');
  const run = (name: string, ...given: unknown[]) => server().run('src/testing/messagesElsewhere.mjs', name, ...given);
  await run('writeMessages', login, messagesFrom.plateau);
  await run('writeMessageAbout', child, messagesFrom.plateau, ['Le vaccin', 'Bonjour']);
  return child;
};

const itemOf = async (subject: RegExp) =>
  (await screen.findAllByRole('listitem')).find((item) => within(item).queryByRole('link', { name: subject }) !== null);

describe('unread messages on the home page', () => {
  it('an unread message on the home page names the person it is about, unless it is the user', async () => {
    await withChildsMessage();
    await renderPortal('/app/home');
    expect(await screen.findByRole('link', { name: /^Le vaccin.*Au sujet de\s: Léa Roy$/ })).toBeVisible();
    expect(await itemOf(/^Le vaccin/)).toHaveTextContent(/Au sujet de\s: Léa Roy/);
    expect(await itemOf(/^Résultat reçu/)).not.toHaveTextContent('Au sujet de');
  });

  it('while the user acts for a person, each count of unread messages is of that person, and the mailbox says how many there are in all', async () => {
    await withChildsMessage();
    const { user, router } = await renderPortal('/app/dependents');
    await user.click(await screen.findByRole('button', { name: 'Agir pour Léa Roy' }));
    await router.navigate('/app/home');
    expect(await screen.findByRole('heading', { name: 'Messages non lus au sujet de Léa Roy' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Mes messages.*1 non lu au sujet de Léa Roy/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Messages\s?\(1 non lu\)$/ })).toBeVisible();
    await router.navigate('/app/mailbox');
    await title('Mes messages (1 non lu)');
    expect(screen.getByText('Seulement ceux au sujet de Léa Roy. 3 non lus en tout.')).toBeVisible();
  });

  it('the menu’s count is of the person whom the user acts for, also on pages that list no messages, which are not read for it', async () => {
    await withChildsMessage();
    const { user, router } = await renderPortal('/app/dependents');
    await user.click(await screen.findByRole('button', { name: 'Agir pour Léa Roy' }));
    expect(await screen.findByRole('link', { name: /^Messages\s?\(1 non lu\)$/ })).toBeVisible();
    await router.navigate('/app/account');
    await title('Mon compte');
    expect(screen.getByRole('link', { name: /^Messages\s?\(1 non lu\)$/ })).toBeVisible();
    await waitFor(() => {
      expect(sentTo('/api/events').length).toBeGreaterThan(0);
    });
    expect(sentTo('/api/mailbox/threads')).toHaveLength(0);
  });
});
