// Holds: product §8 capabilities
import { screen, waitFor } from '@testing-library/react';

import { title } from '../testing/bookingSteps';
import { renderPortal } from '../testing/renderPortal';
import { signIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

/** The calls of the specification that these screens make (spec §7). */
const specified = /\/api\/(?:mailbox\/unread|user\/dependents|appointment\/(?:available|history)|logout)$|^\/assets\//;

const knowsTheSpecificationAlone = ({ url }: Request) =>
  specified.test(new URL(url).pathname) ? undefined : new Response('<h1>Not Found</h1>', { status: 404 });

const openAt = async (address: string) => {
  await signIn();
  server().fault = knowsTheSpecificationAlone;
  return renderPortal(address);
};

describe('a screen whose call this network does not offer', () => {
  it.each([
    '/app/mailbox/new',
    '/app/mailbox/7',
    '/app/dependents/new',
    '/app/delegates/7/share',
    '/app/account/profile',
    '/app/account/email',
    '/app/account/password',
    '/app/account/notifications',
    '/app/account/calendar',
    '/app/account/consents',
    '/app/account/devices',
    '/app/account/factor',
    '/app/account/close',
  ])(
    'the page typed at %s says that the network does not offer it and where to turn, without an error or a retry',
    async (address) => {
      await openAt(address);
      expect(await screen.findByText('Ce réseau n’offre pas ce service en ligne.')).toBeVisible();
      expect(screen.getByText(/^Pour l’obtenir, /)).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
      expect(screen.queryByText('Erreur')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
    },
  );

  it.each(['/app/account/access', '/app/account/export', '/app/alerts', '/app/mailbox'])(
    'the page at %s keeps its own words when the network does not offer it',
    async (address) => {
      await openAt(address);
      expect(await screen.findByText(/^Ce portail ne /)).toBeVisible();
      await waitFor(() => {
        expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
      });
    },
  );

  it('the menu, the home page and the account show no link to a page that the network does not offer', async () => {
    const { router } = await openAt('/app/home');
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Mon compte' })).not.toBeInTheDocument();
    });
    await router.navigate('/app/dependents');
    await title('Mes proches');
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Ajouter une personne' })).not.toBeInTheDocument();
    });
    await router.navigate('/app/account');
    await screen.findByText(/^Rien ici ne se change en ligne/);
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(ways.filter((way) => /account\/|mailbox\/new|alerts|dependents\/new/.test(way))).toEqual([]);
  });

  it('the portal asks once a tab for a call that the network does not offer, however often its pages are opened', async () => {
    const { router } = await openAt('/app/home');
    await title('Bonjour');
    for (const address of ['/app/account', '/app/dependents', '/app/home', '/app/account/profile', '/app/account'])
      await router.navigate(address);
    await screen.findByText(/^Rien ici ne se change en ligne/);
    for (const path of [
      'user',
      'user/delegates',
      'user/consents',
      'user/sessions',
      'user/factor',
      'appointment/alerts',
    ])
      expect([path, sentTo(`/api/${path}`).length]).toEqual([path, 1]);
  });

  it('has no door on the sign-in page, once the area of guests or of invitations was found absent', async () => {
    server().fault = ({ url }) =>
      /\/(?:nosession|rvsp)\/api\//.test(url) ? new Response('<h1>Not Found</h1>', { status: 404 }) : undefined;
    const { router } = await renderPortal('/login');
    const doors = () =>
      screen
        .getAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '')
        .filter((way) => /nosession|rvsp/.test(way));
    await title('Se connecter');
    expect(doors()).toEqual(['/nosession', '/rvsp/auth']);
    await router.navigate('/nosession?step=search');
    await screen.findByText(/^Ce réseau n’offre pas ce service en ligne/);
    await router.navigate('/login');
    await title('Se connecter');
    expect(doors()).toEqual(['/rvsp/auth']);
  });
});
