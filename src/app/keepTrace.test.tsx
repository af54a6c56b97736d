import { waitFor } from '@testing-library/react';

import { sessionEnded, sessionStarted } from '../api/signals';
import { partIn } from '../features/report/keptTrace';
import { readEarlierTrace } from '../lib/trace';
import { title } from '../testing/portalSteps';
import { reload } from '../testing/reload';
import { openSignedIn } from '../testing/signedIn';

/** As the browser does when a page is left or loaded again; the redactor may not be there yet. */
const leave = () =>
  waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('trace')).not.toBeNull();
  });

const namesOf = (text: string | null): string[] =>
  (partIn(text)?.actions ?? []).map((action) => String(Reflect.get(action, 'type')));

const keeps = () =>
  waitFor(() => {
    expect(namesOf(readEarlierTrace())).toContain('ui/dialogOpened');
  });

/** Enough for the redactor to be loaded. */
const walkAround = async () => {
  const opened = await openSignedIn('/app/home');
  await title('Bonjour');
  for (let time = 0; time < 20; time += 1) opened.store.dispatch({ type: 'ui/dialogOpened' });
  return opened;
};

describe('the trace', () => {
  it('the support trace survives a reload, redacted, and leaves the storage after the reload', async () => {
    const { login } = await walkAround();
    await leave();
    const stored = sessionStorage.getItem('trace') ?? '';
    expect(namesOf(stored)).toContain('ui/dialogOpened');
    expect(stored).not.toContain(login);
    await reload('/app/home');
    expect(sessionStorage.getItem('trace')).toBeNull();
    await keeps();
  });

  it('the support trace survives a session that the server ended', async () => {
    const { store } = await walkAround();
    store.dispatch(sessionEnded('rejected'));
    await title('Se connecter');
    await keeps();
    expect(sessionStorage.getItem('trace')).toBeNull();
  });

  it('logout empties the support trace', async () => {
    await walkAround();
    await leave();
    const { store } = await reload('/app/home');
    await keeps();
    store.dispatch(sessionEnded('loggedOut'));
    expect(readEarlierTrace()).toBeNull();
    expect(sessionStorage.getItem('trace')).toBeNull();
  });

  it('the support trace is empty when another user signs in', async () => {
    const { store, login } = await walkAround();
    store.dispatch(sessionEnded('rejected'));
    await title('Se connecter');
    await keeps();
    store.dispatch(sessionStarted({ user: login }));
    await keeps();
    store.dispatch(sessionStarted({ user: 'somebody-else' }));
    expect(readEarlierTrace()).toBeNull();
  });
});
