import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { keyMailedTo } from '../../testing/mails';
import { goodPassword } from '../../testing/people';
import { field, title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';
import { sentence } from '../../testing/sentence';

const change = async (user: UserEvent, email: string, password = goodPassword) => {
  const address = await field('Nouvelle adresse courriel');
  await user.clear(address);
  await user.type(address, email);
  await user.type(await field('Mot de passe actuel'), password);
  await user.click(screen.getByRole('button', { name: 'Changer l’adresse' }));
};

describe('the address of an account (product §4 changes)', () => {
  it('a user changes the email address with the password: the new one waits for confirmation, the old one stays and gets a notice', async () => {
    const { user, login, router } = await openSignedIn('/app/account/email');
    await change(user, `Nouvelle.${login}@exemple.ca`);
    await title('Mon compte');
    expect(await screen.findByText(/^Un courriel est en route vers la nouvelle adresse\./)).toBeVisible();
    expect(await screen.findByText(sentence(`nouvelle.${login}@exemple.ca, à confirmer`))).toBeVisible();
    const told = await server().sql(
      `select template, count(*)::int as mails from outbox where account_id = (select id from accounts where login = $1)
         and template in ('emailChangeRequested', 'verification') group by template order by template`,
      [login],
    );
    expect(told).toEqual([
      { template: 'emailChangeRequested', mails: 1 },
      { template: 'verification', mails: 2 },
    ]);

    const key = await keyMailedTo(`nouvelle.${login}@exemple.ca`, '/nosession/verify');
    await router.navigate(`/nosession/verify?key=${key}`);
    await user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }));
    await screen.findByText('Votre adresse courriel est confirmée.');
    await router.navigate('/app/account/email');
    expect(await screen.findByText('Confirmée')).toBeVisible();
    expect(await screen.findByText(`nouvelle.${login}@exemple.ca`)).toBeVisible();
  });

  it('an unconfirmed email address gets its verification email again on request (product §4 verification)', async () => {
    const { user, login } = await openSignedIn('/app/account/email', { isConfirmed: false });
    await user.click(await screen.findByRole('button', { name: 'M’envoyer un nouveau courriel' }));
    expect(await screen.findByText(/un courriel est en route\./)).toBeVisible();
    const mails = await server().sql(
      `select 1 from outbox where template = 'verification' and account_id = (select id from accounts where login = $1)`,
      [login],
    );
    expect(mails).toHaveLength(2);
  });

  it('an email address confirmed in another tab shows as confirmed when the user returns to this one', async () => {
    const { login } = await openSignedIn('/app/account/email', { isConfirmed: false });
    await screen.findByRole('button', { name: 'M’envoyer un nouveau courriel' });
    await server().sql('update accounts set email_verified_at = now() where login = $1', [login]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Confirmée')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'M’envoyer un nouveau courriel' })).not.toBeInTheDocument();
    });
  });

  it('a confirmed email address offers no verification email, and entering it again cancels a pending change', async () => {
    const { user, login, router } = await openSignedIn('/app/account', { isConfirmed: false });
    await server().sql(
      `update accounts set email_verified_at = now(), pending_email = 'autre@exemple.ca' where login = $1`,
      [login],
    );
    await router.navigate('/app/home');
    await router.navigate('/app/account/email');
    await change(user, `${login}@exemple.ca`);
    await title('Mon compte');
    const [row] = await server().sql('select pending_email from accounts where login = $1', [login]);
    expect(row).toEqual({ pending_email: null });
    await router.navigate('/app/account/email');
    expect(await screen.findByText('Confirmée')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'M’envoyer un nouveau courriel' })).not.toBeInTheDocument();
    });
  });

  it('a wrong password does not change the email address: its field says so, and the typed text stays', async () => {
    const { user, login } = await openSignedIn('/app/account/email', { isConfirmed: false });
    await change(user, 'autre@exemple.ca', 'Mauvais-Mot-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce n’est pas votre mot de passe actuel.');
    expect(await field('Mot de passe actuel')).toBeInvalid();
    expect(await field('Nouvelle adresse courriel')).toHaveValue('autre@exemple.ca');
    const [row] = await server().sql('select pending_email from accounts where login = $1', [login]);
    expect(row).toEqual({ pending_email: null });
  });

  it('the email form follows the email rule, and sends nothing without the password (spec §5 email)', async () => {
    const { user } = await openSignedIn('/app/account/email', { isConfirmed: false });
    await user.type(await field('Nouvelle adresse courriel'), 'marie@');
    await user.click(screen.getByRole('button', { name: 'Changer l’adresse' }));
    await screen.findByRole('alert');
    expect(await field('Nouvelle adresse courriel')).toBeInvalid();
    expect(await field('Mot de passe actuel')).toBeInvalid();
    expect(sentTo('/api/user/email')).toHaveLength(0);
  });
});
