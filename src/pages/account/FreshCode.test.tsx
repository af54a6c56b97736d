// Holds: product §9 second-factor
import { screen, waitFor, within } from '@testing-library/react';

import { codeOf, openWithFactor, press, typePassword } from '../../testing/factorSteps';
import { askedFor, linksOf } from '../../testing/family';
import { goodPassword, marieNumber } from '../../testing/people';
import { field, title } from '../../testing/portalSteps';
import { sentTo, server } from '../../testing/underTest';
import { stopped } from '../../testing/unproven';

describe('an act that asks for a code', () => {
  it('goes on by itself after a right code, with all that was typed', async () => {
    const { login, user } = await openWithFactor('/app/account/email', { isFresh: false });
    const email = `autre.${login}@exemple.ca`;
    await user.type(await field('Nouvelle adresse courriel'), email);
    await typePassword(user);
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'C’est bien vous?' }));
    const wrong = (await codeOf(login)) === '000000' ? '111111' : '000000';
    await user.type(dialog.getByLabelText('Code de vérification'), `${wrong}{Enter}`);
    await waitFor(() => {
      expect(dialog.getByLabelText('Code de vérification')).toHaveAccessibleDescription(/Ce code ne convient pas/);
    });
    await user.clear(dialog.getByLabelText('Code de vérification'));
    await user.type(dialog.getByLabelText('Code de vérification'), `${await codeOf(login)}{Enter}`);
    await title('Mon compte');
    const bodies = await Promise.all(sentTo('/api/user/email').map((request) => request.text()));
    expect([bodies.length, new Set(bodies).size]).toEqual([2, 1]);
    const [account] = await server().sql('select pending_email from accounts where login = $1', [login]);
    expect(account).toEqual({ pending_email: email });
  });

  it('is accepting a request for access, which opens nothing before the code', async () => {
    const asker = await askedFor();
    const { login, user } = await openWithFactor('/app/dependents', { isFresh: false, nam: marieNumber });
    await user.click(await screen.findByRole('link', { name: 'Répondre à Noël Saint-Onge' }));
    await press(user, 'Permettre à Noël Saint-Onge d’agir pour moi');
    const dialog = within(await screen.findByRole('dialog', { name: 'C’est bien vous?' }));
    expect(await linksOf(asker)).toMatchObject([{ state: 'pending' }]);
    await user.type(dialog.getByLabelText('Code de vérification'), `${await codeOf(login)}{Enter}`);
    expect(await screen.findByText('Votre choix est enregistré.')).toBeVisible();
    expect(await linksOf(asker)).toMatchObject([{ state: 'active', scopes: ['book'] }]);
  });

  it('is not done when the person closes the question, and what was typed stays', async () => {
    const { login, user } = await openWithFactor('/app/account/close', { isFresh: false });
    await typePassword(user);
    await press(user, 'Fermer mon compte');
    const dialog = within(await screen.findByRole('dialog', { name: 'C’est bien vous?' }));
    await user.click(dialog.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(await screen.findByText(/^Il faut aussi un code/)).toBeVisible();
    expect(await field('Mot de passe actuel')).toHaveValue(goodPassword);
    const [account] = await server().sql('select closed_at from accounts where login = $1', [login]);
    expect(account).toEqual({ closed_at: null });
  });

  it('waits while a page stands in place of the answer about the code, and goes on once the code is known as right', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { login, user } = await openWithFactor('/app/account/export', { isFresh: false });
    await typePassword(user);
    await press(user, 'Préparer mon dossier');
    const dialog = within(await screen.findByRole('dialog', { name: 'C’est bien vous?' }));
    const code = await codeOf(login);
    await user.type(dialog.getByLabelText('Code de vérification'), code);
    server().fault = stopped('/api/user/factor/check');
    await user.click(dialog.getByRole('button', { name: 'Continuer' }));
    expect(await dialog.findByText('Nous ne savons pas encore si c’est fait.')).toBeVisible();
    expect(dialog.getByLabelText('Code de vérification')).toHaveValue(code);
    expect(sentTo('/api/user/export')).toHaveLength(1);
    server().fault = null;
    await user.click(dialog.getByRole('button', { name: 'Vérifier de nouveau' }));
    expect(await screen.findByText(/^Votre dossier est prêt/)).toBeVisible();
    const keys = sentTo('/api/user/factor/check').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('asks nothing within five minutes of a code', async () => {
    const { user } = await openWithFactor('/app/account/export', { isFresh: true });
    await typePassword(user);
    await press(user, 'Préparer mon dossier');
    expect(await screen.findByText(/^Votre dossier est prêt/)).toBeVisible();
    expect(sentTo('/api/user/export')).toHaveLength(1);
  });
});
