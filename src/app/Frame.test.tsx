import { screen, waitFor, within } from '@testing-library/react';

import { title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn } from '../testing/signedIn';
import { server } from '../testing/underTest';

/** The head is not part of what Testing Library looks at. */
// eslint-disable-next-line testing-library/no-node-access -- see above
const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe('the addresses of the portal', () => {
  it.each(['/', '/sofy'])('the portal redirects from %s to login (spec §2 redirects)', async (path) => {
    const { address } = await renderPortal(path);
    expect(await title('Se connecter')).toBeVisible();
    expect(address()).toBe('/login');
  });

  it('an unknown address leads to /404, which links a signed-in person to home (spec §2 not-found)', async () => {
    const { address } = await openSignedIn('/app/nowhere');
    expect(await title('Page introuvable')).toBeVisible();
    expect(address()).toBe('/404');
    expect(screen.getByRole('link', { name: 'Aller à l’accueil' })).toHaveAttribute('href', '/app/home');
  });

  it.each(['/login', '/signup', '/recover', '/privacy', '/terms', '/rvsp/auth', '/nosession'])(
    'everyone can open %s (spec §2 open-areas, spec §6 anonymous)',
    async (path) => {
      const { address } = await renderPortal(path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(address()).toBe(path);
    },
  );

  it('the portal redirects a signed-in person from login to home', async () => {
    const { address } = await openSignedIn('/login');
    expect(await title('Bonjour')).toBeVisible();
    expect(address()).toBe('/app/home');
  });
});

describe('what stands around every page', () => {
  it('the document head names the page, with keywords and a description where the route has them (spec §2 document-head)', async () => {
    const { router } = await renderPortal('/signup');
    await title('Créer un compte');
    await waitFor(() => {
      expect(document.title).toBe('Créer un compte – Portail patient, rendez-vous médicaux');
    });
    expect(document.documentElement.lang).toBe('fr-CA');
    expect(meta('keywords')).toMatch(/rendez-vous médical/);
    expect(meta('description')).toMatch(/^Plateforme de rendez-vous médicaux/);
    await router.navigate('/recover');
    await title('Retrouver l’accès à mon compte');
    await waitFor(() => {
      expect(document.title).toBe('Retrouver l’accès à mon compte – Portail patient');
    });
    expect([meta('keywords'), meta('description')]).toEqual([undefined, undefined]);
  });

  it('the footer contains the language, the guide, the legal texts, the version and the operator (spec §2 public-layout)', async () => {
    await renderPortal('/login');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en-CA');
    expect(footer.getByRole('link', { name: /^Guide d’utilisation/ })).toHaveAttribute('href', 'assets/guide.fr.html');
    expect(footer.getByRole('link', { name: 'Conditions d’utilisation' })).toHaveAttribute('href', '/terms');
    expect(footer.getByRole('link', { name: 'Confidentialité' })).toHaveAttribute('href', '/privacy');
    expect(footer.getByText(/^© \d{4} Réseau Boréal · Version 1\.0\.0$/)).toBeVisible();
    expect(footer.getByRole('link', { name: /911/ })).toHaveAttribute('href', 'tel:911');
  });

  it('the skip link moves the keyboard focus to the content', async () => {
    const { user } = await renderPortal('/login');
    await title('Se connecter');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('each new page moves the focus to its title, and the portal gives the number of unread messages in words (product §8 accessible-focus)', async () => {
    sessionStorage.setItem('unread', '3');
    const { user } = await openSignedIn('/app/home');
    await user.click(await screen.findByRole('link', { name: 'Messages (3 non lus)' }));
    expect(await title('Mes messages')).toHaveFocus();
  });

  it('the page stays unchanged and explains why when the other language cannot be loaded', async () => {
    const { user } = await renderPortal('/login');
    server().fault = ({ url }) => (url.endsWith('/i18n/en.json') ? 'lost before' : undefined);
    await user.click((await screen.findAllByRole('button', { name: 'English' }))[0] ?? document.body);
    expect(await screen.findByText(/^Pas de réponse du serveur\./)).toBeVisible();
    expect(await title('Se connecter')).toBeVisible();
    expect(localStorage.getItem('lang')).toBe('fr');
  });
});
