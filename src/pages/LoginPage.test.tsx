import { screen, waitFor, within } from '@testing-library/react';

import { configLoaded, selectConfig } from '../features/config/configSlice';
import { encodeReturnUrl } from '../lib/returnUrl';
import { someone } from '../testing/people';
import { kept } from '../testing/kept';
import { field, signInByForm, title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { sentTo, server } from '../testing/underTest';

describe('the login screen', () => {
  it('the login page has its two fields, its four further links and a security notice (spec §2 login-fields, spec §6 anonymous)', async () => {
    await renderPortal('/login');
    expect(await field('Identifiant ou courriel')).toMatchObject({ name: 'username', autocomplete: 'username' });
    expect(await field('Mot de passe')).toMatchObject({
      name: 'password',
      type: 'password',
      autocomplete: 'current-password',
    });
    const targets = [
      'Mot de passe oublié?',
      'Créer un compte',
      /^J’ai reçu une invitation/,
      /^Prendre un rendez-vous sans compte/,
    ].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(targets).toEqual(['/recover', '/signup', '/rvsp/auth', '/nosession']);
    expect(screen.getByRole('link', { name: /^Consulter le guide/ })).toHaveAttribute('href', 'assets/guide.fr.html');
    expect(screen.getByText(/Ne donnez votre mot de passe à personne/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('the login page with empty fields sends nothing, marks both and announces the errors first (spec §5 login-form, product §8 forms)', async () => {
    const { user } = await renderPortal('/login');
    await user.click(await screen.findByRole('button', { name: 'Se connecter' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => {
      expect(alert).toHaveFocus();
    });
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Identifiant ou courriel\u00a0: Remplissez ce champ.', 'Mot de passe\u00a0: Remplissez ce champ.']);
    expect(await field('Mot de passe')).toHaveAccessibleDescription('Erreur\u00a0: Remplissez ce champ.');
    await waitFor(() => {
      expect(document.title).toBe('Erreur\u00a0: Se connecter – Portail patient, rendez-vous médicaux');
    });
    expect(sentTo('/api/login')).toHaveLength(0);
  });

  it('the login page shows a refused password as an error, keeps the name and empties the password (product §3 login-401, spec §8 shown, spec §2 login-messages)', async () => {
    const { user, address } = await renderPortal('/login');
    await signInByForm(user, 'nobody.here', 'Not-The-Password-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('L’identifiant ou le mot de passe est inexact.');
    expect(await field('Identifiant ou courriel')).toHaveValue('nobody.here');
    expect(await field('Mot de passe')).toHaveValue('');
    expect(screen.queryByText(/Remplissez ce champ/)).not.toBeInTheDocument();
    expect(address()).toBe('/login');
    expect(sentTo('/api/logout')).toHaveLength(0);
  });

  it('a login stores the login id, fetches the unread count, and opens the home page (spec §2 login-success, spec §3 stored-values, spec §7 unread, spec §9 storage-life)', async () => {
    const { login, password } = await someone();
    const { user, address } = await renderPortal('/login');
    await signInByForm(user, login, password);
    expect(await title('Bonjour')).toHaveFocus();
    expect(address()).toBe('/app/home');
    await waitFor(() => {
      expect(sentTo('/api/mailbox/unread')).not.toHaveLength(0); // once more where the stream tells of news meanwhile
    });
    await waitFor(() => {
      expect(kept(sessionStorage)).toEqual({ user: login, unread: '1', lang: 'fr' }); // it warns of this very sign-in, from a device that was not known
    });
    expect(kept(localStorage)).toEqual({ lang: 'fr' });
  });

  it('a login returns to the page where the guard stopped the person, accents included (spec §2 guard, spec §2 login-success)', async () => {
    const { login, password } = await someone();
    const { user, router } = await renderPortal('/app/home?motif=é');
    expect(router.state.location.search).toBe(
      `?returnUrl=${encodeURIComponent(encodeReturnUrl('/app/home?motif=%C3%A9'))}`,
    );
    await signInByForm(user, login, password);
    await title('Bonjour');
    expect(router.state.location).toMatchObject({ pathname: '/app/home', search: '?motif=%C3%A9' });
  });

  it.each(['//evil.example', '%%%', btoa('https://evil.example'), btoa('/logout'), 'é'.repeat(100_000)])(
    'a login with a hostile returnUrl opens the home page and no other: %.40s (spec §2 login-success)',
    async (returnUrl) => {
      const { login, password } = await someone();
      const { user, address } = await renderPortal(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
      await signInByForm(user, login, password);
      await title('Bonjour');
      expect(address()).toBe('/app/home');
    },
  );

  it('the login page requires the terms where the network wants it, and sends nothing before (spec §2 login-fields, product §8 forms)', async () => {
    const { login, password } = await someone();
    const { user, store } = await renderPortal('/login');
    store.dispatch(configLoaded({ ...selectConfig(store.getState()), loginTerms: true }));
    const box = await screen.findByRole('checkbox', { name: /^J’accepte les conditions/ });
    await signInByForm(user, login, password);
    expect(await screen.findByRole('alert')).toHaveTextContent('Cochez la case');
    expect(sentTo('/api/login')).toHaveLength(0);
    await user.click(box);
    await user.type(await field('Mot de passe'), '{Enter}');
    expect(await title('Bonjour')).toBeVisible();
  });

  it('a login continues when the unread count cannot be fetched, and the page that opens says so (spec §8 unread-failure)', async () => {
    const { login, password } = await someone();
    server().fault = ({ url }) => (/\/(?:mailbox\/unread|events)$/.test(url) ? 'lost before' : undefined); // the live stream tells the count too
    const { user } = await renderPortal('/login');
    await signInByForm(user, login, password);
    expect(await title('Bonjour')).toBeVisible();
    await waitFor(() => {
      expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Pas de réponse du serveur.');
    });
    expect(sessionStorage.getItem('unread')).toBeNull();
  });

  it('the login page switches language at once, and keeps the typed text and the address (spec §1 language-stored, spec §7 translations)', async () => {
    const { user, address } = await renderPortal('/login?returnUrl=abc');
    await user.type(await field('Identifiant ou courriel'), 'marie.tremblay');
    await user.click(screen.getAllByRole('button', { name: 'English' })[0] ?? document.body);
    expect(await title('Sign in')).toBeVisible();
    expect(await screen.findByLabelText('Username or email')).toHaveValue('marie.tremblay');
    expect(address()).toBe('/login?returnUrl=abc');
    expect(document.documentElement.lang).toBe('en-CA');
    await waitFor(() => {
      expect([sessionStorage.getItem('lang'), localStorage.getItem('lang')]).toEqual(['en', 'en']);
    });
  });
});
