import { screen, waitFor } from '@testing-library/react';

import { kept } from '../testing/kept';
import { title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

const nothingLeft = () => {
  expect(kept(sessionStorage)).toEqual({ lang: 'fr' });
  expect(kept(localStorage)).toEqual({ lang: 'fr' });
};

type Opened = Awaited<ReturnType<typeof openSignedIn>>;

/** Between the login page on the screen and its effects, which React runs later. */
const onceDrawn = (act: () => void) => {
  const watching = new MutationObserver(() => {
    if (!screen.queryByRole('heading', { level: 1, name: 'Se connecter' })) return;
    watching.disconnect();
    act();
  });
  watching.observe(document.body, { childList: true, subtree: true });
};

/** Before the login page is on the screen. */
const onceMoved = ({ router }: Opened, act: () => void) => {
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== '/login') return;
    stop();
    act();
  });
};

describe('logging out', () => {
  it('logging out informs the server, empties everything but the language, and confirms it on the login page (spec §2 logout-route, spec §4 logout, product §3 emptying)', async () => {
    const { user, store, address } = await openSignedIn('/app/home');
    await user.click(await screen.findByRole('link', { name: 'Se déconnecter' }));
    expect(await title('Se connecter')).toHaveFocus();
    expect(await screen.findByText(/^Votre session est fermée\./)).toBeVisible();
    expect(await title('Se connecter')).toHaveAccessibleDescription(/Votre session est fermée\./); // said with the title, which has the focus
    expect(address()).toBe('/login');
    expect(sentTo('/api/logout')).toHaveLength(1);
    await waitFor(() => {
      expect(store.getState().api.queries).toEqual({});
    });
    await waitFor(nothingLeft);
  });

  it('logging out empties this device even when the network is away, and says that the server does not know', async () => {
    const { user } = await openSignedIn('/app/home');
    server().fault = ({ url }) => (url.endsWith('/logout') ? 'lost before' : undefined);
    await user.click(await screen.findByRole('link', { name: 'Se déconnecter' }));
    expect(await screen.findByText(/le serveur n’a pas pu confirmer la déconnexion/)).toBeVisible();
    await waitFor(nothingLeft);
  });

  it('logging out also empties values put into storage by hand, which sign nobody in afterwards', async () => {
    const { router, address } = await renderPortal('/privacy');
    sessionStorage.setItem('user', 'personne.seme');
    sessionStorage.setItem('unread', '4');
    localStorage.setItem('authToken', 'seme');
    await router.navigate('/logout');
    await title('Se connecter');
    await waitFor(() => {
      expect(address()).toBe('/login');
    });
    await waitFor(nothingLeft);
  });

  it('logging out announces its success once: a reload does not repeat it', async () => {
    const { user, router } = await openSignedIn('/app/home');
    await user.click(await screen.findByRole('link', { name: 'Se déconnecter' }));
    await title('Se connecter');
    await waitFor(() => {
      expect(router.state.location.state).toBeNull();
    });
  });

  it('Back, pressed as the login page appears after a logout, is not undone (spec §2 logout-route)', async () => {
    const { router, address } = await openSignedIn('/app/home');
    await title('Bonjour');
    onceDrawn(() => {
      void router.navigate(-1);
    });
    await router.navigate('/logout');
    await waitFor(() => {
      expect(address()).toMatch(/^\/login\?returnUrl=/);
    });
    expect(await title('Se connecter')).toBeVisible();
    expect(address()).toMatch(/^\/login\?returnUrl=/);
    expect(sentTo('/api/logout')).toHaveLength(1);
  });

  it('a link pressed before the login page appears after a logout is followed', async () => {
    const opened = await openSignedIn('/app/home');
    await title('Bonjour');
    onceMoved(opened, () => {
      void opened.router.navigate('/accessibility');
    });
    await opened.router.navigate('/logout');
    expect(await title('Accessibilité')).toBeVisible();
    expect(opened.address()).toBe('/accessibility');
  });

  it('logging out writes no error where the answer says nothing and the next call proves it', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openSignedIn('/app/home');
    server().fault = ({ url }) => (url.endsWith('/logout') ? new Response(null, { status: 204 }) : undefined);
    await user.click(await screen.findByRole('link', { name: 'Se déconnecter' }));
    expect(await screen.findByText(/^Votre session est fermée\./)).toBeVisible();
    expect(errors).not.toHaveBeenCalled();
  });

  it('logging out writes an error where nothing proves it', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openSignedIn('/app/home');
    server().fault = ({ url }) =>
      url.endsWith('/logout') ? { instead: new Response(null, { status: 204 }) } : undefined;
    await user.click(await screen.findByRole('link', { name: 'Se déconnecter' }));
    await title('Se connecter');
    await waitFor(() => {
      expect(errors).toHaveBeenCalledWith('GET logout: not an answer (request -)');
    });
  });
});
