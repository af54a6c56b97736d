import { waitFor } from '@testing-library/react';

import { api } from '../api/api';
import { profileApi } from '../api/profileApi';
import { sessionApi } from '../api/sessionApi';
import { someone } from '../testing/people';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

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
    await one.store.dispatch(profileApi.endpoints.getUser.initiate());
    await waitFor(() => {
      expect(sentTo('/api/events')).not.toHaveLength(0);
    });
    await Promise.all(one.store.dispatch(api.util.getRunningQueriesThunk())); // one that is refused would end the session by itself
    server().sent.length = 0;
    await other.store.dispatch(sessionApi.endpoints.login.initiate({ username: login, password }));
    await waitFor(() => {
      expect(one.store.getState().session.user).toBeNull();
    });
    expect(profileApi.endpoints.getUser.select()(one.store.getState()).data).toBeUndefined();
    expect(other.store.getState().session.user).toBe(login);
    await waitFor(() => {
      expect(sentTo('/api/events')).not.toHaveLength(0);
    }); // the tab of the other person listens for them by now
  });
});
