// Holds: product §4 threads, product §4 counter
import { screen, waitFor, within } from '@testing-library/react';

import { addChild } from '../testing/children';
import { messagesFrom, threadList, withMessages } from '../testing/messages';
import { statusSaying, title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { signIn } from '../testing/signedIn';
import { server } from '../testing/underTest';

describe('the mailbox', () => {
  it('the mailbox lists threads newest first, with the sender, the day and a text label on unread ones', async () => {
    await withMessages();
    expect(await title('Mes messages (2 non lus)')).toBeVisible();
    const rows = (await threadList()).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').textContent.split(',')[0])).toEqual([
      'Votre prochaine visite',
      'Résultat reçu',
    ]);
    await waitFor(() => {
      expect(rows[0]).toHaveTextContent(/GMF du Plateau.*Non lu/);
    });
  });

  it('the name of each link in the mailbox tells what the row shows: subject, unread, sender, day and person', async () => {
    const { login } = await signIn();
    await server().run('src/testing/messagesElsewhere.mjs', 'writeMessages', login, messagesFrom.plateau);
    const child = await addChild(login, 'Léa');
    await server().sql('update messages set patient_id = $1 where subject = $2', [child, 'Résultat reçu']);
    await renderPortal('/app/mailbox');
    const rows = (await threadList()).getAllByRole('listitem');
    const [newest, older] = rows.map((row) => within(row).getByRole('link'));
    await waitFor(() => {
      expect(newest).toHaveAccessibleName(/^Votre prochaine visite ?, Non lu, GMF du Plateau, \d/);
    });
    await waitFor(() => {
      expect(older).toHaveAccessibleName(/^Résultat reçu ?, Non lu, [^,]+, \d[^,]*, Au sujet de\s: Léa Roy$/);
    });
  });

  it('the document title counts unread messages, and the home page links to each of them', async () => {
    const { login } = await signIn();
    await server().run('src/testing/messagesElsewhere.mjs', 'writeMessages', login, messagesFrom.plateau);
    sessionStorage.setItem('unread', '2');
    const { user } = await renderPortal('/app/home');
    await waitFor(() => {
      expect(document.title).toBe('(2) Accueil – Portail patient');
    });
    const waiting = await screen.findByRole('heading', { name: 'Messages non lus' });
    expect(waiting).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /^Votre prochaine visite ?, / }));
    expect(await title('Votre prochaine visite')).toBeVisible();
  });

  it('the mailbox search ignores accents, and says when nothing matches', async () => {
    const { user } = await withMessages();
    await threadList();
    await user.type(screen.getByLabelText('Chercher un message'), 'resultat{Enter}');
    expect(await screen.findByRole('link', { name: /^Résultat reçu ?, / })).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: /^Votre prochaine visite ?, / })).not.toBeInTheDocument();
    });
    expect(await statusSaying('1 message trouvé')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByLabelText('Chercher un message')).toHaveFocus();
    });
    await user.clear(screen.getByLabelText('Chercher un message'));
    await user.type(screen.getByLabelText('Chercher un message'), 'zèbre{Enter}');
    expect(await screen.findByRole('heading', { name: 'Aucun message trouvé' })).toBeVisible();
    expect(await statusSaying('Aucun message trouvé')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByLabelText('Chercher un message')).toHaveFocus();
    });
  });

  it('a button loads older messages in the mailbox and focuses the first of them', async () => {
    const { login } = await signIn();
    await server().run('src/testing/messagesElsewhere.mjs', 'writeMessages', login, messagesFrom.plateau);
    await server().sql(
      `insert into messages (id, thread_id, patient_id, clinic_id, kind, sender, author_account_id, subject, body_sealed, sent_at)
       select gen_random_uuid(), gen_random_uuid(), patient_id, $2, 'clinic', 'clinic', null, 'Lettre ' || n, '', now() - interval '9 days' - n * interval '1 minute'
         from accounts, generate_series(1, 60) n where login = $1`,
      [login, messagesFrom.plateau],
    );
    const { user, store } = await renderPortal('/app/mailbox');
    await screen.findByRole('button', { name: 'Messages plus anciens' });
    // While the list is asked for again, the button waits and takes no press.
    await waitFor(() => {
      const asked = Object.values(store.getState().api.queries).map((query) => query?.status);
      expect(asked).not.toContain('pending');
    });
    const older = screen.getByRole('button', { name: 'Messages plus anciens' });
    const before = (await threadList()).getAllByRole('link').length;
    await user.click(older);
    await waitFor(async () => {
      expect((await threadList()).getAllByRole('link')[before]).toHaveFocus();
    });
  });

  it('the mailbox search finds messages from the network by the name shown for it', async () => {
    const { login, user } = await withMessages();
    await threadList();
    await server().sql(
      `update messages set sender = 'network', clinic_id = null where subject = 'Résultat reçu' and patient_id = (select patient_id from accounts where login = $1)`,
      [login],
    );
    await user.type(screen.getByLabelText('Chercher un message'), 'reseau boreal{Enter}');
    expect(await screen.findByRole('link', { name: /^Résultat reçu ?, / })).toBeVisible();
    expect(screen.getAllByText('Réseau Boréal')).not.toHaveLength(0);
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: /^Votre prochaine visite ?, / })).not.toBeInTheDocument();
    });
  });

  it('while the user acts for a dependent, the mailbox, the menu and the title of the window count messages about them as they arrive, and all messages again afterwards', async () => {
    const { login } = await signIn();
    const childId = await addChild(login, 'Léa');
    await server().run('src/testing/messagesElsewhere.mjs', 'writeMessages', login, messagesFrom.plateau);
    await server().run('src/testing/messagesElsewhere.mjs', 'writeMessageAbout', childId, messagesFrom.plateau, [
      'Le vaccin de Léa',
      'Bonjour',
    ]);
    const { router, user } = await renderPortal('/app/dependents');
    await user.click(await screen.findByRole('button', { name: 'Agir pour Léa Roy' }));
    await router.navigate('/app/mailbox');
    expect(await title('Mes messages (1 non lu)')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Messages.*1 non lu\)/ })).toBeVisible();
    await waitFor(() => {
      expect(document.title).toMatch(/^\(1\) /);
    });
    await server().run('src/testing/liveCauses.mjs', 'addMessageAbout', childId);
    expect(await title('Mes messages (2 non lus)')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Messages.*2 non lus/ })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Revenir à mon profil' }));
    expect(await screen.findByRole('link', { name: /^Messages.*4 non lus/ })).toBeVisible();
  });

  it('an empty mailbox folder says what it will contain', async () => {
    await withMessages('/app/mailbox?folder=sent');
    expect(await screen.findByRole('heading', { name: 'Aucun message envoyé' })).toBeVisible();
    expect(await screen.findByText('Ce que vous écrivez aux cliniques restera ici.')).toBeVisible();
  });

  it('the mailbox says that the list failed to load, and loads it on retry', async () => {
    server().fault = ({ url }) => (url.includes('/mailbox/threads') ? 'lost before' : undefined);
    const { user } = await withMessages();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Pas de réponse du serveur/);
    server().fault = null;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect((await threadList()).getAllByRole('listitem')).toHaveLength(2);
  });
});
