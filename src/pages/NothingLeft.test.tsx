// Holds: spec §4 logout, product §3 emptying
import { screen, waitFor } from '@testing-library/react';

import { mailboxApi } from '../api/mailboxApi';
import { recoveryApi } from '../api/recoveryApi';
import { profileApi } from '../api/profileApi';
import { sessionApi } from '../api/sessionApi';
import { dependentChosen } from '../api/signals';
import { reasonChosen } from '../scheduling/channel/appointmentsSlice';
import { readTrace } from '../lib/trace';
import { kept } from '../testing/kept';
import { child, leaveMarks, mark } from '../testing/marks';
import { goodPassword, someone } from '../testing/people';
import { emptyPart, privatePart } from '../testing/privatePart';
import { title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { addressFor, linkedAddresses, patternsOf } from '../testing/routeTable';
import { signIn } from '../testing/signedIn';
import { server } from '../testing/underTest';

type Opened = Awaited<ReturnType<typeof renderPortal>>;

/** Every page under /app has been opened, each with its answers; a reason is typed, a child chosen. */
const wanderEverywhere = async ({ router, store }: Opened): Promise<void> => {
  const linked = new Set<string>();
  for (const pattern of patternsOf(router.routes).filter((address) => address.startsWith('/app/'))) {
    const address = addressFor(pattern, linked);
    if (address === undefined) continue;
    await router.navigate(address);
    await screen.findByRole('heading', { level: 1 });
    for (const found of linkedAddresses()) linked.add(found);
  }
  store.dispatch(dependentChosen(child));
  store.dispatch(reasonChosen({ code: 'other', ownWords: `${mark} tousse` }));
  await router.navigate('/app/home');
  await waitFor(() => {
    expect(JSON.stringify(store.getState())).toMatch(new RegExp(`(${mark}.*){2}`));
  });
};

const signedInEverywhere = async () => {
  const { login } = await signIn();
  await leaveMarks(login);
  const opened = await renderPortal('/app/home');
  await wanderEverywhere(opened);
  return { ...opened, login };
};

/** The policy: what a person leaves behind is the language, in every place where something could stay. */
const expectNothingLeft = async ({ store, login }: Opened & { login: string }): Promise<void> => {
  await title('Se connecter');
  await waitFor(() => {
    expect(kept(sessionStorage)).toEqual({ lang: 'fr' });
  });
  expect(kept(localStorage)).toEqual({ lang: 'fr' });
  await waitFor(() => {
    expect(store.getState().api.queries).toEqual({});
  });
  expect(privatePart(store.getState())).toEqual(emptyPart());
  const slots = {
    store: JSON.stringify(store.getState()),
    trace: JSON.stringify(readTrace()),
    page: document.documentElement.outerHTML,
    history: JSON.stringify(window.history.state),
  };
  for (const slot of Object.values(slots)) {
    expect(slot).not.toContain(mark);
    expect(slot).not.toContain(login);
  }
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
};

const endings: Record<string, (opened: Opened) => Promise<unknown>> = {
  'the person logs out': async ({ user }) => user.click(await screen.findByRole('link', { name: 'Se déconnecter' })),
  'the person logs out and the network is away': async ({ user }) => {
    server().fault = ({ url }) => (url.endsWith('/logout') ? 'lost before' : undefined);
    await user.click(await screen.findByRole('link', { name: 'Se déconnecter' }));
  },
  'the address /logout opens': ({ router }) => router.navigate('/logout'),
  'the server refuses the session': async ({ store }) => {
    await server().sql('delete from sessions');
    await store.dispatch(
      mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
  },
  'another tab logs out': async () => {
    const channel = new BroadcastChannel(`portal-session ${window.location.pathname}`);
    channel.postMessage({ kind: 'ended' });
    await title('Se connecter');
    channel.close();
  },
};

/** @returns what gives the late answers, and waits until one that was asked after them is in */
const askAndWait = async ({ store, router, login }: Opened & { login: string }): Promise<() => Promise<unknown>> => {
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const late = async (body: unknown) => {
    await gate;
    return Response.json(body);
  };
  server().fault = ({ url }) => {
    if (url.endsWith('/unread')) return late(7);
    if (url.endsWith('/api/user')) return late({ login, lastName: mark });
    return url.endsWith('/history') ? late({ upcoming: [], past: [], name: mark }) : undefined;
  };
  void store.dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true, subscribe: false }));
  void store.dispatch(profileApi.endpoints.getUser.initiate(undefined, { forceRefetch: true }));
  await router.navigate('/app/appointments');
  return async () => {
    answer();
    const nobodys = { email: 'a@exemple.ca', nam: 'TREM85021512' };
    await store.dispatch(recoveryApi.endpoints.requestRecovery.initiate(nobodys, { track: false }));
  };
};

describe('nothing of a person is left', () => {
  it.each(Object.keys(endings))('nothing of a person remains when %s', async (how) => {
    const opened = await signedInEverywhere();
    await endings[how]?.(opened);
    await expectNothingLeft(opened);
  });

  it('nothing of a person remains when answers arrive after they have left', async () => {
    const opened = await signedInEverywhere();
    const answer = await askAndWait(opened);
    await opened.router.navigate('/logout');
    await title('Se connecter');
    await answer();
    await expectNothingLeft(opened);
  });

  it('nothing of a person remains when another user signs in over them, even from answers that arrive later', async () => {
    const opened = await signedInEverywhere();
    const next = await someone();
    const answer = await askAndWait(opened);
    await opened.store.dispatch(sessionApi.endpoints.login.initiate({ username: next.login, password: goodPassword }));
    await waitFor(() => {
      expect(kept(sessionStorage)['user']).toBe(next.login);
    });
    server().fault = null;
    await answer();
    await waitFor(() => {
      expect(JSON.stringify(opened.store.getState())).not.toContain(mark);
    });
    await waitFor(() => {
      expect(document.documentElement.outerHTML).not.toContain(mark);
    });
    expect(kept(localStorage)).toEqual({ lang: 'fr' });
  });

  it('nothing remains of a mailed link that was opened and not used', async () => {
    const opened = await signedInEverywhere();
    await opened.router.navigate('/recover/do?key=une-cle');
    await opened.router.navigate('/logout');
    await title('Se connecter');
    await opened.router.navigate('/recover/do');
    expect(await screen.findByText(/^Cette page s’ouvre par le lien de votre courriel/)).toBeVisible();
  });
});
