// Holds: product §9 second-factor
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { codeOf, press, typePassword } from '../testing/factorSteps';
import { bringPhone, factorPage, losePhone, withKey, type Phone } from '../testing/passkeySteps';
import { goodPassword } from '../testing/people';
import { field, signInByForm, title } from '../testing/portalSteps';
import { reload } from '../testing/reload';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';
import { pressing, stopped } from '../testing/unproven';

let phone: Phone;
beforeEach(() => {
  phone = bringPhone();
});
afterEach(() => {
  losePhone();
  server().fault = null;
});

const comeBack = async () => {
  server().forgetCookies();
  sessionStorage.clear();
  return reload('/login');
};

const signedOut = async () => {
  const { login } = await withKey();
  return { login, ...(await comeBack()) };
};

const follow = async (user: UserEvent): Promise<void> => {
  await user.click(await screen.findByRole('link', { name: 'Utiliser une clé d’accès' }));
};

const letTimePass = () => server().sql(`update sessions set code_given_at = code_given_at - interval '5 minutes'`);

describe('a sign-in with a passkey (decision 86)', () => {
  it('is offered by the login page of a browser that can, and opens the account without a name and a password', async () => {
    const { login, user } = await signedOut();
    await follow(user);
    expect(await title('Connexion avec une clé d’accès')).toBeVisible();
    await press(user, 'Utiliser une clé d’accès');
    expect(await title('Bonjour')).toBeVisible();
    expect(sessionStorage.getItem('user')).toBe(login);
    expect(sentTo('/api/login')).toHaveLength(0);
  });

  it('is not offered by a browser without passkeys', async () => {
    losePhone();
    await renderPortal('/login');
    await title('Se connecter');
    expect(screen.queryByRole('link', { name: 'Utiliser une clé d’accès' })).not.toBeInTheDocument();
  });

  it('says what to do when the device gives nothing and when the server refuses, and leads back to the password', async () => {
    const { user } = await signedOut();
    await follow(user);
    phone.refuses = true;
    await press(user, 'Utiliser une clé d’accès');
    expect(await screen.findByText(/^Votre appareil n’a pas donné de clé/)).toBeVisible();
    phone.refuses = false;
    await server().sql('delete from passkeys');
    await press(user, 'Utiliser une clé d’accès');
    expect(await screen.findByText(/^Cette clé d’accès n’a pas été acceptée/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Revenir au mot de passe' }));
    expect(await field('Mot de passe')).toHaveValue('');
  });

  it('claims no session when a page stands in place of the answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await signedOut();
    await follow(user);
    await title('Connexion avec une clé d’accès');
    server().fault = stopped('/api/login/passkey');
    await press(user, 'Utiliser une clé d’accès');
    expect(await screen.findByText('Nous ne savons pas encore si vous êtes dans votre compte.')).toBeVisible();
    expect(sessionStorage.getItem('user')).toBeNull();
    server().fault = null;
    await pressing(user, 'Vérifier de nouveau')();
    expect(await title('Bonjour')).toBeVisible();
  });

  it('is offered after the password of an account that has a passkey, and of no other', async () => {
    const { login, user } = await signedOut();
    await signInByForm(user, login, goodPassword);
    await screen.findByRole('heading', { name: 'Entrez votre code' });
    await press(user, 'Utiliser une clé d’accès');
    expect(await title('Bonjour')).toBeVisible();
  });
});

describe('an act that asks again (decision 86)', () => {
  it('takes a passkey in the dialog, and goes on by itself with all that was typed', async () => {
    const { login, user, router } = await withKey();
    await letTimePass();
    await router.navigate('/app/account/email');
    const email = `autre.${login}@exemple.ca`;
    await user.type(await field('Nouvelle adresse courriel'), email);
    await typePassword(user);
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'C’est bien vous?' }));
    server().fault = stopped('/api/user/passkeys/check');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.click(await dialog.findByRole('button', { name: 'Utiliser une clé d’accès' }));
    expect(await dialog.findByText('Nous ne savons pas encore si c’est fait.')).toBeVisible();
    server().fault = null;
    await user.click(await dialog.findByRole('button', { name: 'Vérifier de nouveau' }));
    await title('Mon compte');
    const [account] = await server().sql('select pending_email from accounts where login = $1', [login]);
    expect(account).toEqual({ pending_email: email });
  });

  it('shows no passkey to a person who has the app alone', async () => {
    const { login, user } = await openSignedIn(factorPage);
    await typePassword(user);
    await press(user, 'Continuer');
    await user.type(await field('Code de vérification'), `${await codeOf(login)}{Enter}`);
    await press(user, 'J’ai gardé mes codes');
    await title('Mon compte');
    const opened = await comeBack();
    await signInByForm(opened.user, login, goodPassword);
    await screen.findByRole('heading', { name: 'Entrez votre code' });
    await waitFor(() => {
      expect(sentTo('/api/login/passkey/begin')).toHaveLength(1);
    });
    expect(screen.queryByRole('button', { name: 'Utiliser une clé d’accès' })).not.toBeInTheDocument();
  });
});
