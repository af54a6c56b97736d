// Holds: product §4 close-account
import { screen, waitFor, within } from '@testing-library/react';

import { forgetClosed } from '../../lib/closedAccount';
import { reserveInOtherTab } from '../../testing/bookingSteps';
import { addChild } from '../../testing/children';
import { kept } from '../../testing/kept';
import { goodPassword } from '../../testing/people';
import { clinics, countLive, offerSlots } from '../../testing/slots';
import { field, signInByForm, title } from '../../testing/portalSteps';
import { renderPortal } from '../../testing/renderPortal';
import { openSignedIn, signIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';
import { sentence } from '../../testing/sentence';

const at = clinics({ plateau: { name: 'GMF du Plateau' } });
const closeButton = () => screen.getByRole('button', { name: 'Fermer mon compte' });

describe('closing an account', () => {
  it('the closing page first shows what goes, what the law keeps and who is left alone, and after cancelling the appointments what was done (product §4 close-account)', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
    const { login } = await signIn();
    await addChild(login, 'Léa');
    await reserveInOtherTab(slots[0] ?? '');
    const { user, address } = await renderPortal('/app/account');
    await user.click(await screen.findByRole('link', { name: /^Fermer mon compte/ }));
    await title('Fermer mon compte');
    expect(await screen.findByText(/^vos rendez-vous et leur raison, pendant 5\sans/)).toBeVisible();
    expect(await screen.findByText(sentence(/^Vous êtes la seule personne à agir pour Léa Roy ici\./))).toBeVisible();
    expect(await screen.findByText(/à\s9\sh\s15$/)).toBeVisible();
    expect(await screen.findByText(', GMF du Plateau')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Garder mon compte' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Les garder/ })).toBeChecked();

    await user.click(screen.getByRole('radio', { name: /^Les annuler/ }));
    await user.type(await field('Mot de passe actuel'), 'Mauvais-Mot-1');
    await user.click(closeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce n’est pas votre mot de passe actuel.');
    await user.clear(await field('Mot de passe actuel'));
    await user.type(await field('Mot de passe actuel'), goodPassword);
    await user.click(closeButton());

    expect(await title('Votre compte est fermé')).toBeVisible();
    expect(await screen.findByText('1 rendez-vous a été annulé, et la clinique le sait.')).toBeVisible();
    expect(await countLive(slots)).toBe(0);
    expect(address()).toBe('/nosession/closed');
    await waitFor(() => {
      expect(kept(sessionStorage)).toEqual({ lang: 'fr' });
    });
    await user.click(screen.getByRole('link', { name: 'Aller à la connexion' }));
    expect(await title('Se connecter')).toBeVisible();
  });

  it('closing an account keeps the appointments unless asked otherwise, and shows where to call (product §4 close-account)', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['10:30'], inDays: 2 });
    await signIn();
    await reserveInOtherTab(slots[0] ?? '');
    const { user } = await renderPortal('/app/account/close');
    await user.type(await field('Mot de passe actuel'), `${goodPassword}{Enter}`);
    await title('Votre compte est fermé');
    expect(await screen.findByText(/à\s10\sh\s30$/)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('listitem')).toHaveTextContent(
      /à\s10\sh\s30Clinique\s: 514\s555-0123$/,
    );
    expect(await countLive(slots)).toBe(1);
  });

  it('a session that had ended before the closing was asked is said to have ended, and nothing is said of the account', async () => {
    const { login, user } = await openSignedIn('/app/account/close');
    await user.type(await field('Mot de passe actuel'), goodPassword);
    await server().sql('delete from sessions where account_id = (select id from accounts where login = $1)', [login]);
    await user.click(closeButton());
    expect(await screen.findByText(/^Votre session est terminée\./)).toBeVisible();
    expect(screen.queryByText(/si votre compte est fermé/)).not.toBeInTheDocument();
  });

  it('opening the page of a closed account again shows nothing of it', async () => {
    forgetClosed();
    const { address } = await renderPortal('/nosession/closed');
    await title('Se connecter');
    expect(address()).toBe('/login');
  });
});

describe('signing in to a closed account', () => {
  const closed = async () => {
    const { login, user } = await openSignedIn('/app/account/close');
    await user.type(await field('Mot de passe actuel'), `${goodPassword}{Enter}`);
    await title('Votre compte est fermé');
    await user.click(await screen.findByRole('link', { name: 'Aller à la connexion' }));
    await title('Se connecter');
    return { login, user };
  };

  it('signing in to a closed account offers to reopen it, and restores it as it was (product §4 reopen)', async () => {
    const { login, user } = await closed();
    await signInByForm(user, login, goodPassword);
    const offer = await screen.findByRole('alert');
    expect(offer).toHaveTextContent(/^Ce compte est ferméIl sera effacé après le /);
    await waitFor(() => {
      expect(offer).toHaveFocus();
    });
    await user.click(screen.getByRole('button', { name: 'Le laisser fermé' }));
    expect(await field('Mot de passe')).toHaveValue('');
    await signInByForm(user, login, goodPassword);
    await user.click(await screen.findByRole('button', { name: 'Rouvrir mon compte' }));
    await title('Bonjour');
    expect(await screen.findByText('Votre compte est rouvert, avec tout ce qu’il contenait.')).toBeVisible();
    await waitFor(() => {
      expect(sessionStorage.getItem('user')).toBe(login);
    });
    await waitFor(() => {
      expect(sentTo('/api/mailbox/unread').length).toBeGreaterThan(0);
    });
  });

  it('signing in to a closed account with a wrong password shows the usual error (product §4 reopen)', async () => {
    const { login, user } = await closed();
    await signInByForm(user, login, 'Mauvais-Mot-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('L’identifiant ou le mot de passe est inexact.');
    expect(screen.queryByRole('button', { name: 'Rouvrir mon compte' })).not.toBeInTheDocument();
  });

  it('the server refuses a closed account whose days run out meanwhile like an unknown one (product §4 reopen)', async () => {
    const { login, user } = await closed();
    await signInByForm(user, login, goodPassword);
    const reopen = await screen.findByRole('button', { name: 'Rouvrir mon compte' });
    await server().sql(`update accounts set closed_at = closed_at - interval '10 days' where login = $1`, [login]);
    await user.click(reopen);
    expect(await screen.findByText(/L’identifiant ou le mot de passe est inexact\./)).toBeVisible();
  });
});
