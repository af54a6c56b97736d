import { invitationTokenRefused, sessionEnded, sessionStarted } from '../api/signals';
import { displayChosen } from '../features/display/displaySlice';
import { languageChanged } from '../features/locale/localeSlice';
import { kept } from '../testing/kept';
import { makePorts, type Started } from '../app/makePorts';
import { makeStore } from './makeStore';
import { rehydrate } from './rehydrate';

const open = async () => {
  const started: Started = {};
  const store = makeStore(makePorts(started));
  const persistor = await rehydrate(store);
  started.persistor = persistor;
  return { store, persistor };
};

describe('what the browser keeps (spec §3 stored-values, product §3 nothing-else)', () => {
  it('the browser stores plain text under the named keys, and nothing else', async () => {
    localStorage.setItem('authToken', 'hub-token');
    const { store, persistor } = await open();
    store.dispatch(languageChanged('en'));
    await persistor.flush();
    expect(kept(sessionStorage)).toEqual({ lang: 'en' });
    expect(kept(localStorage)).toEqual({ lang: 'en', authToken: 'hub-token' });

    store.dispatch(sessionStarted({ user: 'Aïcha.Côté' }));
    await persistor.flush();
    expect(kept(sessionStorage)).toEqual({ user: 'Aïcha.Côté', lang: 'en' });
    expect(kept(localStorage)).toEqual({ lang: 'en' }); // the previous person's invitation token is gone
  });

  it('the browser stores the unread count as text, and the portal reads it back as a number (spec §9 storage-life)', async () => {
    sessionStorage.setItem('user', 'marie');
    sessionStorage.setItem('unread', '12');
    const { store } = await open();
    expect(store.getState().mailbox.unread).toBe(12);
    expect(store.getState().session.user).toBe('marie');
  });

  it.each(['', 'beaucoup', '-1', '3.5', '{"unread":3}'])(
    'the portal treats a stored unread count of “%s” as unknown',
    async (text) => {
      sessionStorage.setItem('unread', text);
      expect((await open()).store.getState().mailbox.unread).toBeNull();
    },
  );

  it('the portal reads the language of this tab first, then of this browser, and drops one it does not support (spec §1 initial-language)', async () => {
    localStorage.setItem('lang', 'en');
    expect((await open()).store.getState().locale.lang).toBe('en');
    sessionStorage.setItem('lang', 'fr');
    expect((await open()).store.getState().locale.lang).toBe('fr');
    sessionStorage.setItem('lang', 'de');
    localStorage.setItem('lang', 'xx');
    expect((await open()).store.getState().locale.lang).toBe('fr');
  });

  it('the browser keeps the display settings beyond the session, and the portal drops a value that is not a choice (product §3 display)', async () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('contrast', 'enormous');
    const { store, persistor } = await open();
    expect(store.getState().display).toMatchObject({ theme: 'dark', contrast: null });
    store.dispatch(displayChosen({ contrast: 'more' }));
    store.dispatch(sessionStarted({ user: 'marie' }));
    store.dispatch(sessionEnded('elsewhere'));
    await persistor.flush();
    expect(kept(localStorage)).toEqual({ lang: 'fr', theme: 'dark', contrast: 'more' });
    store.dispatch(displayChosen({ theme: null, contrast: null }));
    await persistor.flush();
    expect(kept(localStorage)).toEqual({ lang: 'fr' });
  });

  it('the browser keeps the invitation token when a tab joins the session of another tab (product §4 hub)', async () => {
    localStorage.setItem('authToken', 'hub-token');
    const { store, persistor } = await open();
    store.dispatch(sessionStarted({ user: 'marie', hasJoined: true }));
    await persistor.flush();
    expect([store.getState().session.user, localStorage.getItem('authToken')]).toEqual(['marie', 'hub-token']);
  });

  it('the portal treats an empty stored name as no user, and an empty token as none', async () => {
    sessionStorage.setItem('user', '');
    localStorage.setItem('authToken', '');
    expect((await open()).store.getState().session).toMatchObject({ user: null, authToken: null });
  });

  it('the browser forgets the invitation token that the server refused (spec §4 401-hub)', async () => {
    localStorage.setItem('authToken', 'hub-token');
    const { store, persistor } = await open();
    expect(store.getState().session.authToken).toBe('hub-token');
    store.dispatch(invitationTokenRefused({ wasIdentified: true }));
    await persistor.flush();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('the portal keeps what another tab stored until the session ends, then deletes it too', async () => {
    const { store, persistor } = await open();
    await persistor.flush();
    localStorage.setItem('authToken', 'of-another-tab');
    store.dispatch(languageChanged('en'));
    await persistor.flush();
    expect(localStorage.getItem('authToken')).toBe('of-another-tab');
    store.dispatch(sessionStarted({ user: 'marie' }));
    store.dispatch(sessionEnded('elsewhere'));
    await persistor.flush();
    expect([kept(sessionStorage), kept(localStorage)]).toEqual([{ lang: 'en' }, { lang: 'en' }]);
  });
});
