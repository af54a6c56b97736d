// Holds: spec §4 logout, product §3 emptying
import { screen, waitFor } from '@testing-library/react';

import { calls, type CallName } from '../../contract/calls.ts';
import { logoutRequested } from '../features/session/sessionListeners';
import type { AppStore } from '../store/makeStore';
import { askedNames, isFor, isSignIn } from '../testing/callNames';
import { askEveryCall, type AskedName } from '../testing/everyCall';
import { kept } from '../testing/kept';
import { mark } from '../testing/marks';
import { goodPassword, someone } from '../testing/people';
import { title } from '../testing/portalSteps';
import { emptyPart, privatePart } from '../testing/privatePart';
import { rightAnswer } from '../testing/rightAnswers';
import { openSignedIn } from '../testing/signedIn';
import { server } from '../testing/underTest';
import { legalApi } from './legalApi';
import { profileApi } from './profileApi';
import { sessionApi } from './sessionApi';

const about = { clinicId: mark, free: mark, reservationId: mark, patientId: mark };
const endings: Record<string, (opened: { store: AppStore; login: string }) => Promise<string | undefined> | undefined> =
  {
    'a logout here': ({ store }) => {
      store.dispatch(logoutRequested());
      return undefined;
    },
    'a logout in another tab': () => {
      const otherTab = new BroadcastChannel(`portal-session ${window.location.pathname}`);
      otherTab.postMessage({ kind: 'ended' });
      return undefined;
    },
    'a 401 of another call': async ({ store }) => {
      await server().sql('delete from sessions');
      void store.dispatch(profileApi.endpoints.changeUser.initiate({ lang: 'fr' }));
      return undefined;
    },
    'the sign-in of another person': async ({ store }) => {
      const { login: username } = await someone();
      await store.dispatch(sessionApi.endpoints.login.initiate({ username, password: goodPassword }, { track: false }));
      return username;
    },
    'another sign-in of the same person': async ({ store, login: username }) => {
      await store.dispatch(sessionApi.endpoints.login.initiate({ username, password: goodPassword }, { track: false }));
      return username;
    },
  };
const replaced: readonly string[] = ['the sign-in of another person', 'another sign-in of the same person'];

const lateEnd = '2099-11-20T14:00:00Z';
const lateCount = 3; // of rightAnswer

const signed = (answer: Response): Response => {
  answer.headers.set('X-Request-Id', 'r-1');
  answer.headers.set('Session-Expires', lateEnd);
  return answer;
};

const answers: Record<string, (name: CallName) => Response> = {
  'the right answer': (name) => signed(rightAnswer(calls[name], about)),
  'an answer that the call is not there': () => signed(Response.json({ message: mark }, { status: 501 })),
  'a 401': () => signed(Response.json({ message: mark }, { status: 401 })),
};

/** Asks every call, and holds each of them under way. */
const askAll = async (store: AppStore, asked: readonly AskedName[], answer: (name: CallName) => Response) => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = new Set<CallName>();
  server().fault = async (request) => {
    const name = asked.find((one) => isFor(calls[one], request));
    if (name === undefined) return undefined;
    held.add(name);
    await gate;
    return { instead: answer(name) };
  };
  const asks = askEveryCall(about);
  for (const name of asked) void asks[name](store.dispatch);
  await waitFor(() => {
    expect(asked.filter((name) => !held.has(name))).toEqual([]);
  });
  server().fault = null;
  return release;
};

/** It is asked after all others were answered, and goes the same way. */
const lastAnswer = (store: AppStore) =>
  store.dispatch(
    legalApi.endpoints.getLegalText.initiate({ kind: 'privacy', lang: 'en' }, { subscribe: false, forceRefetch: true }),
  );

/** The end empties the cache a moment later. */
const isEmptied = (store: AppStore): boolean => !('listHistory(null)' in store.getState().api.queries);

const shown = () => screen.getByRole('main').textContent;

const scenes = Object.keys(endings).flatMap((ending) =>
  Object.keys(answers).flatMap((kind) => ['at once', 'later'].map((when) => ({ ending, kind, when }) as const)),
);

describe('an answer that comes after its session', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // it logs each 501
    localStorage.setItem('authToken', 'token');
  });

  it.each(scenes)(
    '$kind that comes $when after $ending reaches nothing, whatever the call',
    async ({ ending, kind, when }) => {
      const opened = await openSignedIn('/404');
      const { store, login } = opened;
      const asked = askedNames.filter((name) => !(replaced.includes(ending) && isSignIn(name)));
      const release = await askAll(store, asked, answers[kind] ?? (() => Response.error()));
      const { turns } = store.getState();
      const stop = store.subscribe(() => {
        if (when === 'at once' && store.getState().turns !== turns) release();
      });
      const user = (await endings[ending]?.({ store, login })) ?? null;
      await waitFor(() => {
        expect(store.getState().turns).not.toEqual(turns);
        expect(isEmptied(store)).toBe(true);
      });
      stop();
      await title(user === null ? 'Se connecter' : 'Page introuvable');
      const before = shown();
      release();
      await lastAnswer(store);
      const { session, mailbox, ...others } = privatePart(store.getState());
      const { session: noSession, mailbox: noMailbox, ...none } = emptyPart();
      expect(others).toEqual(none);
      // A new session may know its own end and count by now.
      const own = user === null ? {} : { endsAt: session?.['endsAt'], endIsFinal: session?.['endIsFinal'] };
      expect(session).toEqual({ ...noSession, user, ...own });
      expect(session?.['endsAt']).not.toBe(Date.parse(lateEnd));
      if (user === null) expect(mailbox).toEqual(noMailbox);
      expect(mailbox?.['unread']).not.toBe(lateCount);
      expect(JSON.stringify([store.getState(), document.body.textContent, window.history.state])).not.toContain(mark);
      expect(kept(localStorage)).toEqual({ lang: 'fr' });
      const { unread: count, ...stored } = kept(sessionStorage);
      expect(stored).toEqual({ lang: 'fr', ...(user !== null && { user }) });
      if (user === null) expect(count).toBeUndefined();
      if (when === 'later') expect(shown()).toBe(before);
    },
  );
});
