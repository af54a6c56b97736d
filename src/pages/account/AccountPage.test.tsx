import { screen, waitFor, within } from '@testing-library/react';

import { dependentChosen } from '../../api/signals';
import { addChild, listDependentsWith } from '../../testing/children';
import { replacements } from '../../testing/replacements';
import { title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { server } from '../../testing/underTest';
import { sentence } from '../../testing/sentence';

const row = (name: RegExp) => screen.findByRole('link', { name });
const rows = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

describe('one’s own account', () => {
  it('every page links to the account page, and each row shows its current state (product §4 profile, product §4 consents, product §4 devices)', async () => {
    const { user, login, address } = await openSignedIn('/app/appointments', { isConfirmed: false });
    await user.click(await screen.findByRole('link', { name: 'Mon compte' }));
    expect(await title('Mon compte')).toHaveFocus();
    expect(address()).toBe('/app/account');
    expect(await row(/^Mes renseignements/)).toHaveTextContent('Marie Tremblay');
    expect(await row(/^Mon courriel/)).toHaveTextContent(`${login}@exemple.ca, à confirmer`);
    expect(await row(/^Mes avis et rappels/)).toHaveTextContent('3 avis activés');
    expect(await row(/^Changer mon mot de passe/)).toBeVisible();
    expect(await row(/^Mes appareils connectés/)).toHaveTextContent('2 appareils connectés');
    expect(await row(/^Mes consentements/)).toHaveTextContent('Mesure d’audience désactivée');
    expect(screen.getByRole('link', { name: 'Mon compte' })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['Mes renseignements', 'Mes renseignements'],
    ['Mon courriel', 'Mon courriel'],
    ['Mes avis et rappels', 'Mes avis et rappels'],
    ['Changer mon mot de passe', 'Changer mon mot de passe'],
    ['Mes appareils connectés', 'Mes appareils connectés'],
    ['Mes consentements', 'Mes consentements'],
    ['Qui a consulté mon dossier', 'Qui a consulté mon dossier'],
  ])('the account page leads from « %s » to its page, and back', async (name, heading) => {
    const { user } = await openSignedIn('/app/account', { isConfirmed: false });
    await user.click(await row(new RegExp(`^${name}`)));
    await title(heading);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Mon compte' }));
    expect(await title('Mon compte')).toHaveFocus();
  });

  it.each([
    ['user/consents', /^Mes consentements/],
    ['user/sessions', /^Mes appareils connectés/],
    ['user/accesslog?limit=0', /^Qui a consulté mon dossier/],
  ])(
    'the account page has no row for %s where another back end does not know it, and says nothing about it (product §8 capabilities)',
    async (path, absent) => {
      server().fault = ({ url }) =>
        url.endsWith(`/api/${path}`) ? new Response('nothing here', { status: 404 }) : undefined;
      await openSignedIn('/app/account', { isConfirmed: false });
      await row(/^Mes renseignements/);
      await row(path === 'user/consents' ? /^Mes appareils connectés/ : /^Mes consentements/);
      await waitFor(() => {
        expect(screen.queryByRole('link', { name: absent })).not.toBeInTheDocument();
      });
      await waitFor(() => {
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      });
    },
  );

  it.each([
    ['user/consents', /^Mes consentements/],
    ['user/sessions', /^Mes appareils connectés/],
    ['user/accesslog?limit=0', /^Qui a consulté mon dossier/],
  ])(
    'the account page has no row for %s where the answer is an HTML page (product §8 capabilities)',
    async (path, absent) => {
      const page = () => new Response('<!doctype html><p>Accueil</p>', { headers: { 'content-type': 'text/html' } });
      server().fault = ({ url }) => (url.endsWith(`/api/${path}`) ? page() : undefined);
      await openSignedIn('/app/account', { isConfirmed: false });
      await row(path === 'user/sessions' ? /^Mes consentements/ : /^Mes appareils connectés/);
      await waitFor(() => {
        expect(screen.queryByRole('link', { name: absent })).not.toBeInTheDocument();
      });
      await waitFor(() => {
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      });
    },
  );

  it('the account page says that another network answered in place of the profile, and tries again (decision 54)', async () => {
    server().fault = ({ url }) => (url.endsWith('/api/user') ? replacements['a firewall page']?.() : undefined);
    const { user } = await openSignedIn('/app/account', { isConfirmed: false });
    await row(/^Mes consentements/);
    expect(await screen.findByText(/^Un réseau entre vous et nous a répondu/)).toBeVisible();
    server().fault = null;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await row(/^Mes renseignements/)).toBeVisible();
  });

  it('the account page says in one sentence that another back end knows none of its rows (product §8 capabilities)', async () => {
    server().fault = ({ url }) =>
      /\/api\/user(?:\/\w+)?(?:\?|$)/.test(url) ? new Response('nothing here', { status: 501 }) : undefined;
    await openSignedIn('/app/account', { isConfirmed: false });
    expect(await screen.findByText(/^Rien ici ne se change en ligne/)).toBeVisible();
    expect(rows()).toEqual(['Accueil']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('the account page stays the user’s own while they act for another person, and says so', async () => {
    const { login, store, router } = await openSignedIn('/app/appointments', { isConfirmed: false });
    const child = await addChild(login, 'Léa');
    await listDependentsWith(store, [child]);
    store.dispatch(dependentChosen(child));
    await router.navigate('/app/account');
    expect(
      await screen.findByText(sentence('C’est votre propre compte, même quand vous agissez pour Léa Roy.')),
    ).toBeVisible();
    expect(await row(/^Mes renseignements/)).toHaveTextContent('Marie Tremblay');
    await router.navigate('/app/home');
    await title('Bonjour');
    expect(screen.queryByRole('heading', { name: 'À terminer' })).not.toBeInTheDocument();
  });

  it('the account page says when it could not load, and retries on demand', async () => {
    const fault = ({ url }: Request) => (/\/api\/user$/.test(url) ? ('lost before' as const) : undefined);
    server().fault = fault;
    const { user } = await openSignedIn('/app/account', { isConfirmed: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('Pas de réponse du serveur');
    server().fault = null;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await row(/^Mes renseignements/)).toBeVisible();
  });
});

describe('home', () => {
  it('the home page shows a new user what is left to finish, and links to it', async () => {
    const { user } = await openSignedIn('/app/home', { isKnown: false, isConfirmed: false });
    expect(await screen.findByRole('heading', { name: 'À terminer' })).toBeVisible();
    expect(await row(/^Confirmer mon courriel/)).toBeVisible();
    await user.click(await row(/^Compléter mes renseignements/));
    await title('Mes renseignements');
  });

  it('the home page shows nothing to finish once the address is confirmed and the user’s details are known', async () => {
    await server().sql('update accounts set email_verified_at = now()');
    const { login } = await openSignedIn('/app/home', { isConfirmed: false });
    await server().sql('update accounts set email_verified_at = now() where login = $1', [login]);
    await title('Bonjour');
    await screen.findByText('Aucun rendez-vous à venir');
    await screen.findByRole('heading', { name: 'Vos services' });
    expect(screen.queryByRole('link', { name: /^Compléter mes renseignements/ })).not.toBeInTheDocument();
  });
});
