import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { goodPassword } from '../../testing/people';
import { field, title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';

const newPassword = 'Goéland-Tempête-42';

type Typed = { password?: string; chosen?: string; again?: string };

const change = async (
  user: UserEvent,
  { password = goodPassword, chosen = newPassword, again = chosen }: Typed = {},
) => {
  const fields = { 'Mot de passe actuel': password, 'Créez un mot de passe': chosen, 'Répétez le mot de passe': again };
  for (const [label, text] of Object.entries(fields)) {
    const control = await field(label);
    await user.clear(control);
    await user.type(control, text);
  }
  await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
};

describe('a new password (product §4 changes)', () => {
  it('a new password replaces the current one: this session continues, every other ends, and the portal fetches the unread count again', async () => {
    const { user, login } = await openSignedIn('/app/account/password');
    const sessions = async () =>
      (
        await server().sql('select 1 from sessions where account_id = (select id from accounts where login = $1)', [
          login,
        ])
      ).length;
    expect(await sessions()).toBe(2);
    await change(user);
    await title('Mon compte');
    expect(
      await screen.findByText('Votre mot de passe est changé. Vos autres appareils ont été déconnectés.'),
    ).toBeVisible();
    expect(await sessions()).toBe(1);
    await waitFor(() => {
      expect(sentTo('/api/mailbox/unread')).not.toHaveLength(0); // once more where the stream tells of news meanwhile
    });
    expect(await screen.findByText('1 appareil connecté')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Changer mon mot de passe/ }));
    await change(user, { password: newPassword, chosen: goodPassword });
    expect(await title('Mon compte')).toBeVisible();
  });

  it('the password page shows its rules before typing, ticks them, and gives six tips (spec §5 password)', async () => {
    const { user } = await openSignedIn('/app/account/password');
    const chosen = await field('Créez un mot de passe');
    expect(chosen).toHaveAccessibleDescription(/de 10 à 40 caractères \(à faire\)/);
    await user.type(chosen, 'Chalet-77');
    expect(await screen.findByText('4 règles sur 5 respectées')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Conseils pour un bon mot de passe' }));
    expect(within(await screen.findByRole('dialog')).getAllByRole('listitem')).toHaveLength(6);
  });

  it('the server refuses a new password when the current one is wrong: its field says so, and the new password stays', async () => {
    const { user } = await openSignedIn('/app/account/password');
    await change(user, { password: 'Mauvais-Mot-1' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce n’est pas votre mot de passe actuel.');
    expect(await field('Mot de passe actuel')).toBeInvalid();
    expect(await field('Créez un mot de passe')).toHaveValue(newPassword);
  });

  it('the server refuses a new password that is one of the most guessed, at its own field (product §8 passwords)', async () => {
    const { user, login } = await openSignedIn('/app/account/password');
    await change(user, { chosen: `Aa1!${login}` });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ce mot de passe est trop courant ou contient votre identifiant.',
    );
    expect(await field('Créez un mot de passe')).toBeInvalid();
    expect(await field('Mot de passe actuel')).toHaveValue(goodPassword);
  });

  it('the password page sends nothing while the rules are broken or the two passwords differ (spec §5 confirmation)', async () => {
    const { user } = await openSignedIn('/app/account/password');
    await change(user, { chosen: 'court', again: 'autre' });
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(2);
    expect(sentTo('/api/user/password')).toHaveLength(0);
  });
});
