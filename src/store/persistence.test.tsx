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
  it('is plain text under the named keys, and nothing else', async () => {
    localStorage.setItem('authToken', 'hub-token');
    const { store, persistor } = await open();
    store.dispatch(languageChanged('en'));
    await persistor.flush();
    expect(kept(sessionStorage)).toEqual({ lang: 'en' });
    expect(kept(localStorage)).toEqual({ lang: 'en', authToken: 'hub-token' });

    store.dispatch(sessionStarted({ user: 'Aïcha.Côté' }));
    await persistor.flush();
    expect(kept(sessionStorage)).toEqual({ user: 'Aïcha.Côté', lang: 'en' });
    expect(kept(localStorage)).toEqual({ lang: 'en' }); // the hub's token of whoever was here before is gone
  });

  it('keeps the unread count as text, and reads it back as a number (spec §9 storage-life)', async () => {
    sessionStorage.setItem('user', 'marie');
    sessionStorage.setItem('unread', '12');
    const { store } = await open();
    expect(store.getState().mailbox.unread).toBe(12);
    expect(store.getState().session.user).toBe('marie');
  });

  it.each(['', 'beaucoup', '-1', '3.5', '{"unread":3}'])('takes an unread count of “%s” for unknown', async (text) => {
    sessionStorage.setItem('unread', text);
    expect((await open()).store.getState().mailbox.unread).toBeNull();
  });

  it('reads the language of this tab first, then of this browser, and drops one it does not speak (spec §1 initial-language)', async () => {
    localStorage.setItem('lang', 'en');
    expect((await open()).store.getState().locale.lang).toBe('en');
    sessionStorage.setItem('lang', 'fr');
    expect((await open()).store.getState().locale.lang).toBe('fr');
    sessionStorage.setItem('lang', 'de');
    localStorage.setItem('lang', 'xx');
    expect((await open()).store.getState().locale.lang).toBe('fr');
  });

  it('keeps how this device shows the portal beyond the session, and drops what is no choice (product §3 display)', async () => {
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

  it('keeps the token of the hub where a tab joins the session of another one (product §4 hub)', async () => {
    localStorage.setItem('authToken', 'hub-token');
    const { store, persistor } = await open();
    store.dispatch(sessionStarted({ user: 'marie', hasJoined: true }));
    await persistor.flush();
    expect([store.getState().session.user, localStorage.getItem('authToken')]).toEqual(['marie', 'hub-token']);
  });

  it('takes an empty name for nobody’s, and an empty token for none', async () => {
    sessionStorage.setItem('user', '');
    localStorage.setItem('authToken', '');
    expect((await open()).store.getState().session).toMatchObject({ user: null, authToken: null });
  });

  it('forgets the token that the hub refused (spec §4 401-hub)', async () => {
    localStorage.setItem('authToken', 'hub-token');
    const { store, persistor } = await open();
    expect(store.getState().session.authToken).toBe('hub-token');
    store.dispatch(invitationTokenRefused({ wasIdentified: true }));
    await persistor.flush();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('leaves alone what another tab stored, until the session ends: then it goes too', async () => {
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
