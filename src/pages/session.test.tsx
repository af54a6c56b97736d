import { screen, waitFor } from '@testing-library/react';

import { api } from '../api/api';
import { sessionApi } from '../api/sessionApi';
import { kept } from '../testing/kept';
import { someone } from '../testing/people';
import { field, signInByForm, title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

const ended = 'Votre session est terminée. Connectez-vous de nouveau pour continuer là où vous étiez.';

/** What every session leaves behind: the language, and nothing of the person. */
const nothingLeft = () => {
  expect(kept(sessionStorage)).toEqual({ lang: 'fr' });
  expect(kept(localStorage)).toEqual({ lang: 'fr' });
};

describe('logging out', () => {
  it('logging out informs the server, empties everything but the language, and confirms it on the login page (spec §2 logout-route, spec §4 logout, product §3 emptying)', async () => {
    const { user, store, address } = await openSignedIn('/app/home');
    await user.click(await screen.findByRole('link', { name: 'Se déconnecter' }));
    expect(await title('Se connecter')).toHaveFocus();
    expect(await title('Se connecter')).toHaveAccessibleDescription(/Votre session est fermée\./); // said with the title, which has the focus
    expect(screen.getByText(/^Votre session est fermée\./)).toBeVisible();
    expect(address()).toBe('/login');
    expect(sentTo('/api/logout')).toHaveLength(1);
    expect(store.getState().api.queries).toEqual({});
    nothingLeft();
  });

  it('logging out empties this device even when the network is away, and says that the server does not know', async () => {
    const { user } = await openSignedIn('/app/home');
    server().fault = ({ url }) => (url.endsWith('/logout') ? 'lost before' : undefined);
    await user.click(await screen.findByRole('link', { name: 'Se déconnecter' }));
    expect(await screen.findByText(/le serveur n’a pas pu confirmer la déconnexion/)).toBeVisible();
    nothingLeft();
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
});

describe('a session that the server refuses (401)', () => {
  const end = () => server().sql('delete from sessions');

  it('a session refused with 401 leads to the login with the reason and the way back, and logs out once (spec §4 401-elsewhere, product §8 session-end)', async () => {
    const { store, address } = await openSignedIn('/app/home?motif=1');
    await title('Bonjour');
    await end();
    server().sent.length = 0;
    await Promise.all([
      store.dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true })),
      store.dispatch(sessionApi.endpoints.changeUser.initiate({ lang: 'fr' })),
    ]);
    expect(await screen.findByText(ended)).toBeVisible();
    expect(address()).toBe(`/login?returnUrl=${encodeURIComponent(btoa('/app/home?motif=1'))}`);
    await waitFor(() => {
      expect(sentTo('/api/logout')).toHaveLength(1);
    });
    await waitFor(nothingLeft);
  });

  it('a person whose session the server refused with 401 returns to the same page once they sign in again', async () => {
    const { login, store, user, router } = await openSignedIn('/app/home?motif=1');
    await title('Bonjour');
    await end();
    await store.dispatch(sessionApi.endpoints.changeUser.initiate({ lang: 'fr' }));
    await signInByForm(user, login, 'Chalet-Bleuet-77');
    await title('Bonjour');
    expect(router.state.location).toMatchObject({ pathname: '/app/home', search: '?motif=1' });
  });

  it('a 401 leads a person who is not signed in to the login with the reason, logs nobody out, and does not loop (spec §4 401-elsewhere, product §3 login-401)', async () => {
    const { user, address } = await renderPortal('/recover');
    server().fault = ({ url }) => (url.endsWith('/api/recover') ? new Response(null, { status: 401 }) : undefined);
    await user.type(await field('Courriel'), 'marie@exemple.ca');
    await user.type(await field('Numéro d’assurance maladie (NAM)'), 'TREM85021512');
    await user.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
    expect(await screen.findByText(ended)).toBeVisible();
    expect(address()).toBe('/login');
    expect(sentTo('/api/logout')).toHaveLength(0);
  });
});

describe('the tabs of one browser (product §8 tabs)', () => {
  /** Another tab has a session storage of its own. */
  const openTab = async (path: string) => {
    sessionStorage.clear();
    return renderPortal(path);
  };

  it('a new tab shares the session: it asks the other tabs who is signed in, without a call to the server', async () => {
    const { login } = await openSignedIn('/app/appointments'); // which asks for no user, whenever its answers come
    server().sent.length = 0;
    const { address, store } = await openTab('/app/appointments');
    expect(address()).toBe('/app/appointments');
    expect(store.getState().session.user).toBe(login);
    expect(sentTo('/api/user')).toHaveLength(0);
  });

  it('the tabs of one browser end their session together', async () => {
    const one = await openSignedIn('/app/home');
    const other = await openTab('/app/home');
    await other.router.navigate('/logout');
    await waitFor(() => {
      expect([one.address(), other.address()]).toEqual([expect.stringMatching(/^\/login/), '/login']);
    });
    expect(one.store.getState().session.user).toBeNull();
  });

  it('a tab keeps its session when it hears late that the session of another person ended', async () => {
    const { login, store } = await openSignedIn('/app/home');
    const otherTab = new BroadcastChannel(`portal-session ${window.location.pathname}`);
    const answer = new Promise((resolve) => {
      otherTab.onmessage = ({ data }) => {
        resolve(data);
      };
    });
    otherTab.postMessage({ kind: 'ended', user: 'somebody.else' });
    otherTab.postMessage({ kind: 'whoIsThere' });
    expect(await answer).toEqual({ kind: 'here', user: login });
    otherTab.close();
    expect(store.getState().session.user).toBe(login);
  });

  it('the tabs of one browser never show two people: a tab of another person empties itself', async () => {
    const { login, password } = await someone();
    const other = await openTab('/login'); // while nobody is signed in
    const one = await openSignedIn('/app/home');
    await one.store.dispatch(sessionApi.endpoints.getUser.initiate());
    await waitFor(() => {
      expect(sentTo('/api/events')).not.toHaveLength(0);
    });
    await Promise.all(one.store.dispatch(api.util.getRunningQueriesThunk())); // one that is refused would end the session by itself
    server().sent.length = 0;
    await other.store.dispatch(sessionApi.endpoints.login.initiate({ username: login, password }));
    await waitFor(() => {
      expect(one.store.getState().session.user).toBeNull();
    });
    expect(sessionApi.endpoints.getUser.select()(one.store.getState()).data).toBeUndefined();
    expect(other.store.getState().session.user).toBe(login);
    await waitFor(() => {
      expect(sentTo('/api/events')).not.toHaveLength(0);
    }); // the tab of the other person listens for them by now
  });
});
